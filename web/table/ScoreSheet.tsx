/** How the points were scored, line by line. Players are in order of rank, with the winner's column tinted. */
import { For, type JSX } from 'solid-js';
import type { AnyTable } from '../games/contract.ts';
import { t } from '../i18n/i18n.ts';
import { Flag } from '../ui/Flag.tsx';

export interface ScoreRow {
  label: JSX.Element;
  /** One cell per seat, by seat number. */
  cells: readonly JSX.Element[];
  /** `part`: a subtotal. `sum`: the points. */
  kind?: 'part' | 'sum';
}

export function ScoreSheet(props: { table: AnyTable; rows: readonly ScoreRow[] }): JSX.Element {
  const placings = () => [...(props.table.result()?.placings ?? [])].sort((a, b) => a.rank - b.rank);
  const wins = (seat: number) => (props.table.result()?.winners.includes(seat) ? 'win' : '');
  return (
    <table class="score">
      <caption class="vh">{t('end.how')}</caption>
      <thead>
        <tr>
          <td />
          <For each={placings()}>
            {(one) => {
              const player = () => props.table.players()[one.seat];
              return (
                <th scope="col" class={wins(one.seat)}>
                  <Flag seat={one.seat} letter={player()?.letter} />
                  <br />
                  <span class="nm">{one.seat === props.table.seat() ? t('you') : player()?.name}</span>
                  <span class="pl">{t('end.rank', { n: one.rank })}</span>
                </th>
              );
            }}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr class={row.kind ?? ''}>
              <th scope="row">{row.label}</th>
              <For each={placings()}>{(one) => <td class={wins(one.seat)}>{row.cells[one.seat]}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
