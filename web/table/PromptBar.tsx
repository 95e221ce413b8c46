/** The bar that says what has to be decided, by whom, and how much time is left. */
import { type JSX, onMount, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import { clock } from '../ui/signs/common.ts';
import { useWayToBoard } from './place.ts';
import { takeLostFocus } from './promptFocus.ts';
import './prompt.css';

export interface PromptBarProps {
  /** `you`: vermilion edge. `calm`: nobody is waiting for you. `late`: the only tinted one. */
  tone?: 'you' | 'calm' | 'late';
  /** The time left, or since when the table has been waiting. */
  eyebrow?: JSX.Element;
  clock?: boolean;
  /** The main sentence, never a single word. */
  ask: JSX.Element;
  sub?: JSX.Element;
  /** Keeps the second line on a phone too. */
  keepSub?: boolean;
  /** A refusal or another reason, in italics. */
  why?: JSX.Element;
  /** Below the sentence, in its column. */
  under?: JSX.Element;
  /** The middle: what the move is made of. */
  children?: JSX.Element;
  /** Buttons. The first is the main one and names its effect. */
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
