/** How the points were scored, line by line. Players are in order of rank, with the winner's column tinted. */
import { For, type JSX } from 'solid-js';
import type { Placing } from '../../../engine/core/game.ts';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Flag } from '../../ui/Flag.tsx';
import text from '../../ui/text.module.css';
import { placingsOf } from './placings.ts';
import styles from './ScoreSheet.module.css';

export interface ScoreRow {
  label: JSX.Element;
  /** One cell per seat, by seat number. */
  cells: readonly JSX.Element[];
  /** `part`: a subtotal. `sum`: the points. */
  kind?: 'part' | 'sum';
}

const KINDS = { part: styles.part, sum: styles.sum };

export function ScoreSheet(props: { table: AnyTable; rows: readonly ScoreRow[] }): JSX.Element {
  const placings = () => placingsOf(props.table);
  const wins = (seat: number) => (props.table.result()?.winners.includes(seat) ? styles.winner : '');
  return (
    <table class={styles.score}>
      <caption class={text.hidden}>{t('end.how')}</caption>
      <thead>
        <tr>
          <td />
          <For each={placings()}>
            {(one) => (
              <th scope="col" class={wins(one.seat)}>
                <Head table={props.table} placing={one} />
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr class={row.kind ? KINDS[row.kind] : ''}>
              <th scope="row">{row.label}</th>
              <For each={placings()}>{(one) => <td class={wins(one.seat)}>{row.cells[one.seat]}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Head(props: { table: AnyTable; placing: Placing }): JSX.Element {
  const player = () => props.table.players()[props.placing.seat];
  return (
    <>
      <Flag seat={props.placing.seat} letter={player()?.letter} />
      <br />
      <span class={styles.name}>{props.placing.seat === props.table.seat() ? t('you') : player()?.name}</span>
      <span class={styles.place}>{t('end.rank', { n: props.placing.rank })}</span>
    </>
  );
}
