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
  /** The list of orders that was not given. */
  const plan = () => (props.table.planning() ? props.table.orders.desk()?.plan : undefined);
  const isMove = () => props.conflict.sent.length > 0;
  /** A game that cannot take up the move again does not offer it. */
  const stillLegal = () => isMove() && props.conflict.stillLegal && props.onKeepDraft !== undefined;
  const canKeep = () => plan() !== undefined || stillLegal();
  const said = () => {
    if (plan()) return t('conflict.orders');
    if (!isMove()) return t('conflict.nothing');
    return stillLegal() ? t('conflict.legal') : t('conflict.illegal');
  };
  const keep = () => {
    const sent = props.conflict.sent;
    props.table.clearTrouble();
    // A list of orders is still there as a whole.
    if (!plan()) props.onKeepDraft?.(sent as readonly never[]);
  };
  const drop = () => {
    props.table.clearTrouble();
    plan()?.close();
    props.onDropDraft();
  };
  return (
    <PromptBar
      tone="calm"
      eyebrow={t('conflict.now')}
      ask={t('conflict.ask')}
      sub={said()}
      keepSub
      acts={
        <>
          <Show when={canKeep()}>
            <Button kind="ink" onClick={keep}>
              {plan() ? t('conflict.list') : t('conflict.keep')}
            </Button>
          </Show>
          <Button kind={canKeep() ? 'line' : 'ink'} onClick={drop}>
            {canKeep() ? t('conflict.drop') : t('conflict.look')}
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
