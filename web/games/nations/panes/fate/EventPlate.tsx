/** One event of the round: its words, and what it does to me or whom it concerns. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { EventHalf } from '../../../../../engine/nations/data/cards/types.ts';
import type { StepOutlook } from '../../../../../engine/nations/facts/forecast.ts';
import { concernedBy } from '../../../../../engine/nations/facts/round.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { Amounts } from '../../cards/figures.tsx';
import { metBy, WhoMark } from '../../cards/WhoMark.tsx';
import { event as eventSign } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './Fate.module.css';
import { isAny } from './ForMe.tsx';

interface EventProps {
  half: EventHalf;
  state: State;
  /** What the event does to me; undefined if it does not concern me. */
  outlook: StepOutlook | undefined;
  nameOf: (seat: Seat) => string;
  letters: readonly string[];
}

export function EventPlate(props: EventProps & { onOpen: () => void }): JSX.Element {
  const { word } = useWords();
  const changes = () => props.outlook?.changes;
  const tone = () => {
    if (Object.values(changes() ?? {}).some((n) => n < 0)) return styles.bad;
    return isAny(changes()) ? styles.good : '';
  };
  return (
    <button type="button" class={styles.plate} onClick={() => props.onOpen()}>
      <span class={styles.title}>
        <span class={text.notOnPhone}>
          <Icon of={eventSign} size={15} /> {word(`event.${props.half.id}.title`)}
        </span>
        <span class={text.onPhone}>
          <WhoMark half={props.half} size={24} bare />
        </span>
      </span>
      <span class={styles.text}>{word(`event.${props.half.id}.text`)}</span>
      <span class={`${styles.forMe} ${tone()}`}>
        <Show when={isAny(changes())} fallback={<Concerned {...props} />}>
          <span class={text.notOnPhone}>{word('fate.you')}</span> <Amounts of={changes() ?? {}} size={12} />
        </Show>
      </span>
    </button>
  );
}

/** Whom the event concerns as things stand. */
function Concerned(props: EventProps): JSX.Element {
  const { word } = useWords();
  const seats = () => concernedBy(props.state, props.half.id);
  return (
    <Switch fallback={<span>{word(`who.${metBy(props.half).key}`)}</span>}>
      <Match when={props.outlook?.asked}>
        <span>{word('fate.asked')}</span>
      </Match>
      <Match when={props.outlook}>
        <span>{word('fate.meetsYou')}</span>
      </Match>
      <Match when={seats()?.length === 0}>
        <span>{word('fate.nobody')}</span>
      </Match>
      <Match when={seats()}>
        {(all) => (
          <>
            <For each={all()}>{(seat) => <Flag seat={seat} letter={props.letters[seat] ?? ''} width={18} />}</For>
            <span class={styles.names}>{all().map(props.nameOf).join(', ')}</span>
          </>
        )}
      </Match>
    </Switch>
  );
}
