/** A line of the log whose hex names light their hexes. */
import { For, type JSX } from 'solid-js';
import { parseHexName } from '../../board/geometry.ts';
import { LineText } from '../../table/LineText.tsx';
import type { Desk } from './desk.ts';
import type { WealthLine } from './wealthTable.ts';

const HEX = /\b([A-I][1-9])\b/;

export function LogText(props: { desk: Desk; line: WealthLine }): JSX.Element {
  const pieces = () => props.line.text.split(HEX);
  const name = () => (props.line.about === null ? '' : (props.desk.table.players()[props.line.about]?.name ?? ''));
  if (pieces().length === 1) return <LineText line={props.line} table={props.desk.table} />;
  return (
    <For each={pieces()}>
      {(text, i) => {
        if (i() % 2 === 1) return <HexName desk={props.desk} name={text} />;
        if (i() === 0 && name() && text.startsWith(name())) {
          return (
            <>
              <b>{name()}</b>
              {text.slice(name().length)}
            </>
          );
        }
        return text;
      }}
    </For>
  );
}

function HexName(props: { desk: Desk; name: string }) {
  const light = (on: boolean) => props.desk.setSpot(on ? parseHexName(props.name) : null);
  return (
    <button
      type="button"
      class="hexname"
      onMouseEnter={() => light(true)}
      onMouseLeave={() => light(false)}
      onFocus={() => light(true)}
      onBlur={() => light(false)}
      onClick={() => light(true)}
    >
      {props.name}
    </button>
  );
}
