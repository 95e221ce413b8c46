/** The figures of a whole card in words, by its kind. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type {
  ColonyCard,
  GoldenAgeCard,
  ProgressCard,
  WarCard,
  WonderCard,
  WorkCard,
} from '../../../../engine/nations/data/cards/types.ts';
import { VALUES } from '../../../../engine/nations/data/values.ts';
import { useWords, type WordKey } from '../words.tsx';
import styles from './CardFacts.module.css';
import { lossOf, narrow } from './CardFigures.tsx';
import { Amount, Amounts, Raid, RaidKinds, Sections } from './figures.tsx';

export function CardFacts(props: { card: ProgressCard; built: number }): JSX.Element {
  return (
    <Switch>
      <Match when={narrow(props.card, 'building', 'military')}>{(card) => <WorkFacts card={card()} />}</Match>
      <Match when={narrow(props.card, 'colony')}>{(card) => <ColonyFacts card={card()} />}</Match>
      <Match when={narrow(props.card, 'wonder')}>{(card) => <WonderFacts card={card()} built={props.built} />}</Match>
      <Match when={narrow(props.card, 'advisor')}>
        {(card) => (
          <Show when={any(card().provides)}>
            <dl class={styles.facts}>
              <Provided label="face.brings" of={card().provides} />
            </dl>
          </Show>
        )}
      </Match>
      <Match when={narrow(props.card, 'goldenAge')}>{(card) => <GoldenAgeFacts card={card()} />}</Match>
      <Match when={props.card.type === 'battle'}>
        <BattleFacts />
      </Match>
      <Match when={narrow(props.card, 'war')}>{(card) => <WarFacts card={card()} />}</Match>
    </Switch>
  );
}

const any = (record: object) => Object.values(record).some((n) => n !== 0);

function Fact(props: { label: WordKey; children: JSX.Element }): JSX.Element {
  const { word } = useWords();
  return (
    <div class={styles.fact}>
      <dt>{word(props.label)}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function Provided(props: { label: WordKey; of: ColonyCard['provides'] }): JSX.Element {
  return (
    <Show when={any(props.of)}>
      <Fact label={props.label}>
        <Amounts of={props.of} size={16} />
      </Fact>
    </Show>
  );
}

function VpAtEnd(props: { vp: number }): JSX.Element {
  return (
    <Show when={props.vp > 0}>
      <Fact label="face.vpAtEnd">
        <Amount of="vp" value={props.vp} size={16} />
      </Fact>
    </Show>
  );
}

function WorkFacts(props: { card: WorkCard }): JSX.Element {
  const isMilitary = () => props.card.type === 'military';
  return (
    <dl class={styles.facts}>
      <Fact label="face.deploy">
        <Amount of="stone" value={props.card.deploy} size={15} />
      </Fact>
      <Fact label="face.eachWorker">
        <Amounts
          of={isMilitary() ? { strength: props.card.perWorker.strength ?? 0 } : props.card.perWorker}
          size={16}
        />
      </Fact>
      <Show when={isMilitary()}>
        <MilitaryFacts card={props.card} />
      </Show>
      <Fact label="face.vpByWorker">
        <span class={styles.byWorker}>
          <For each={props.card.vpPerWorker}>{(n) => <i>{n}</i>}</For>
        </span>
      </Fact>
    </dl>
  );
}

function MilitaryFacts(props: { card: WorkCard }): JSX.Element {
  const { word } = useWords();
  const upkeep = () => {
    const { strength: _, ...rest } = props.card.perWorker;
    return rest;
  };
  return (
    <>
      <Fact label="face.costs">
        <Show when={any(upkeep())} fallback={<span class={styles.plain}>{word('face.nothing')}</span>}>
          <Amounts of={upkeep()} size={16} />
        </Show>
      </Fact>
      <Fact label="face.raid">
        <Raid value={props.card.raid ?? 0} size={16} />
      </Fact>
    </>
  );
}

function ColonyFacts(props: { card: ColonyCard }): JSX.Element {
  return (
    <dl class={styles.facts}>
      <Fact label="face.needs">
        <Amount of="strength" value={`${props.card.requires}+`} size={16} />
      </Fact>
      <Provided label="face.brings" of={props.card.provides} />
      <VpAtEnd vp={props.card.vp} />
    </dl>
  );
}

function WonderFacts(props: { card: WonderCard; built: number }): JSX.Element {
  return (
    <dl class={styles.facts}>
      <Show when={props.card.stages.length > 0}>
        <Fact label="face.sections">
          <Sections stages={props.card.stages} built={props.built} />
        </Fact>
      </Show>
      <Provided label="face.whenReady" of={props.card.provides} />
      <VpAtEnd vp={props.card.vp} />
    </dl>
  );
}

function GoldenAgeFacts(props: { card: GoldenAgeCard }): JSX.Element {
  const { word } = useWords();
  return (
    <div class={styles.either}>
      <div>
        {word('face.take')}
        <span>
          <Amounts of={props.card.gain} size={17} />
        </span>
      </div>
      <i>{word('face.or')}</i>
      <div>
        {word('face.payAny', { n: props.card.age })}
        <span>
          <Amount of="vp" value={1} size={17} />
        </span>
      </div>
    </div>
  );
}

function BattleFacts(): JSX.Element {
  const { word } = useWords();
  return (
    <dl class={styles.facts}>
      <Fact label="face.takeRaid">
        <RaidKinds size={16} />
      </Fact>
      <Fact label="face.youNeed">
        <span class={styles.plain}>{word('face.militaryWorker')}</span>
      </Fact>
    </dl>
  );
}

function WarFacts(props: { card: WarCard }): JSX.Element {
  const { term } = useWords();
  return (
    <dl class={styles.facts}>
      <Fact label="face.weakerLoses">
        <Amounts of={lossOf(props.card)} size={16} />
      </Fact>
      <Fact label="face.less">
        <Amount of="stability" value={term('stability')} size={16} />
      </Fact>
      <Fact label="face.always">
        <Amount of="vp" value={-VALUES.warVp} size={16} />
      </Fact>
    </dl>
  );
}
