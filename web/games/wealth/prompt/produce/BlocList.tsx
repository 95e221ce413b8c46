/** My blocs in Produce: a switch for each bloc and a small hex for each tile. */
import { For, Show } from 'solid-js';
import type { Hex } from '../../../../../engine/core/hex.ts';
import { hexName } from '../../../../../engine/wealth/data/hexNames.ts';
import { PRODUCES } from '../../../../../engine/wealth/data/tiles.ts';
import type { BlocProjection } from '../../../../../engine/wealth/facts/production.ts';
import { runCost } from '../../../../../engine/wealth/rules/produce.ts';
import { list } from '../../../../i18n/i18n.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import text from '../../../../ui/text.module.css';
import { Amount } from '../../Amount.tsx';
import { INDUSTRY_HUE } from '../../board/hues.ts';
import { HexSign } from '../../board/TileSigns.tsx';
import type { Composer } from '../../composer.ts';
import { GOOD_SIGN, PLACE_SIGN } from '../../looks.ts';
import { None, Note } from '../../Note.tsx';
import { Segment } from '../../Segment.tsx';
import { useWords } from '../../words.ts';
import styles from './BlocList.module.css';
import { createRunsHand, type RunsHand } from './runsHand.ts';

interface Props {
  composer: Composer;
  hand: RunsHand;
  bloc: BlocProjection;
}

/** The list beside the board, with the tiles. */
export function RunsPane(props: { composer: Composer }) {
  const { word } = useWords();
  return (
    <>
      <h2 class={`${text.heading} ${styles.head}`}>{word('whatRuns')}</h2>
      <BlocList composer={props.composer} tiles />
      <Note>{word('runsRule')}</Note>
    </>
  );
}

export function BlocList(props: { composer: Composer; tiles?: boolean }) {
  const { word } = useWords();
  const hand = createRunsHand(props.composer);
  return (
    <Show when={hand.plan().blocs.length > 0} fallback={<None>{word('noBlocs')}</None>}>
      <div class={props.tiles ? '' : styles.short}>
        <For each={hand.plan().blocs}>
          {(bloc) => (
            <div class={styles.bloc}>
              <Head composer={props.composer} hand={hand} bloc={bloc} withCost={!props.tiles} />
              <Show when={props.tiles}>
                <Tiles hand={hand} bloc={bloc} />
              </Show>
              <Occupants composer={props.composer} bloc={bloc} />
              <Fuel hand={hand} bloc={bloc} />
            </div>
          )}
        </For>
      </div>
    </Show>
  );
}

function Head(props: Props & { withCost: boolean }) {
  const { word, term } = useWords();
  const name = () => term(props.bloc.industry, props.bloc.tiles.length);
  const isOn = () => props.bloc.run !== null;
  const fedCount = () => props.bloc.run?.fed.length ?? 0;
  return (
    <div class={styles.row}>
      <span
        class={styles.name}
        data-idle={isOn() ? undefined : ''}
        style={{ '--d': `var(--${INDUSTRY_HUE[props.bloc.industry]}-d)` }}
      >
        <Icon of={PLACE_SIGN[props.bloc.industry]} size={17} />
        <span>{name()}</span>
      </span>
      <Show when={props.withCost}>
        <span class={styles.cost}>
          <Cost bloc={props.bloc} />
          <Show when={isOn() && fedCount() < props.bloc.tiles.length}>
            {', '}
            {word('nOf', { n: fedCount(), of: props.bloc.tiles.length })}
          </Show>
        </span>
      </Show>
      <Makes bloc={props.bloc} />
      <Switch
        label={word('runThe', { bloc: name() })}
        checked={isOn()}
        onChange={() => props.hand.toggleBloc(props.bloc)}
      />
    </div>
  );
}

function Makes(props: { bloc: BlocProjection }) {
  const { term } = useWords();
  const product = () => PRODUCES[props.bloc.industry];
  const n = () => props.bloc.kept[product()] ?? 0;
  const isMoney = () => product() === 'money';
  return (
    <Show when={n() > 0} fallback={<span class={styles.makesNothing}>0 </span>}>
      <span class={styles.makes}>
        {isMoney() ? `+$${n()}` : `+${n()}`}{' '}
        <Show when={!isMoney()}>
          <Icon of={GOOD_SIGN[product()]} size={13} label={term(product())} />
        </Show>
      </span>
    </Show>
  );
}

function Tiles(props: { hand: RunsHand; bloc: BlocProjection }) {
  return (
    <div class={styles.tiles}>
      <For each={props.bloc.tiles}>{(hex) => <TileToFeed hand={props.hand} bloc={props.bloc} hex={hex} />}</For>
      <span class={styles.cost}>
        <Cost bloc={props.bloc} />
      </span>
    </div>
  );
}

function TileToFeed(props: { hand: RunsHand; bloc: BlocProjection; hex: Hex }) {
  const { word } = useWords();
  const isFed = () => props.hand.isFed(props.bloc, props.hex);
  return (
    <button
      type="button"
      class={styles.tile}
      aria-pressed={isFed()}
      aria-label={word(isFed() ? 'isFed' : 'isNotFed', { hex: hexName(props.hex) })}
      onClick={() => props.hand.toggleTile(props.bloc, props.hex)}
    >
      <HexSign industry={props.bloc.industry} width={28} />
      {hexName(props.hex)}
    </button>
  );
}

/** Enemy units on the bloc, which take products before its owner does. */
function Occupants(props: { composer: Composer; bloc: BlocProjection }) {
  const { word } = useWords();
  const nameOf = (seat: number) => props.composer.table.players()[seat]?.name ?? '';
  return (
    <Show when={props.bloc.occupiers.length > 0}>
      <p class={text.why}>
        {word('occupiedBy', {
          names: list(props.bloc.occupiers.map(({ seat }) => nameOf(seat))),
          n: props.bloc.occupiers.reduce((sum, { units }) => sum + units, 0),
        })}
      </p>
    </Show>
  );
}

/** An automated bloc runs on ore or on food. */
function Fuel(props: { hand: RunsHand; bloc: BlocProjection }) {
  const { word, term } = useWords();
  const cost = (fuel: 'food' | 'ore') =>
    runCost({ industry: props.bloc.industry, fed: props.bloc.tiles, with: fuel })[fuel] ?? 0;
  return (
    <Show when={props.bloc.fuels.length > 1 && props.bloc.run}>
      {(run) => (
        <div class={styles.fuel}>
          <Segment
            label={word('fuel')}
            answers={props.bloc.fuels}
            chosen={run().with}
            onChoose={(fuel) => props.hand.setFuel(props.bloc, fuel)}
          >
            {(fuel) => term(fuel, cost(fuel))}
          </Segment>
        </div>
      )}
    </Show>
  );
}

function Cost(props: { bloc: BlocProjection }) {
  const { word } = useWords();
  return (
    <Show when={props.bloc.run} fallback={<span class={text.why}>{word('standsStill')}</span>}>
      <For each={['food', 'ore', 'energy'] as const}>
        {(good) => (
          <Show when={props.bloc.paid[good]}>
            <Amount good={good}>−{props.bloc.paid[good]}</Amount>{' '}
          </Show>
        )}
      </For>
      <Show when={Object.values(props.bloc.paid).every((n) => !n)}>{word('noCost')}</Show>
    </Show>
  );
}
