/** My blocs in Produce: a switch for each bloc and a small hex for each tile. */
import { createMemo, For, Show } from 'solid-js';
import { hexKey } from '../../../../engine/core/hex.ts';
import { hexName } from '../../../../engine/wealth/data/hexNames.ts';
import { PRODUCES } from '../../../../engine/wealth/data/tiles.ts';
import { type BlocProjection, projectionOf } from '../../../../engine/wealth/facts/production.ts';
import { runCost } from '../../../../engine/wealth/rules/produce.ts';
import { HexSign } from '../../../board/TileSigns.tsx';
import { list } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Amount } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN, PLACE_SIGN } from '../looks.ts';
import { term, w } from '../words.ts';
import './segment.css';
import './blocList.css';

export function RunsPane(props: { composer: Composer }) {
  return (
    <>
      <div class="mkhead one">
        <h2 class="h">{w('whatRuns')}</h2>
      </div>
      <BlocList composer={props.composer} tiles />
      <p class="finance">{w('runsRule')}</p>
    </>
  );
}

export function BlocList(props: { composer: Composer; tiles?: boolean }) {
  const { table, feeding } = props.composer;
  const plan = createMemo(() => projectionOf(table.state(), table.seat() ?? 0, feeding.runs()));
  return (
    <Show when={plan().blocs.length > 0} fallback={<p class="none">{w('noBlocs')}</p>}>
      <div class="blist">
        <For each={plan().blocs}>
          {(bloc) => <Row composer={props.composer} bloc={bloc} tiles={props.tiles ?? false} />}
        </For>
      </div>
    </Show>
  );
}

function Row(props: { composer: Composer; bloc: BlocProjection; tiles: boolean }) {
  const { feeding } = props.composer;
  const bloc = () => props.bloc;
  const name = () => term(bloc().industry, bloc().tiles.length);
  const product = () => PRODUCES[bloc().industry];
  const makes = () => bloc().kept[product()] ?? 0;
  const isOn = () => bloc().run !== null;
  /** Enemy units on the bloc, which take one product each before its owner does (W10.11). */
  const occupants = () => {
    const { table } = props.composer;
    const on = bloc().tiles.map(hexKey);
    return table.players().flatMap(({ seat, name }) => {
      const { units = {}, eliminated = null } = table.state().players[seat] ?? {};
      const n = on.reduce((sum, key) => sum + (units[key] ?? 0), 0);
      return seat === table.seat() || n === 0 || eliminated !== null ? [] : [{ name, n }];
    });
  };
  const fuelWords = (fuel: 'food' | 'ore') => {
    const cost = runCost({ industry: bloc().industry, fed: bloc().tiles, with: fuel });
    return term(fuel, cost[fuel] ?? 0);
  };
  const fedCount = () => bloc().run?.fed.length ?? 0;
  return (
    <div class="pb" classList={{ off: !isOn() }} style={{ '--d': `var(--${bloc().industry}-d)` }}>
      <div class="r1">
        <span class="nm">
          <Icon of={PLACE_SIGN[bloc().industry]} size={17} />
          <span>{name()}</span>
        </span>
        <Show when={!props.tiles}>
          <span class="cost">
            <Cost bloc={bloc()} />
            <Show when={isOn() && fedCount() < bloc().tiles.length}>
              {', '}
              {w('nOf', { n: fedCount(), of: bloc().tiles.length })}
            </Show>
          </span>
        </Show>
        <span class="mk2" classList={{ zero: makes() === 0 }}>
          {makes() === 0 ? '0' : product() === 'money' ? `+$${makes()}` : `+${makes()}`}{' '}
          <Show when={makes() > 0 && product() !== 'money'}>
            <Icon of={GOOD_SIGN[product()]} size={13} label={term(product())} />
          </Show>
        </span>
        <Switch label={w('runThe', { bloc: name() })} checked={isOn()} onChange={() => feeding.toggleBloc(bloc())} />
      </div>
      <Show when={props.tiles}>
        <div class="r2">
          <For each={bloc().tiles}>
            {(hex) => {
              const fed = () => feeding.isFed(bloc(), hexKey(hex));
              return (
                <button
                  type="button"
                  class="feed"
                  classList={{ off: !fed() }}
                  aria-pressed={fed()}
                  aria-label={w(fed() ? 'isFed' : 'isNotFed', { hex: hexName(hex) })}
                  onClick={() => feeding.toggleTile(bloc(), hex)}
                >
                  <HexSign industry={bloc().industry} width={28} />
                  {hexName(hex)}
                </button>
              );
            }}
          </For>
          <span class="cost">
            <Cost bloc={bloc()} />
          </span>
        </div>
      </Show>
      <Show when={occupants().length > 0}>
        <p class="why">
          {w('occupiedBy', {
            names: list(occupants().map(({ name }) => name)),
            n: occupants().reduce((sum, { n }) => sum + n, 0),
          })}
        </p>
      </Show>
      <Show when={bloc().automated && bloc().industry !== 'farm' && isOn()}>
        <div class="fuel sgm" role="radiogroup" aria-label={w('fuel')}>
          <For each={['ore', 'food'] as const}>
            {(fuel) => (
              // biome-ignore lint/a11y/useSemanticElements: a segment, not a standard radio button
              <button
                type="button"
                role="radio"
                aria-checked={bloc().run?.with === fuel}
                class={bloc().run?.with === fuel ? 'on' : ''}
                onClick={() => feeding.setFuel(bloc(), fuel)}
              >
                {fuelWords(fuel)}
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}

function Cost(props: { bloc: BlocProjection }) {
  return (
    <Show when={props.bloc.run} fallback={<span class="why">{w('standsStill')}</span>}>
      <For each={['food', 'ore', 'energy'] as const}>
        {(good) => (
          <Show when={props.bloc.paid[good]}>
            <Amount good={good}>−{props.bloc.paid[good]}</Amount>{' '}
          </Show>
        )}
      </For>
      <Show when={Object.values(props.bloc.paid).every((n) => !n)}>{w('noCost')}</Show>
    </Show>
  );
}
