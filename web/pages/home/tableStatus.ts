/** How one of my tables stands, in words for a list. */
import { t } from '../../i18n/i18n.ts';
import { day, now, since, span, stillAway } from '../../i18n/time.ts';
import type { MyTable } from '../../state/myTables.ts';

export interface TableStatus {
  tone: '' | 'yours' | 'late';
  what: string;
  when: string;
  button: string;
}

export function statusOf(one: MyTable): TableStatus {
  const { table } = one;
  const plain = (what: string): TableStatus => ({ tone: '', what, when: '', button: t('list.open') });
  if (one.missing) return plain(t('list.unknown'));
  if (one.unavailable) return plain(t('list.unreachable'));
  if (!table) return plain('');
  if (table.practice) return plain(t('list.practice'));
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
    return { tone: 'yours', what: t('list.yours'), when: awaited.late ? t('late') : when, button: t('list.play') };
  }
  const name = table.seats[awaited.seat]?.name ?? '';
  const others = table.awaiting.length - 1;
  if (awaited.late) {
    return {
      tone: 'late',
      what: t('list.isLate', { who: name }),
      when: t('wait.since', { time: since(awaited.since) }),
      button: t('list.watch'),
    };
  }
  const until = stillAway(table.seats[awaited.seat]?.awayUntil);
  return {
    tone: '',
    what: others > 0 ? t('list.andOthers', { who: name, n: others }) : name,
    when: until === null ? t('wait.since', { time: since(awaited.since) }) : t('away.until', { day: day(until) }),
    button: t('list.watch'),
  };
}
