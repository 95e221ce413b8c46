/** The dialogs over the table: a whole card, the event card, standing answers, another player's nation. */
import { type JSX, Show, Suspense } from 'solid-js';
import type { Seat } from '../../../engine/core/game.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { withTexts } from './cards/wholeTexts.ts';
import { useWords } from './cards/words.tsx';
import type { Composer } from './composer.ts';

const CardFull = withTexts(async () => (await import('./cards/CardFull.tsx')).CardFull);
const EventFull = withTexts(async () => (await import('./cards/EventFace.tsx')).EventFull);
const StandingAnswers = withTexts(async () => (await import('./StandingAnswers.tsx')).StandingAnswers);
const Opponent = withTexts(async () => (await import('./panes/Opponent.tsx')).Opponent);

/** The open dialog, other than a card. A seat stands for its nation. */
export type Opened = 'event' | 'standing' | Seat | null;

export function Dialogs(props: { composer: Composer; opened: Opened; onOpen: (what: Opened) => void }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  const { table } = composer;
  const close = () => props.onOpen(null);
  const looked = () => (typeof props.opened === 'number' ? props.opened : null);
  return (
    <>
      <Dialog open={composer.shown() !== null} onClose={() => composer.show(null)} title={word('browse.card')} side>
        <Suspense>
          <Show when={composer.shown()}>{(card) => <CardFull card={card()} />}</Show>
        </Suspense>
      </Dialog>
      <Dialog open={props.opened === 'event'} onClose={close} title={word('face.eventCard')} side>
        <Suspense>
          <Show when={props.opened === 'event' && table.state().event}>{(card) => <EventFull card={card()} />}</Show>
        </Suspense>
      </Dialog>
      <Dialog open={props.opened === 'standing'} onClose={close} title={word('standing.title')} side>
        <Show when={props.opened === 'standing'}>
          <Suspense>
            <StandingAnswers table={table} />
          </Suspense>
        </Show>
      </Dialog>
      <Dialog open={looked() !== null} onClose={close} title={table.players()[looked() ?? 0]?.name ?? ''} side>
        <Suspense>
          <Opponent table={table} seat={looked() ?? 0} onSeat={props.onOpen} onCard={composer.show} />
        </Suspense>
      </Dialog>
    </>
  );
}
