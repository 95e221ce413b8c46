/** My tables: whose turn it is, since when, and a link to each. */
import { For, type JSX, Show } from 'solid-js';
import { gameName } from '../../games/names.ts';
import { t } from '../../i18n/i18n.ts';
import { day } from '../../i18n/time.ts';
import { canRest, myAbsence } from '../../state/away.ts';
import { type MyTable, myTables, tablesOffline } from '../../state/myTables.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { close } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import { removeTable } from '../removeTable.ts';
import { AwayFromAll } from './AwayFromAll.tsx';
import { JoinByLink } from './JoinByLink.tsx';
import { GameMark } from './marks.tsx';
import styles from './TableList.module.css';
import { statusOf } from './tableStatus.ts';

export function TableList(): JSX.Element {
  const next = () => myTables().find((one) => one.mine);
  return (
    <section aria-labelledby="mytables">
      <div class={styles.head}>
        <h2 id="mytables">{t('list.title')}</h2>
        <Show when={tablesOffline()}>
          <span class={text.why}>{t('list.offline')}</span>
        </Show>
        <Show when={next()}>
          {(one) => (
            <ButtonLink small class={styles.next} href={`/t/${one().id}`}>
              {t('next.table')}
            </ButtonLink>
          )}
        </Show>
      </div>
      <Show
        when={myTables().length > 0}
        fallback={
          <div class={styles.none}>
            <p>{t('list.none')}</p>
          </div>
        }
      >
        <ul data-part="tables">
          <For each={myTables()}>{(one) => <TableRow one={one} />}</For>
        </ul>
      </Show>
      <AwayFromAll />
      <JoinByLink />
    </section>
  );
}

/** Whether a table may be taken off the list. A seat in a running game must not be lost to a slip of the finger. */
function canForget({ table, missing }: MyTable): boolean {
  return !table || missing || table.practice || table.status === 'finished' || !(table.own || table.role === 'host');
}

function TableRow(props: { one: MyTable }): JSX.Element {
  const status = () => statusOf(props.one);
  const name = () => props.one.name || t('list.unnamed');
  const until = () => (canRest(props.one.table) ? myAbsence(props.one.table) : null);
  const address = () => `/t/${props.one.id}`;
  return (
    <li class={styles.row}>
      <GameMark game={props.one.game} />
      <div>
        <a class={styles.name} href={address()}>
          {name()}
        </a>
        <div class={styles.game}>
          {gameName(props.one.game)}
          <Show when={until()}>{(at) => <span> · {t('away.you', { day: day(at()) })}</span>}</Show>
        </div>
      </div>
      <div class={styles.status}>
        <b class={styles.what} data-tone={status().tone}>
          {status().what}
        </b>
        {status().when}
      </div>
      <Show when={props.one.table}>
        <ButtonLink
          kind={props.one.mine ? 'pri' : 'line'}
          class={`${styles.open} ${text.notOnPhone}`}
          href={address()}
          aria-label={`${status().button}: ${name()}`}
        >
          {status().button}
        </ButtonLink>
      </Show>
      <Show when={canForget(props.one)}>
        <Button
          kind="quiet"
          class={styles.forget}
          aria-label={t('list.forget', { name: name() })}
          onClick={() => removeTable(props.one.id, props.one.name)}
        >
          <Icon of={close} />
        </Button>
      </Show>
    </li>
  );
}
