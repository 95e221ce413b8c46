import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../web/games/contract.ts';
import { opensRound } from '../../web/games/wealth/headings.ts';
import { logSections } from '../../web/table/log/logSections.ts';

const line = (type: string, about: number | null = null): LogLine => ({
  seq: 0,
  version: 0,
  at: 0,
  seat: about,
  event: { type },
  text: type,
  about,
  automatic: false,
  actor: 'player',
  reason: '',
});
const heading = ({ event }: { event: { type: string } }) => (event.type.startsWith('# ') ? event.type : null);
const told = (
  log: LogLine[],
  opens?: (one: LogLine<never>) => boolean,
  isShown: (one: LogLine) => boolean = () => true,
) => logSections(log, { heading, opens }, isShown).map(({ title, lines }) => [title, ...lines.map((one) => one.text)]);

describe('the log under headings', () => {
  it('begins a section with each heading, and leaves out empty ones', () => {
    expect(told([line('a'), line('# one'), line('# two'), line('b')])).toEqual([
      [null, 'a'],
      ['# two', 'b'],
    ]);
  });

  it('puts the marker and the interest of a new round under that round', () => {
    const log = [
      line('# Produce'),
      line('blocRan'),
      line('markerPassed'),
      line('interestPaid'),
      line('# Trade'),
      line('passed'),
    ];
    expect(told(log, opensRound as never)).toEqual([
      ['# Produce', 'blocRan'],
      ['# Trade', 'markerPassed', 'interestPaid', 'passed'],
    ]);
    expect(told(log)[0]).toEqual(['# Produce', 'blocRan', 'markerPassed', 'interestPaid']);
  });

  it('leaves interest that no heading follows where it was told', () => {
    expect(
      told(
        [line('# Produce'), line('interestPaid'), line('cubesSoldOff'), line('# over'), line('gameEnded')],
        opensRound as never,
      ),
    ).toEqual([
      ['# Produce', 'interestPaid', 'cubesSoldOff'],
      ['# over', 'gameEnded'],
    ]);
  });

  it('shows one player alone without mixing up the sections', () => {
    const log = [
      line('# Produce'),
      line('blocRan', 0),
      line('markerPassed', 1),
      line('interestPaid', 0),
      line('# Trade'),
    ];
    expect(told(log, opensRound as never, (one) => one.about === 0)).toEqual([
      ['# Produce', 'blocRan'],
      ['# Trade', 'interestPaid'],
    ]);
  });
});
