/** A game's rules, searchable. Every rule can be linked to by its id. */
import {
  createContext,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  Match,
  on,
  Show,
  Switch,
  useContext,
} from 'solid-js';
import { loadRules } from '../games/gameWords.ts';
import { language, t } from '../i18n/i18n.ts';
import { type Block, type Inline, parseMarkdown, searchBlocks } from './markdown.ts';
import './rules.css';

const Follow = createContext<(rule: string) => void>(() => {});

/** At a table the address belongs to the table, so a link from rule to rule must not change it. */
function LinkView(props: { text: string; href: string }): JSX.Element {
  const follow = useContext(Follow);
  const onClick = (event: MouseEvent) => {
    if (!props.href.startsWith('#')) return;
    event.preventDefault();
    follow(props.href.slice(1));
  };
  return (
    <a href={props.href} onClick={onClick}>
      {props.text}
    </a>
  );
}

function Words(props: { parts: readonly Inline[] }): JSX.Element {
  return (
    <For each={props.parts}>
      {(part) => (
        <Switch fallback={part.text}>
          <Match when={part.kind === 'strong'}>
            <strong>{part.text}</strong>
          </Match>
          <Match when={part.kind === 'em'}>
            <em>{part.text}</em>
          </Match>
          <Match when={part.kind === 'code'}>
            <code>{part.text}</code>
          </Match>
          <Match when={part.kind === 'link' && part}>
            {(link) => <LinkView text={link().text} href={(link() as { href: string }).href} />}
          </Match>
        </Switch>
      )}
    </For>
  );
}

function BlockView(props: { block: Block; chosen: boolean }): JSX.Element {
  const id = () => (props.block.rule ? `rule-${props.block.rule}` : undefined);
  const mark = () => (props.chosen ? 'chosen' : '');
  const block = props.block;
  if (block.kind === 'heading') {
    const words = <Words parts={block.inlines} />;
    if (block.level === 2) return <h2 id={id()} class={`r2 ${mark()}`} children={words} />;
    return <h3 id={id()} class={`r3 ${mark()}`} children={words} />;
  }
  if (block.kind === 'table') {
    return (
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <For each={block.head}>{(cell) => <th scope="col" children={<Words parts={cell} />} />}</For>
            </tr>
          </thead>
          <tbody>
            <For each={block.rows}>
              {(row) => (
                <tr>
                  <For each={row}>{(cell) => <td children={<Words parts={cell} />} />}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    );
  }
  return (
    <p id={id()} class={`${block.kind === 'item' ? `item d${Math.min(3, block.depth)}` : ''} ${mark()}`}>
      <Words parts={block.inlines} />
    </p>
  );
}

const isTitle = (block: Block) => block.kind === 'heading' && block.level === 1;

/** A rule that the reader is looking at, and its position, so that it stays in place when the language changes. */
function placeOf(box: HTMLElement | undefined): { id: string; top: number } | null {
  for (const rule of box?.querySelectorAll('[id^="rule-"]') ?? []) {
    const { top } = rule.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) return { id: rule.id, top };
  }
  return null;
}

/** In a dialog it is not the page that scrolls. */
function scrollParent(of: Element): Element | null {
  for (let at = of.parentElement; at; at = at.parentElement) if (at.scrollTop > 0) return at;
  return document.scrollingElement;
}

export function RulesText(props: { game: string; rule: string }): JSX.Element {
  let box: HTMLDivElement | undefined;
  let place: ReturnType<typeof placeOf> = null;
  const [source] = createResource(
    () => ({ game: props.game, language: language() }),
    async ({ game, language }) => {
      const text = await loadRules(game, language);
      place = placeOf(box);
      return text;
    },
  );
  const [query, setQuery] = createSignal('');
  const [followed, setFollowed] = createSignal<string | null>(null, { equals: false });
  const rule = () => followed() ?? props.rule;
  // The page and the dialog have their own titles.
  const blocks = createMemo(() => parseMarkdown(source.latest ?? '').filter((block) => !isTitle(block)));
  const shown = createMemo(() => searchBlocks(blocks(), query()));
  createEffect(() => {
    const chosen = `rule-${rule()}`;
    if (!source.latest) return;
    const before = place;
    place = null;
    queueMicrotask(() => {
      const shown = box?.querySelector(`[id="${CSS.escape(before?.id ?? chosen)}"]`);
      if (!shown) return;
      if (before) scrollParent(shown)?.scrollBy(0, shown.getBoundingClientRect().top - before.top);
      else shown.scrollIntoView({ block: 'center' });
    });
  });
  createEffect(
    on(
      () => props.rule,
      () => setFollowed(null),
      { defer: true },
    ),
  );
  const follow = (id: string) => {
    setQuery('');
    setFollowed(id);
  };
  return (
    <div class="rules" ref={box}>
      <div class="find">
        <input
          class="fld"
          type="search"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={query()}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <Show when={source.latest !== undefined} fallback={<p class="why">{t('rules.loading')}</p>}>
        <Follow.Provider value={follow}>
          <For each={shown()} fallback={<p class="why">{t('rules.nothing')}</p>}>
            {(block) => <BlockView block={block} chosen={block.rule !== null && block.rule === rule()} />}
          </For>
        </Follow.Provider>
      </Show>
    </div>
  );
}
