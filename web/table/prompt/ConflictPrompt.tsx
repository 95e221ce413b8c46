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
}): JSX.Element {
  const stillLegal = () => props.conflict.stillLegal;
  const keep = () => {
    const sent = props.conflict.sent;
    props.table.clearTrouble();
    props.table.setDraft(sent);
    props.onKeepDraft?.(sent as readonly never[]);
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
          <Button kind={stillLegal() ? 'line' : 'ink'} onClick={() => props.table.clearTrouble()}>
            {stillLegal() ? t('conflict.drop') : t('conflict.look')}
          </Button>
        </>
      }
    >
      <div class={styles.columns}>
        <div>
          <b>{t('conflict.sent')}</b>
          {props.sayActions?.(props.conflict.sent as readonly never[])}
        </div>
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
