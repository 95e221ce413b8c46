/** The whole face of a card: set, plate, name, figures in words, its effect, the rule for its kind. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import { CARD_SETS, type CardId, type ProgressCard } from '../../../../engine/nations/data/cards/types.ts';
import { WAR_VP } from '../../../../engine/nations/data/tables.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { narrow } from './CardSmall.tsx';
import { Amount, Amounts, Raid, RaidKinds, Sections } from './figures.tsx';
import { Plate } from './Plate.tsx';
import { effectClass, kindSign } from './signs.ts';
import { useWords } from './words.tsx';
import './full.css';

function Row(props: { label: string; children: JSX.Element }): JSX.Element {
  const { word } = useWords();
  return (
    <div>
      <dt>{word(props.label)}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function SetMark(props: { card: ProgressCard }): JSX.Element {
  const { word } = useWords();
  const rank = () => (props.card.set ? CARD_SETS.indexOf(props.card.set) + 1 : 0);
  return (
    <em>
      {word(`term.set.${props.card.set ?? 'printed'}`)}
      <Show when={rank() > 0}>
        <span class="sets" aria-hidden="true">
          <For each={CARD_SETS}>{(_, index) => <i classList={{ y: index() < rank() }} />}</For>
        </span>
      </Show>
    </em>
  );
}

const any = (record: object) => Object.values(record).some((n) => n !== 0);

function Facts(props: { card: ProgressCard; built: number }): JSX.Element {
  const { word } = useWords();
  const c = () => props.card;
  return (
    <Switch>
      <Match when={narrow(c(), 'building', 'military')}>
        {(card) => {
          const { strength, ...upkeep } = card().perWorker;
          return (
            <dl>
              <Row label="face.deploy">
                <Amount of="stone" value={card().deploy} size={15} />
              </Row>
              <Row label="face.eachWorker">
                <Amounts of={card().type === 'military' ? { strength: strength ?? 0 } : card().perWorker} size={16} />
              </Row>
              <Show when={card().type === 'military'}>
                <Row label="face.costs">
                  <Show when={any(upkeep)} fallback={<span class="plain">{word('face.nothing')}</span>}>
                    <Amounts of={upkeep} size={16} />
                  </Show>
                </Row>
                <Row label="face.raid">
                  <Raid value={card().raid ?? 0} size={16} />
                </Row>
              </Show>
              <Row label="face.vpByWorker">
                <span class="vps">
                  <For each={card().vpPerWorker}>{(n) => <i>{n}</i>}</For>
                </span>
              </Row>
            </dl>
          );
        }}
      </Match>
      <Match when={narrow(c(), 'colony')}>
        {(card) => (
          <dl>
            <Row label="face.needs">
              <Amount of="strength" value={`${card().requires}+`} size={16} />
            </Row>
            <Show when={any(card().provides)}>
              <Row label="face.brings">
                <Amounts of={card().provides} size={16} />
              </Row>
            </Show>
            <Show when={card().vp}>
              {(vp) => (
                <Row label="face.vpAtEnd">
                  <Amount of="vp" value={vp()} size={16} />
                </Row>
              )}
            </Show>
          </dl>
        )}
      </Match>
      <Match when={narrow(c(), 'wonder')}>
        {(card) => (
          <dl>
            <Show when={card().stages.length > 0}>
              <Row label="face.sections">
                <Sections stages={card().stages} built={props.built} />
              </Row>
            </Show>
            <Show when={any(card().provides)}>
              <Row label="face.whenReady">
                <Amounts of={card().provides} size={16} />
              </Row>
            </Show>
            <Show when={card().vp}>
              {(vp) => (
                <Row label="face.vpAtEnd">
                  <Amount of="vp" value={vp()} size={16} />
                </Row>
              )}
            </Show>
          </dl>
        )}
      </Match>
      <Match when={narrow(c(), 'advisor')}>
        {(card) => (
          <Show when={any(card().provides)}>
            <dl>
              <Row label="face.brings">
                <Amounts of={card().provides} size={16} />
              </Row>
            </dl>
          </Show>
        )}
      </Match>
      <Match when={narrow(c(), 'goldenAge')}>
        {(card) => (
          <div class="or">
            <div>
              {word('face.take')}
              <span>
                <Amounts of={card().gain} size={17} />
              </span>
            </div>
            <i>{word('face.or')}</i>
            <div>
              {word('face.payAny', { n: card().age })}
              <span>
                <Amount of="vp" value={1} size={17} />
              </span>
            </div>
          </div>
        )}
      </Match>
      <Match when={narrow(c(), 'battle')}>
        <dl>
          <Row label="face.takeRaid">
            <RaidKinds size={16} />
          </Row>
          <Row label="face.youNeed">
            <span class="plain">{word('face.militaryWorker')}</span>
          </Row>
        </dl>
      </Match>
      <Match when={narrow(c(), 'war')}>
        {(card) => (
          <dl>
            <Row label="face.weakerLoses">
              <Amounts of={Object.fromEntries(Object.entries(card().loss).map(([kind, n]) => [kind, -n]))} size={16} />
            </Row>
            <Row label="face.less">
              <Amount of="stability" value={word('term.stability')} size={16} />
            </Row>
            <Row label="face.always">
              <Amount of="vp" value={-WAR_VP} size={16} />
            </Row>
          </dl>
        )}
      </Match>
    </Switch>
  );
}

const SAYS_ITSELF = new Set(['production', 'ready', 'finalScoring', 'action', 'action.once']);

export function CardFull(props: { card: CardId; built?: number }): JSX.Element {
  const { word } = useWords();
  const card = () => cardOf(props.card);
  const classes = () => {
    const all = (card().effects ?? []).map(effectClass);
    return all.filter((one, index) => all.findIndex((other) => other.key === one.key) === index);
  };
  // If a text starts with its own class, that start is cut, because the line above already says it.
  const text = () => {
    const whole = word(`card.${props.card}.text`);
    const [only, second] = classes();
    const said = only && !second && SAYS_ITSELF.has(only.key) ? /^[^.:]+: /.exec(whole)?.[0] : undefined;
    return said ? whole.charAt(said.length).toUpperCase() + whole.slice(said.length + 1) : whole;
  };
  return (
    <article class={`cf k-${card().type}`}>
      <header>
        <Icon of={kindSign[card().type]} size={15} />
        <span class="cap">{word(`term.${card().type}`)}</span>
        <SetMark card={card()} />
      </header>
      <Plate id={props.card} type={card().type} age={card().age} />
      <h3>{word(`card.${props.card}.name`)}</h3>
      <Facts card={card()} built={props.built ?? 0} />
      <Show when={text()}>
        <div class="fx1">
          <div class="fxk">
            <For each={classes()}>
              {(one) => (
                <span>
                  <Icon of={one.sign} size={13} />
                  {word(`effect.${one.key}`)}
                </span>
              )}
            </For>
          </div>
          <p>{text()}</p>
        </div>
      </Show>
      <footer>{word(`kind.${card().type}.rule`)}</footer>
    </article>
  );
}
