/** The progress board from my point of view: what I can buy, why not the rest, and what others took. */
import { createMemo, type JSX } from 'solid-js';
import type { CardId } from '../../../../../engine/nations/data/cards/types.ts';
import { market, type Offer } from '../../../../../engine/nations/facts/market.ts';
import type { Composer } from '../../composer.ts';
import type { Cell } from '../../move.ts';
import { withTexts } from '../../texts.ts';
import { useWords } from '../../words.tsx';
import { ProgressBoard } from './ProgressBoard.tsx';
import { takenLately } from './taken.ts';

const Die = withTexts('solo', async () => (await import('../../solo/Die.tsx')).Die);

export function Market(props: { composer: Composer; onCard: (card: CardId) => void }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const { table } = composer;
  const state = () => table.state();
  const offers = createMemo(() => {
    const seat = composer.me();
    return seat === null ? [] : market(state(), seat);
  });
  const taken = createMemo(() => takenLately(table));
  const lastRoll = () => {
    const last = table.log().findLast(({ event }) => event.type === 'roundBegan' || event.type === 'dieRolled');
    return last?.event.type === 'dieRolled' ? last.event.value : null;
  };
  const dice = () => (state().board[0] ?? []).map((_, col) => <Die value={col + 1} dark={lastRoll() === col + 1} />);
  const why = (offer: Offer): string | undefined => {
    // Before the first round nobody can buy anything.
    if (!offer.refusal || state().round === 0) return undefined;
    return word(`short.${offer.refusal.code.split('/').slice(1).join('/')}`, offer.refusal.params);
  };
  const pick = (cell: Cell) => {
    const card = state().board[cell.row - 1]?.[cell.col];
    if (!card) return;
    if (composer.question()?.kind === 'turn') composer.setAim({ name: 'buy', cell });
    else props.onCard(card);
  };
  const chosen = () => {
    const aim = composer.aim();
    return aim?.name === 'buy' ? aim.cell : null;
  };
  return (
    <ProgressBoard
      board={state().board}
      offers={offers()}
      taken={taken()}
      why={why}
      chosen={chosen()}
      onPick={pick}
      names={table.players().map(({ name, seat }) => (seat === composer.me() ? word('ledger.you') : name))}
      letters={table.players().map(({ letter }) => letter)}
      shadowWar={state().war?.buyer === null ? (state().war?.card ?? null) : null}
      {...(state().shadow ? { dice: dice() } : {})}
    />
  );
}
