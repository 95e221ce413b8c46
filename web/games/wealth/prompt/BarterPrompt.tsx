/** An offer to another player: what I want above what I give, with guide prices and a balance. */
import { For, Show } from 'solid-js';
import { type Cube, GOODS, type Good, isCube } from '../../../../engine/wealth/data/goods.ts';
import { marketFacts } from '../../../../engine/wealth/facts/prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN, HUE } from '../looks.ts';
import { term, title, w } from '../words.ts';
import { Balance } from './Balance.tsx';
import { type BarterDraft, createBarterDraft, type SideOfOffer } from './barterDraft.ts';
import { Prompt } from './Prompt.tsx';
import '../panes/segment.css';
import './counter.css';
import './barter.css';

export function BarterPrompt(props: { composer: Composer; to: number | null; counter: number | null }) {
  const { composer } = props;
  const { table } = composer;
  const countered = table.state().offers.find((offer) => offer.id === props.counter) ?? null;
  const draft = createBarterDraft(composer, countered, props.to);
  const partner = () => table.players()[draft.to()];
  const refusal = () => (draft.isEmpty() ? null : composer.check(draft.action()));

  return (
    <Prompt
      composer={composer}
      title={
        countered ? w('counterTo', { name: partner()?.name ?? '' }) : w('offerTo', { name: partner()?.name ?? '' })
      }
      small={table.myTurn() ? w('offerHelpMine') : w('offerHelpTheirs')}
      refusal={refusal()}
      more={
        <Show when={!countered}>
          <div class="whom">
            <div class="sgm" role="radiogroup" aria-label={w('toWhom')}>
              <For each={draft.partners()}>
                {(player) => (
                  // biome-ignore lint/a11y/useSemanticElements: a plate, not a standard radio button
                  <button
                    type="button"
                    role="radio"
                    aria-checked={draft.to() === player.seat}
                    class={draft.to() === player.seat ? 'on' : ''}
                    onClick={() => draft.setTo(player.seat)}
                  >
                    <Flag seat={player.seat} letter={player.letter} width={20} /> <span class="to">{player.name}</span>
                  </button>
                )}
              </For>
            </div>
          </div>
        </Show>
      }
      acts={
        <>
          <Button
            kind="pri"
            disabled={draft.isEmpty() || refusal() !== null}
            onClick={() => composer.act(draft.action())}
          >
            {countered ? w('sendCounter') : w('sendOffer')}
          </Button>
          <Button onClick={() => composer.open()}>
            <span class="wide">{table.myTurn() ? w('backToMarkets') : w('back')}</span>
            <span class="only-s">{w('back')}</span>
          </Button>
        </>
      }
    >
      <div class="bmid">
        <div class="bt">
          <span class="lab wide row2">{w('youWant')}</span>
          <span class="lab wide row3">{w('youGive')}</span>
          <div class="hd only-s">
            <b>{w('youGive')}</b>
            <span>{w('heldBoth', { name: partner()?.name ?? '' })}</span>
            <b>{w('youWant')}</b>
          </div>
          <For each={GOODS}>{(good) => <Column composer={composer} draft={draft} good={good} />}</For>
        </div>
        <Balance give={draft.worth('give')} get={draft.worth('want')} />
      </div>
    </Prompt>
  );
}

function Column(props: { composer: Composer; draft: BarterDraft; good: Good }) {
  const guide = () =>
    isCube(props.good) ? marketFacts(props.composer.table.state(), props.good as Cube).barter : null;
  const isSet = () => props.draft.amount('give', props.good) + props.draft.amount('want', props.good) > 0;
  return (
    <div class="col" classList={{ set: isSet() }} style={{ '--d': `var(--${HUE[props.good]}-d)` }}>
      <div class="n">
        <Icon of={GOOD_SIGN[props.good]} size={15} />
        <span>
          {props.good === 'notes' ? w('notes') : title(props.good)}
          <Show when={guide() !== null}>
            <span class="only-s mut"> ${guide()}</span>
          </Show>
        </span>
        <em>
          <span class="wide">
            <Show when={guide() !== null} fallback={w('held', { n: props.draft.held('give', props.good) })}>
              {w('guide', { price: guide() ?? 0 })}
            </Show>
          </span>
          <span class="only-s">
            {props.draft.held('give', props.good)} · {props.draft.held('want', props.good)}
          </span>
        </em>
      </div>
      <Figure draft={props.draft} good={props.good} side="want" />
      <Figure draft={props.draft} good={props.good} side="give" />
    </div>
  );
}

/** The figure between − and + is an input, so that money can be typed. */
function Figure(props: { draft: BarterDraft; good: Good; side: SideOfOffer }) {
  const n = () => props.draft.amount(props.side, props.good);
  const by = () => (props.good === 'money' ? 5 : 1);
  const over = () => n() > props.draft.held(props.side, props.good);
  const label = () => `${w(props.side === 'give' ? 'youGive' : 'youWant')}: ${term(props.good)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the column already has a name
    <div
      class={`st3 ${props.side}`}
      classList={{ set: n() > 0, wide3: props.good === 'money', over: over() }}
      role="group"
      aria-label={label()}
      title={over() ? w('notHeldYet') : undefined}
    >
      <button
        type="button"
        disabled={n() === 0}
        aria-label={w('less')}
        onClick={() => props.draft.set(props.side, props.good, n() - by())}
      >
        −
      </button>
      <input
        inputmode="numeric"
        aria-label={label()}
        value={props.good === 'money' && n() > 0 ? `$${n()}` : n()}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          props.draft.set(props.side, props.good, Number(event.currentTarget.value.replace(/\D/g, '')));
          event.currentTarget.value = props.good === 'money' && n() > 0 ? `$${n()}` : String(n());
        }}
      />
      <button type="button" aria-label={w('more')} onClick={() => props.draft.set(props.side, props.good, n() + by())}>
        +
      </button>
    </div>
  );
}
