/** One soak from its start to its verdict, as lines to print. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Soak, type SoakWish } from './driver.ts';
import { FAULTS, type Faults } from './faults.ts';
import { judge } from './judge.ts';
import { type Kept, readRecord } from './record.ts';

export interface Verdict {
  faults: Faults;
  lines: string[];
}

export async function runSoak(wish: SoakWish): Promise<Verdict> {
  const soak = new Soak(wish);
  await soak.start();
  try {
    await soak.run();
    await soak.lastProbe();
    const kept = await readRecord(soak.local);
    const faults = judge(soak, kept);
    const finished = kept.tables.filter(({ status }) => status === 'finished').length;
    const entries = kept.tables.reduce((sum, { actions }) => sum + actions.length, 0);
    const entriesBy = (actor: string) =>
      kept.tables.reduce((sum, { actions }) => sum + actions.filter((one) => one.actor === actor).length, 0);
    const rows: [string, string | number][] = [
      ['seed', wish.seed],
      ['tables', `${kept.tables.length}, ${wish.tables} at a time, ${finished} finished`],
      ['simulated days', wish.days],
      ['actions acknowledged', soak.acknowledged.size],
      ['taken back', soak.counts.undone],
      ['offers, notes and standing answers', soak.counts.beside],
      ['orders given', soak.ordered.length],
      ['actions that orders led to', entriesBy('orders')],
      ['absences', soak.counts.absences],
      ['settings changed', soak.counts.settings],
      ['entries of all logs', entries],
      ['requests', soak.counts.requests],
      ['kills', soak.killedAt.length],
      ['requests repeated because the outcome was unknown', soak.counts.uncertain],
      ['alarms rung', soak.counts.rung],
      ['alarms lost on purpose', kept.tables.reduce((sum, { lost }) => sum + lost.length, 0)],
      ['sweeps', soak.counts.sweeps],
      ['mails', kept.letters.length],
    ];
    const width = Math.max(...rows.map(([name]) => name.length));
    const lines = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
    for (const name of FAULTS) for (const fault of faults[name].slice(0, 20)) lines.push(`${name}: ${fault}`);
    if (FAULTS.some((name) => faults[name].length > 0)) lines.push(`all that is stored: ${keepEvidence(soak, kept)}`);
    lines.push(FAULTS.map((name) => `${faults[name].length} ${name}`).join(', '));
    return { faults, lines };
  } finally {
    await soak.local.stop();
  }
}

/** Two soaks with one seed differ, so a fault can only be explained from what this one left behind. */
function keepEvidence({ wish, killedAt, looks, ordered, acknowledged, refused, end }: Soak, kept: Kept): string {
  const file = `.cache/soak-${wish.seed}.json`;
  mkdirSync('.cache', { recursive: true });
  const seen = { end, killedAt, looks, ordered, acknowledged: [...acknowledged], refused: [...refused] };
  writeFileSync(file, JSON.stringify({ ...seen, ...kept, addresses: [...kept.addresses] }));
  return file;
}
