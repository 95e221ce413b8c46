/** An offer to another player: what I want above what I give, with guide prices and a balance. */
import { For, Show } from 'solid-js';
import { GOODS } from '../../../../../engine/wealth/data/goods.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Flag } from '../../../../ui/Flag.tsx';
import text from '../../../../ui/text.module.css';
import { type Composer, useMaking } from '../../composer.ts';
import { Segment } from '../../Segment.tsx';
import { useWords } from '../../words.ts';
import { Prompt } from '../Prompt.tsx';
import { Balance } from './Balance.tsx';
import styles from './Barter.module.css';
import { BarterColumn } from './BarterColumn.tsx';
import { type BarterHand, createBarterHand } from './barterHand.ts';

interface Props {
  composer: Composer;
  hand: BarterHand;
}

export function BarterPrompt(props: { composer: Composer }) {
  const { word } = useWords();
  const offer = useMaking(props.composer, 'offer');
  const hand = createBarterHand(props.composer, offer);
  const name = () => hand.partner()?.name ?? '';
  return (
    <Prompt
      composer={props.composer}
      title={word(offer().countered ? 'counterTo' : 'offerTo', { name: name() })}
      small={word(props.composer.table.myTurn() ? 'offerHelpMine' : 'offerHelpTheirs')}
      refusal={hand.refusal()}
      more={<Partners composer={props.composer} hand={hand} />}
      acts={<Acts composer={props.composer} hand={hand} />}
    >
      <div class={styles.barter}>
        <div class={styles.goods}>
          <span class={`${styles.wantLabel} ${text.notOnPhone}`}>{word('youWant')}</span>
          <span class={`${styles.giveLabel} ${text.notOnPhone}`}>{word('youGive')}</span>
          <div class={`${styles.head} ${text.onPhone}`}>
            <b>{word('youGive')}</b>
            <span>{word('heldBoth', { name: name() })}</span>
            <b>{word('youWant')}</b>
          </div>
          <For each={GOODS}>{(good) => <BarterColumn composer={props.composer} hand={hand} good={good} />}</For>
        </div>
        <Balance give={hand.worth('give')} get={hand.worth('want')} />
      </div>
    </Prompt>
  );
}

function Partners(props: Props) {
  const { word } = useWords();
  const player = (seat: number) => props.composer.table.players()[seat];
  return (
    <Show when={!props.hand.offer().countered}>
      <div class={styles.partners} data-part="partners">
        <Segment
          label={word('toWhom')}
          answers={props.composer.partners().map(({ seat }) => seat)}
          chosen={props.hand.offer().to}
          onChoose={(seat) => props.composer.tell({ type: 'offerTo', seat })}
        >
          {(seat) => (
            <>
              <Flag seat={seat} letter={player(seat)?.letter ?? ''} width={20} />{' '}
              <span class={styles.partner}>{player(seat)?.name}</span>
            </>
          )}
        </Segment>
      </div>
    </Show>
  );
}

function Acts(props: Props) {
  const { word } = useWords();
  return (
    <>
      <Button
        kind="pri"
        disabled={props.hand.isEmpty() || props.hand.refusal() !== null}
        onClick={() => props.composer.act(props.hand.action())}
      >
        {word(props.hand.offer().countered ? 'sendCounter' : 'sendOffer')}
      </Button>
      <Button onClick={() => props.composer.back()}>
        <span class={text.notOnPhone}>{word(props.composer.table.myTurn() ? 'backToMarkets' : 'back')}</span>
        <span class={text.onPhone}>{word('back')}</span>
      </Button>
    </>
  );
}
