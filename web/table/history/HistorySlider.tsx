/** The slider itself. It loads when the past is first shown. */
import { type JSX, onCleanup, onMount } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { next } from '../../ui/signs/common.ts';
import { back, skip } from '../../ui/signs/later.ts';
import styles from './HistorySlider.module.css';
import type { Mark } from './mark.ts';
import { Rail } from './Rail.tsx';

export function HistorySlider(props: { table: AnyTable; marks: readonly Mark[] }): JSX.Element {
  const table = props.table;
  void table.loadWholeLog();
  const go = (version: number) => table.look(Math.max(0, version));
  const keys = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('input, textarea, select')) return;
    if (event.key === 'ArrowLeft') go(table.shownVersion() - 1);
    else if (event.key === 'ArrowRight') go(table.shownVersion() + 1);
    else if (event.key === 'Escape') table.look(null);
    else return;
    event.preventDefault();
  };
  onMount(() => addEventListener('keydown', keys));
  onCleanup(() => removeEventListener('keydown', keys));
  return (
    <div class={styles.slider} data-part="history">
      <div class={styles.keys}>
        <button type="button" aria-label={t('past.earlier')} onClick={() => go(table.shownVersion() - 1)}>
          <Icon of={back} size={18} />
        </button>
        <button type="button" aria-label={t('past.later')} onClick={() => go(table.shownVersion() + 1)}>
          <Icon of={next} size={18} />
        </button>
        <button type="button" aria-label={t('past.back')} onClick={() => table.look(null)}>
          <Icon of={skip} size={18} />
        </button>
      </div>
      <Rail table={table} marks={props.marks} onGo={go} />
    </div>
  );
}
