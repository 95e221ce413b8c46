/** A line of the log. Pointing at a hex name lights up that hex. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { parseHexName } from '../../../engine/wealth/data/hexNames.ts';
import { LineText } from '../../table/log/LineText.tsx';
import { isPhone } from '../../ui/phone.ts';
import type { Composer } from './composer.ts';
import styles from './LogText.module.css';
import type { WealthLine } from './wealthTable.ts';

/** A hex and the comma after it, which must not start a new line. */
const HEX = /\b([A-I][1-9])\b(,?)/;

export function LogText(props: { composer: Composer; line: WealthLine }): JSX.Element {
  const name = () => {
    const told = props.line.about === null ? '' : (props.composer.table.players()[props.line.about]?.name ?? '');
    return props.line.text.startsWith(told) ? told : '';
  };
  /** Text, hex and comma in turn. */
  const pieces = () => props.line.text.slice(name().length).split(HEX);
  return (
    <Show when={pieces().length > 1} fallback={<LineText line={props.line} table={props.composer.table} />}>
      <b>{name()}</b>
      <For each={pieces()}>
        {(text, i) => (
          <Switch fallback={text}>
            <Match when={i() % 3 === 1}>
              <span class={styles.whole}>
                <HexName composer={props.composer} name={text} />
                {pieces()[i() + 1]}
              </span>
            </Match>
            <Match when={i() % 3 === 2}>{''}</Match>
          </Switch>
        )}
      </For>
    </Show>
  );
}

function HexName(props: { composer: Composer; name: string }) {
  const { composer } = props;
  let isShown = false;
  const light = (on: boolean) => composer.screen.setSpot(on || isShown ? parseHexName(props.name) : null);
  return (
    <button
      type="button"
      class={styles.hex}
      onMouseEnter={() => light(true)}
      onMouseLeave={() => light(false)}
      onFocus={() => light(true)}
      onBlur={() => light(false)}
      onClick={() => {
        // On a phone the board is under another tab. That tab opens, and the hex stays lit.
        isShown = isPhone();
        light(true);
        if (isShown) composer.screen.showTab('board');
      }}
    >
      {props.name}
    </button>
  );
}
