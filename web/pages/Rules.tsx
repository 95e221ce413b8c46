/** The rules of a game, with a link to every rule: /rules/wealth-of-nations#W4.3 */
import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { GAMES, gameName } from '../games/names.ts';
import { t } from '../i18n/i18n.ts';
import type { Params } from '../router.tsx';
import { RulesText } from '../rules/RulesText.tsx';
import { useTitle } from '../state/calling.ts';
import { Sheet } from './Sheet.tsx';

export default function Rules(props: { params: Params }): JSX.Element {
  const game = () => props.params.game ?? 'wealth-of-nations';
  const [rule, setRule] = createSignal(location.hash.slice(1));
  useTitle(() => `${gameName(game())}: ${t('menu.rules')} · Commonwealth`);
  const onHash = () => setRule(location.hash.slice(1));
  onMount(() => addEventListener('hashchange', onHash));
  onCleanup(() => removeEventListener('hashchange', onHash));
  return (
    <Sheet title={gameName(game())}>
      <nav class="others">
        <For each={GAMES.filter((one) => one.id !== game())}>
          {(one) => <a href={`/rules/${one.id}`}>{t('rules.other', { game: one.name })}</a>}
        </For>
      </nav>
      <RulesText game={game()} rule={rule()} />
    </Sheet>
  );
}
