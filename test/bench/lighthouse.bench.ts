/**
 * What Lighthouse says of the pages, as the local runtime serves them: its mobile profile is a slow phone on a slow line.
 * It needs a quiet machine, and gives every page the median of several runs.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { ensureBrowser, ensureMigrated, serve } from '../../worker/dev/setup.mjs';
import type { View } from '../../worker/domain/wire/play.ts';
import { freePort } from '../e2e/support/server.ts';
import { openTable, playedTable } from '../support/playedTable.ts';
import { median, report } from './report.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What makes up the score for performance. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const scoreOf = (result: Result, category: string): number => result.categories[category]?.score ?? Number.NaN;

const metricsOf = ({ audits }: Result): string[] =>
  METRICS.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue} (${audits[id]?.score})`);

const inRound = (wanted: number, phase: string) => (view: View) =>
  Number(view.state?.round) >= wanted && view.state?.phase === phase;

const state = mkdtempSync(path.join(tmpdir(), 'commonwealth-bench-'));
ensureMigrated(state);
const { child, url } = await serve({ port: await freePort(), state });
try {
  const lobby = await openTable(url, { game: 'nations', seats: 3, computers: 0 });
  const wealth = await playedTable(url, { game: 'wealth-of-nations', seats: 4, until: inRound(3, 'trade') });
  const nations = await playedTable(url, { game: 'nations', seats: 3, until: inRound(3, 'action') });
  for (const [name, link] of [
    ['home', `${url}/`],
    ['new table', `${url}/new`],
    ['lobby', lobby.link],
    ['table of Wealth of Nations', wealth.link],
    ['table of Nations', nations.link],
  ] as const) {
    const results: Result[] = [];
    for (let i = 0; i < RUNS; i++) results.push(await audit(link));
    const performance = median(results.map((result) => scoreOf(result, 'performance')));
    const middle = results.find((result) => scoreOf(result, 'performance') === performance);
    if (!middle) continue;
    for (const category of CATEGORIES)
      report({
        bench: `lighthouse ${category}: ${name}`,
        value: median(results.map((result) => scoreOf(result, category))),
        unit: 'score',
        atLeast: category === 'performance' ? 0.95 : 1,
        note: [...(category === 'performance' ? metricsOf(middle) : []), ...costsOf(middle, category)].join('; '),
      });
  }
} finally {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  rmSync(state, { recursive: true, force: true });
}

/** Each run has a browser of its own, so that none profits from the one before. */
async function audit(link: string): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: ensureBrowser() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const done = await lighthouse(link, { onlyCategories: [...CATEGORIES], logLevel: 'error' }, undefined, page);
    if (!done) throw new Error(`no result for ${link}`);
    return done.lhr;
  } finally {
    await browser.close();
  }
}

/** Everything of a category that does not have the full score. */
function costsOf({ audits, categories }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? [])
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ id, score }) => score !== null && score < 1 && !METRICS.includes(id))
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
}
