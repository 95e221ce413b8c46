/** A game's rules, searchable; every rule can be linked to by its id. */
import { createEffect, createMemo, createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { loadRules } from '../games/games.ts';
import { t } from '../i18n/i18n.ts';
import { type Block, type Inline, parseMarkdown, searchBlocks } from './markdown.ts';
import './rules.css';

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
            {(link) => <a href={(link() as { href: string }).href}>{link().text}</a>}
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

export function RulesText(props: { game: string; rule: string }): JSX.Element {
  const [source] = createResource(() => props.game, loadRules);
  const [query, setQuery] = createSignal('');
  // The page and the dialog have a title of their own.
  const blocks = createMemo(() => parseMarkdown(source() ?? '').filter((block) => !isTitle(block)));
  const shown = createMemo(() => searchBlocks(blocks(), query()));
  let box: HTMLDivElement | undefined;
  createEffect(() => {
    const rule = props.rule;
    if (!source() || !rule) return;
    queueMicrotask(() => box?.querySelector(`[id="rule-${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' }));
  });
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
      <Show when={!source.loading} fallback={<p class="why">{t('rules.loading')}</p>}>
        <For each={shown()} fallback={<p class="why">{t('rules.nothing')}</p>}>
          {(block) => <BlockView block={block} chosen={block.rule !== null && block.rule === props.rule} />}
        </For>
      </Show>
    </div>
  );
}
