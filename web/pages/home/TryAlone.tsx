/** The second of the two clicks that start a game against the computer. */
import { createSignal, For, type JSX } from 'solid-js';
import type { Manifest } from '../../games/contract.ts';
import { GAMES } from '../../games/games.ts';
import { aboutGame } from '../../games/names.ts';
import { t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { tryAlone } from '../../state/openTable.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { sayError } from '../../ui/sayError.ts';
import text from '../../ui/text.module.css';
import { GameMark } from './marks.tsx';
import styles from './TryAlone.module.css';

export function TryAlone(props: { open: boolean; onClose: () => void }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const go = async (game: Manifest) => {
    if (busy()) return;
    setBusy(true);
    try {
      navigate(`/t/${await tryAlone(game.id, game.alone)}`);
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };
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
