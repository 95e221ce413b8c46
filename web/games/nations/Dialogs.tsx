/** The dialogs over the table: a whole card, the event card, standing answers, another player's nation. */
import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../../engine/core/game.ts';
import type { CardId } from '../../../engine/nations/data/cards/types.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Dialogs.module.css';
import type { NationsTable } from './nationsTable.ts';
import { withTexts } from './texts.ts';
import { useWords } from './words.tsx';

const CardFull = withTexts('whole', async () => (await import('./cards/CardFull.tsx')).CardFull);
const EventFull = withTexts('whole', async () => (await import('./cards/EventFace.tsx')).EventFull);
const StandingAnswers = withTexts(
  'whole',
  async () => (await import('./standing/StandingAnswers.tsx')).StandingAnswers,
);
const Opponent = withTexts('whole', async () => (await import('./panes/nation/Opponent.tsx')).Opponent);

/** The open dialog, other than a card. A seat stands for its nation. */
export type Opened = 'event' | 'standing' | Seat | null;

export function Dialogs(props: {
  table: NationsTable;
  opened: Opened;
  onOpen: (what: Opened) => void;
  /** The card that is shown whole, also over another dialog. */
  card: CardId | null;
  onCard: (card: CardId | null) => void;
}): JSX.Element {
  const { word } = useWords();
  const { table } = props;
  const close = () => props.onOpen(null);
  const looked = () => (typeof props.opened === 'number' ? props.opened : null);
  return (
    <>
      <Dialog open={props.card !== null} onClose={() => props.onCard(null)} title={word('browse.card')} side>
        <div class={styles.face}>
          <Show when={props.card}>{(card) => <CardFull card={card()} />}</Show>
        </div>
      </Dialog>
      <Dialog open={props.opened === 'event'} onClose={close} title={word('face.eventCard')} side>
        <div class={styles.face}>
          <Show when={props.opened === 'event' && table.state().event}>{(card) => <EventFull card={card()} />}</Show>
        </div>
      </Dialog>
      <Dialog open={props.opened === 'standing'} onClose={close} title={word('standing.title')} side>
        <Show when={props.opened === 'standing'}>
          <StandingAnswers table={table} />
        </Show>
      </Dialog>
      <Dialog open={looked() !== null} onClose={close} title={table.players()[looked() ?? 0]?.name ?? ''} side>
        <Opponent table={table} seat={looked() ?? 0} onSeat={props.onOpen} onCard={props.onCard} />
      </Dialog>
    </>
  );
}
