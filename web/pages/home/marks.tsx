/** A small picture for each game: a tile, or two cards. */
import { type JSX, Match, Switch } from 'solid-js';

export function GameMark(props: { game: string }): JSX.Element {
  return (
    <svg class="mk" viewBox="-22 -20 44 40" width="40" height="36" aria-hidden="true">
      <Switch
        fallback={
          <>
            <path
              d="M9.5-16.5 19 0 9.5 16.5-9.5 16.5-19 0-9.5-16.5Z"
              fill="var(--farm)"
              stroke="var(--farm-e)"
              stroke-width="1.5"
            />
            <circle r="8" fill="var(--dot)" stroke="var(--dot-ink)" />
          </>
        }
      >
        <Match when={props.game === 'nations'}>
          <g fill="var(--paper)" stroke="var(--rule-2)" stroke-width="1.3">
            <rect x="-15" y="-15" width="22" height="28" rx="2" transform="rotate(-8)" />
            <rect x="-8" y="-15" width="22" height="28" rx="2" transform="rotate(5)" />
          </g>
          <path d="M-6.6-15.6 15.3-13.7 14.8-7-7.3-9Z" fill="var(--generator)" />
        </Match>
      </Switch>
    </svg>
  );
}
