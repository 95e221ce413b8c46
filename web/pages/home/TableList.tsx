/** My tables: whose turn it is, since when, and a link to each. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { gameName } from '../../games/names.ts';
import { t } from '../../i18n/i18n.ts';
import { now, since, span } from '../../i18n/time.ts';
import { navigate } from '../../router.tsx';
import { type MyTable, myTables, tablesOffline } from '../../state/myTables.ts';
import { Icon } from '../../ui/Icon.tsx';
import { close } from '../../ui/signs/common.ts';
import { toast } from '../../ui/Toast.tsx';
import { removeTable } from '../removeTable.ts';
import { GameMark } from './marks.tsx';

interface TableStatus {
  tone: '' | 'mv' | 'lt';
  what: string;
  when: string;
  button: string;
}

function statusOf(one: MyTable): TableStatus {
  const { table } = one;
  if (!table || one.missing) return { tone: '', what: t('list.unknown'), when: '', button: t('list.open') };
  if (table.practice) return { tone: '', what: t('list.practice'), when: '', button: t('list.open') };
  if (table.status === 'open') {
    const free = table.seats.filter((seat) => seat.kind === 'free').length;
    return { tone: '', what: t('list.waits'), when: t('list.free', { n: free }), button: t('list.open') };
  }
  if (table.status === 'finished') {
    const mine = table.result?.placings.find((place) => place.seat === table.own?.seat);
    const when = mine ? t('list.points', { n: mine.points }) : '';
    const what = mine ? t('list.place', { n: mine.rank, of: table.seats.length }) : t('list.over');
    return { tone: '', what, when, button: t('end.scores') };
  }
  const awaited = table.awaiting.find((wait) => wait.seat === table.own?.seat) ?? table.awaiting[0];
  if (!awaited) return { tone: '', what: '', when: '', button: t('list.watch') };
  if (one.mine) {
    const when = awaited.due
      ? t('prompt.left', { time: span(awaited.due - now()) })
      : t('wait.since', { time: since(awaited.since) });
    return { tone: 'mv', what: t('list.yours'), when: awaited.late ? t('late') : when, button: t('list.play') };
  }
  const name = table.seats[awaited.seat]?.name ?? '';
  const others = table.awaiting.length - 1;
  if (awaited.late) {
    return {
      tone: 'lt',
      what: t('list.isLate', { who: name }),
      when: t('wait.since', { time: since(awaited.since) }),
      button: t('list.watch'),
    };
  }
  return {
    tone: '',
    what: others > 0 ? t('list.andOthers', { who: name, n: others }) : name,
    when: t('wait.since', { time: since(awaited.since) }),
    button: t('list.watch'),
  };
}

/** Whether a table may be taken off the list. A seat in a running game must not be lost to a slip of the finger. */
function canForget({ table, missing }: MyTable): boolean {
  return !table || missing || table.practice || table.status === 'finished' || !(table.own || table.role === 'host');
}

export function TableList(): JSX.Element {
  const next = () => myTables().find((one) => one.mine);
  return (
    <section class="mine" aria-labelledby="mytables">
      <div class="head">
        <h2 id="mytables">{t('list.title')}</h2>
        <Show when={tablesOffline()}>
          <span class="why">{t('list.offline')}</span>
        </Show>
        <Show when={next()}>
          {(one) => (
            <a class="b sm next" href={`/t/${one().id}`}>
              {t('next.table')}
            </a>
          )}
        </Show>
      </div>
      <Show
        when={myTables().length > 0}
        fallback={
          <div class="none">
            <p class="words">{t('list.none')}</p>
          </div>
        }
      >
        <ul class="list">
          <For each={myTables()}>
            {(one) => {
              const status = () => statusOf(one);
              return (
                <li class={status().tone}>
                  <GameMark game={one.game} />
                  <div>
                    <div class="nm">
                      <a href={`/t/${one.id}`}>{one.name || t('list.unnamed')}</a>
                    </div>
                    <div class="gm">{gameName(one.game)}</div>
                  </div>
                  <div class="s">
                    <b>{status().what}</b>
                    {status().when}
                  </div>
                  <Show when={one.table}>
                    <a
                      class="b wide"
                      classList={{ pri: one.mine }}
                      href={`/t/${one.id}`}
                      aria-label={`${status().button}: ${one.name || t('list.unnamed')}`}
                    >
                      {status().button}
                    </a>
                  </Show>
                  <Show when={canForget(one)}>
                    <button
                      type="button"
                      class="b quiet"
                      aria-label={t('list.forget', { name: one.name || t('list.unnamed') })}
                      onClick={() => removeTable(one.id, one.name)}
                    >
                      <Icon of={close} />
                    </button>
                  </Show>
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
      <JoinByLink />
    </section>
  );
}

function JoinByLink(): JSX.Element {
  const [text, setText] = createSignal('');
  const go = (event: Event) => {
    event.preventDefault();
    const found = /\/t\/([0-9a-z]+)(?:\?[^#]*)?#([\w-]{16,})/.exec(text().trim());
    if (!found) return toast(t('join.wrong'));
    navigate(`/t/${found[1]}#${found[2]}`);
  };
  return (
    <form class="join" onSubmit={go}>
      <label for="join">{t('join.label')}</label>
      <input
        id="join"
        class="fld"
        inputMode="url"
        autocomplete="off"
        placeholder={t('join.placeholder')}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="b">
        {t('join.go')}
      </button>
    </form>
  );
}
