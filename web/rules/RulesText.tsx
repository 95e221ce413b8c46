/** A game's rules, searchable. Every rule can be linked to by its id. */
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { loadRules } from '../games/gameWords.ts';
import { language, t } from '../i18n/i18n.ts';
import fields from '../ui/fields.module.css';
import text from '../ui/text.module.css';
import { BlockView, Follow } from './Blocks.tsx';
import { type Block, parseMarkdown, searchBlocks } from './markdown.ts';
import { goTo, type Place, placeOf } from './place.ts';
import styles from './RulesText.module.css';

const isTitle = (block: Block) => block.kind === 'heading' && block.level === 1;

export function RulesText(props: { game: string; rule: string }): JSX.Element {
  let box: HTMLDivElement | undefined;
  let place: Place | null = null;
  const [source] = createResource(
    () => ({ game: props.game, language: language() }),
    async ({ game, language }) => {
      const rules = await loadRules(game, language);
      place = placeOf(box);
      return rules;
    },
  );
  const [query, setQuery] = createSignal('');
  const [followed, setFollowed] = createSignal<string | null>(null, { equals: false });
  const rule = () => followed() ?? props.rule;
  // The page and the dialog have their own titles.
  const blocks = createMemo(() => parseMarkdown(source.latest ?? '').filter((block) => !isTitle(block)));
  const shown = createMemo(() => searchBlocks(blocks(), query()));
  createEffect(() => {
    const chosen = rule();
    if (!source.latest) return;
    const before = place;
    place = null;
    queueMicrotask(() => goTo(box, before, chosen));
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
    <div class={styles.rules} ref={box}>
      <div class={styles.find}>
        <input
          class={fields.field}
          type="search"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={query()}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <Show when={source.latest !== undefined} fallback={<p class={text.why}>{t('rules.loading')}</p>}>
        <Follow.Provider value={follow}>
          <For each={shown()} fallback={<p class={text.why}>{t('rules.nothing')}</p>}>
            {(block) => <BlockView block={block} chosen={block.rule !== null && block.rule === rule()} />}
          </For>
        </Follow.Provider>
      </Show>
    </div>
  );
}
