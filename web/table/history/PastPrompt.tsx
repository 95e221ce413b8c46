/** The prompt while the past is shown. */
import { For, type JSX } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { since } from '../../i18n/time.ts';
import { Button } from '../../ui/Button.tsx';
import { copyLink } from '../../ui/handLink.ts';
import { link } from '../../ui/signs/later.ts';
import { PromptBar } from '../prompt/PromptBar.tsx';
import type { Mark } from './mark.ts';
import styles from './PastPrompt.module.css';

export function PastPrompt(props: { table: AnyTable; marks: readonly Mark[] }): JSX.Element {
  const line = () => props.table.log().findLast((one) => one.version <= props.table.shownVersion());
  const current = () => props.marks.findLast((mark) => mark.version <= props.table.shownVersion());
  const address = () => `${location.origin}/t/${props.table.id}?move=${props.table.shownVersion()}`;
  return (
    <PromptBar
      tone="calm"
      eyebrow={line() ? t('ago', { time: since(line()?.at ?? 0) }) : undefined}
      ask={t('past.ask', { n: props.table.shownVersion(), of: props.table.version() })}
      sub={t('past.sub')}
      acts={
        <>
          <Button kind="ink" onClick={() => props.table.look(null)}>
            {t('past.back')}
          </Button>
          <Button sign={link} onClick={() => void copyLink(address(), t('copied.moment'))}>
            {t('past.copy')}
          </Button>
        </>
      }
    >
      <div class={styles.marks}>
        <For each={props.marks}>
          {(mark) => (
            <Button
              class={styles.mark ?? ''}
              pressed={current() === mark}
              onClick={() => props.table.look(mark.version)}
            >
              {mark.label}
            </Button>
          )}
        </For>
      </div>
    </PromptBar>
  );
}
