import { describe, expect, it } from 'vitest';
import { USUAL_AWAY } from '../../web/pages/open/form.ts';
import { backOn, dateAfter, dateOf, lastMoment } from '../../web/state/awayDays.ts';
import { USUAL_AWAY_DAYS } from '../../worker/domain/wire/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By the clock of this machine, whatever its time zone. */
const at = (text: string) => new Date(text).getTime();

describe('the day of the return', () => {
  it('is a date of the local clock, also across a month and a change of the clock', () => {
    expect(dateOf(at('2026-03-28T23:59'))).toBe('2026-03-28');
    expect(dateAfter(at('2026-03-28T23:59'), 1)).toBe('2026-03-29');
    expect(dateAfter(at('2026-10-24T00:10'), 3)).toBe('2026-10-27');
    expect(dateAfter(at('2026-12-29T12:00'), 7)).toBe('2027-01-05');
  });

  it('begins at noon, and on the last day that is left as late as the table allows', () => {
    const last = at('2026-11-25T09:00');
    expect(backOn('2026-11-21', last)).toBe(at('2026-11-21T12:00'));
    expect(backOn('2026-11-25', last)).toBe(last);
    expect(backOn('2026-11-25', at('2026-11-25T20:00'))).toBe(at('2026-11-25T12:00'));
    // A day beyond it is sent as it was chosen, and the service refuses it.
    expect(backOn('2026-11-26', last)).toBe(at('2026-11-26T12:00'));
  });
});

describe('the last moment of an absence', () => {
  it('is what is left after now, a little less in case the clocks differ', () => {
    const now = at('2026-11-18T12:00');
    const last = lastMoment({ awayLeft: 7 * DAY }, null, now);
    expect(last).toBeLessThan(now + 7 * DAY);
    expect(dateOf(last)).toBe('2026-11-25');
    expect(lastMoment({ awayLeft: 0 }, null, now)).toBe(now);
  });

  it('is what is left after the present absence', () => {
    const until = at('2026-11-20T12:00');
    expect(lastMoment({ awayLeft: DAY }, until, at('2026-11-18T12:00'))).toBe(until + DAY);
  });
});

it('a table that does not say allows as many days on the page as in the service', () => {
  expect(USUAL_AWAY).toBe(USUAL_AWAY_DAYS);
});
