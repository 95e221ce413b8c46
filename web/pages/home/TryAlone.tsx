/** The second of the two clicks that start a game against the computer. */
import { For, type JSX } from 'solid-js';
import type { Manifest } from '../../games/contract.ts';
import { GAMES } from '../../games/games.ts';
import { aboutGame } from '../../games/names.ts';
import { t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { tryAlone } from '../../state/openTable.ts';
import { createBusy } from '../../ui/busy.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import text from '../../ui/text.module.css';
import { GameMark } from './marks.tsx';
import styles from './TryAlone.module.css';

export function TryAlone(props: { open: boolean; onClose: () => void }): JSX.Element {
  const { busy, run } = createBusy();
  const go = (game: Manifest) => run(async () => navigate(`/t/${await tryAlone(game.id, game.alone)}`));
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('try.title')}>
      <p class={text.words}>{t('try.text')}</p>
      <div class={styles.games}>
        <For each={GAMES}>
          {(game) => (
            <button type="button" class={styles.game} disabled={busy()} onClick={() => void go(game)}>
              <GameMark game={game.id} />
              <span>
                <b>{game.name}</b>
                <small>{aboutGame(game.id, 'long')}</small>
                <em>{t('try.against', { n: game.alone.computers })}</em>
              </span>
            </button>
          )}
        </For>
      </div>
    </Dialog>
  );
}
