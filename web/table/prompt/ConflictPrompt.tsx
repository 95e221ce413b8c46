/** The prompt when somebody acted while a move was on its way. */
import { For, type JSX, Show } from 'solid-js';
import type { AnyTable, Conflict } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ConflictPrompt.module.css';
import { PromptBar } from './PromptBar.tsx';
import { waitingWords } from './seatWords.ts';

export function ConflictPrompt(props: {
  table: AnyTable;
  conflict: Conflict;
  sayActions?: ((actions: readonly never[]) => string) | undefined;
  onKeepDraft?: ((actions: readonly never[]) => void) | undefined;
  onDropDraft: () => void;
}): JSX.Element {
  /** A game that cannot take up the move again does not offer it. */
  const stillLegal = () => props.conflict.stillLegal && props.onKeepDraft !== undefined;
  const keep = () => {
    const sent = props.conflict.sent;
    props.table.clearTrouble();
    // A list of orders is still there as a whole.
    if (!props.table.planning()) props.onKeepDraft?.(sent as readonly never[]);
  };
  const drop = () => {
    props.table.clearTrouble();
    props.onDropDraft();
  };
  return (
    <PromptBar
      tone="calm"
      eyebrow={t('conflict.now')}
      ask={t('conflict.ask')}
      sub={stillLegal() ? t('conflict.legal') : t('conflict.illegal')}
      keepSub
      acts={
        <>
          <Show when={stillLegal()}>
            <Button kind="ink" onClick={keep}>
              {t('conflict.keep')}
            </Button>
          </Show>
          <Button kind={stillLegal() ? 'line' : 'ink'} onClick={drop}>
            {stillLegal() ? t('conflict.drop') : t('conflict.look')}
          </Button>
        </>
      }
    >
      <div class={styles.columns}>
        <Show when={props.conflict.sent.length > 0}>
          <div>
            <b>{t('conflict.sent')}</b>
            {props.sayActions?.(props.conflict.sent as readonly never[])}
          </div>
        </Show>
        <div>
          <b>{t('conflict.meanwhile')}</b>
          <For each={props.conflict.meanwhile}>{(line) => <span>{line.text.replace(/\.?$/, '. ')}</span>}</For>
        </div>
        <div>
          <b>{t('conflict.then')}</b>
          {waitingWords(props.table)}
        </div>
      </div>
    </PromptBar>
  );
}
