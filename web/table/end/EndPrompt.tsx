/** The prompt at the end of a game: who has won, and the places. */
import { For, type JSX } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { list, t } from '../../i18n/i18n.ts';
import { moment } from '../../i18n/time.ts';
import { Flag } from '../../ui/Flag.tsx';
import { PlayerItem, Players } from '../prompt/Players.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { nameOf } from '../prompt/seatWords.ts';
import { EndActs } from './EndActs.tsx';
import { placingsOf } from './placings.ts';

export function EndPrompt(props: { table: AnyTable }): JSX.Element {
  const placings = () => placingsOf(props.table);
  const mine = () => placings().find((one) => one.seat === props.table.seat());
  const winners = () => (props.table.result()?.winners ?? []).map((seat) => nameOf(props.table, seat));
  const alone = () => winners().length === 1 && props.table.result()?.winners[0] === props.table.seat();
  const last = () => props.table.log().at(-1)?.at;
  const ask = () => {
    const [first, second] = placings();
    if (winners().length > 1) return t('end.tie', { who: list(winners()) });
    const points = { points: first?.points ?? 0, second: second?.points ?? 0 };
    if (!second) return alone() ? t('end.solo.you', points) : t('end.solo', { who: winners()[0] ?? '', ...points });
    return alone() ? t('end.you', points) : t('end.wins', { who: winners()[0] ?? '', ...points });
  };
  return (
    <PromptBar
      tone="calm"
      eyebrow={last() ? t('end.when', { time: moment(last() ?? 0) }) : undefined}
      ask={ask()}
      sub={mine() && !alone() ? t('end.place', { n: mine()?.rank ?? 0, of: placings().length }) : undefined}
      acts={<EndActs table={props.table} />}
    >
      <Players>
        <For each={placings()}>
          {(one) => (
            <PlayerItem>
              <Flag seat={one.seat} letter={props.table.players()[one.seat]?.letter} />
              <b>{nameOf(props.table, one.seat)}</b> {one.points}
            </PlayerItem>
          )}
        </For>
      </Players>
    </PromptBar>
  );
}
