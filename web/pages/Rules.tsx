/** The rules of a game, with a link to every rule: /rules/<game>#<rule>. Without a game, those of the first. */
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Manifest } from '../games/contract.ts';
import { GAMES } from '../games/games.ts';
import { gameOf } from '../games/registry.ts';
import { t } from '../i18n/i18n.ts';
import type { Params } from '../router.tsx';
import { RulesText } from '../rules/RulesText.tsx';
import { useTitle } from '../state/calling.ts';
import { NoSuchGame } from './Notice.tsx';
import styles from './Rules.module.css';
import { Sheet } from './Sheet.tsx';

export default function Rules(props: { params: Params }): JSX.Element {
  const game = () => (props.params.game === undefined ? GAMES[0] : gameOf(props.params.game));
  return (
    <Show when={game()} fallback={<NoSuchGame />}>
      {(known) => <RulesOf game={known()} />}
    </Show>
  );
}

function RulesOf(props: { game: Manifest }): JSX.Element {
  const [rule, setRule] = createSignal(location.hash.slice(1));
  useTitle(() => `${props.game.name}: ${t('menu.rules')} · Commonwealth`);
  const onHash = () => setRule(location.hash.slice(1));
  onMount(() => addEventListener('hashchange', onHash));
  onCleanup(() => removeEventListener('hashchange', onHash));
  return (
    <Sheet title={props.game.name}>
      <nav class={styles.others}>
        <For each={GAMES.filter((one) => one.id !== props.game.id)}>
          {(one) => <a href={`/rules/${one.id}`}>{t('rules.other', { game: one.name })}</a>}
        </For>
      </nav>
      <RulesText game={props.game.id} rule={rule()} />
    </Sheet>
  );
}
