/** The one bar that says what is asked, of whom, and how long there is. */
import { type JSX, onMount, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import { clock } from '../ui/signs/common.ts';
import { useWayToBoard } from './place.ts';
import { takeLostFocus } from './promptFocus.ts';
import './prompt.css';

export interface PromptBarProps {
  /** `you`: vermilion edge. `calm`: nobody waits for you. `late`: the only tinted one. */
  tone?: 'you' | 'calm' | 'late';
  /** How long there is, or since when. */
  eyebrow?: JSX.Element;
  clock?: boolean;
  /** The sentence. Never a word alone. */
  ask: JSX.Element;
  sub?: JSX.Element;
  /** The second line stays on a phone too. */
  keepSub?: boolean;
  /** A refusal or another reason, in italics. */
  why?: JSX.Element;
  /** Below the sentence, in its column. */
  under?: JSX.Element;
  /** The middle: what the move is made of. */
  children?: JSX.Element;
  /** Buttons; the first is the main one and names its effect. */
  acts?: JSX.Element;
  class?: string;
}

export function PromptBar(props: PromptBarProps): JSX.Element {
  let bar: HTMLElement | undefined;
  const way = useWayToBoard();
  onMount(() => bar && takeLostFocus(bar));
  return (
    <section
      ref={bar}
      class={`prompt ${props.tone ?? 'you'} ${props.class ?? ''}`}
      aria-label={t('prompt.label')}
      tabIndex={-1}
    >
      <div class="ask" aria-live="polite">
        <Show when={props.eyebrow}>
          <span class="eyebrow">
            <Show when={props.clock}>
              <Icon of={clock} size={12} />
            </Show>
            <span>{props.eyebrow}</span>
          </span>
        </Show>
        <p>{props.ask}</p>
        <Show when={props.sub}>
          <small class={props.keepSub ? 'keep' : ''}>{props.sub}</small>
        </Show>
        <Show when={props.why}>
          <span class="why">{props.why}</span>
        </Show>
        {props.under}
      </div>
      <div class="mid">{props.children}</div>
      <div class="acts">
        {props.acts}
        <Show when={way()}>
          {(to) => (
            <button type="button" class="b toboard" onClick={() => to().go()}>
              <Icon of={to().tab.sign} size={17} /> {to().tab.label}
            </button>
          )}
        </Show>
      </div>
    </section>
  );
}
