/**
 * Lists what no journey has run: handlers of events that nobody pressed, and branches of prompts that nobody saw. A handler
 * that nobody pressed fails the run. A branch does not, because a few are seen only if two players are quick.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { branchesOf } from './branches.ts';
import { readBuild, root, type Spot } from './build.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { handlersOf } from './handlers.ts';
import { readNotes } from './ran.ts';
import { nodesOf } from './syntax.ts';

/** A prompt tells the player what to do now. Each of its branches and functions is a moment of the game. */
const PROMPTS = /^web\/(table|games\/[^/]+)\/prompt\/|Prompt\.tsx$/;

/** How much of the text of a part is shown. */
const MOST_SHOWN = 120;

interface Part {
  /** The file, the line and the text. */
  says: string;
  spots: readonly Spot[];
}

const handlers: Part[] = [];
const branches: Part[] = [];
for (const [file, spots] of readBuild()) {
  if (!file.startsWith('web/') || !/\.tsx?$/.test(file)) continue;
  const text = readFileSync(path.join(root, file), 'utf8');
  const nodes = nodesOf(file, text);
  /** `shown`: where the part is in the text. */
  const partAt = (shown: { start: number; end: number }, body: { start: number; end: number } | null): Part => {
    const line = text.slice(0, shown.start).split('\n').length;
    return {
      says: `${file}:${line} ${text.slice(shown.start, shown.end).replace(/\s+/g, ' ').slice(0, MOST_SHOWN)}`,
      spots: body ? spots.filter((spot) => spot.at >= body.start && spot.at < body.end) : [],
    };
  };
  for (const { at, body } of handlersOf(nodes)) handlers.push(partAt(at, body));
  if (!PROMPTS.test(file)) continue;
  const seen = branchesOf(nodes).map((body) => partAt(body, body));
  // A bare `return` leaves nothing in the build that could be counted.
  branches.push(...seen.filter((branch) => branch.spots.length > 0));
}

const asked = new Map<string, Set<number>>();
for (const { spots } of [...handlers, ...branches])
  for (const { url, offset } of spots) asked.set(url, (asked.get(url) ?? new Set()).add(offset));
const ran = readNotes(process.argv[2] ?? '', asked);
const hasRun = ({ spots }: Part) => spots.some(({ url, offset }) => ran.get(url)?.has(offset));

const isAbout = ({ file, text }: Exception, { says }: Part) => says.startsWith(`${file}:`) && says.includes(text);
const isExcused = (part: Part) => EXCEPTIONS.some((exception) => isAbout(exception, part));

/** Says what is missing, and gives how much that is. */
function tell(title: string, parts: readonly Part[]): number {
  const untried = parts.filter((part) => !hasRun(part));
  const missing = untried.filter((part) => !isExcused(part));
  const excused = untried.length - missing.length;
  console.log(`${title}: ${parts.length - untried.length} of ${parts.length}, and ${excused} that none can try`);
  for (const { says, spots } of missing)
    console.log(`  not run: ${says}${spots.length > 0 ? '' : ' (cannot be counted)'}`);
  return missing.length;
}

/** An exception for a part that a journey tries, or that is gone. */
function tellNeedless(parts: readonly Part[]): void {
  const needless = EXCEPTIONS.filter((exception) => !parts.some((part) => isAbout(exception, part) && !hasRun(part)));
  for (const { file, text } of needless) console.log(`  exception that is not needed: ${file}: ${text}`);
}

const unpressed = tell('handlers that a journey pressed', handlers);
tell('branches of prompts that a journey saw', branches);
tellNeedless([...handlers, ...branches]);
process.exitCode = unpressed > 0 ? 1 : 0;
