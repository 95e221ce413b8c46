/** Replays a finished game and checks the seal of its seed and the hash of every state. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../../engine/core/chance.ts';
import type { AnyReplayable } from '../../../engine/core/game.ts';
import { type ExportedGame, isComparable, isPromisedSeed, verifying } from '../../../engine/core/verify.ts';
import type { Exported } from '../../../worker/domain/wire/history.ts';
import { t } from '../../i18n/i18n.ts';

export type Verdict =
  | { kind: 'running'; done: number; of: number }
  | { kind: 'good'; states: number }
  | { kind: 'bad'; version: number; why: string }
  | { kind: 'unfinished' };

/** How many states to check between two pauses, in which the page shows its progress. */
const EVERY = 50;

export async function verifyAll(
  game: AnyReplayable,
  file: Exported,
  tell: (verdict: Verdict) => void,
): Promise<Verdict> {
  if (!file.seed || file.hashes.length === 0) return { kind: 'unfinished' };
  if (!isPromisedSeed(file.seed, file.seedHash)) return { kind: 'bad', version: 0, why: t('verify.seal') };
  const exported = file as unknown as ExportedGame;
  const steps = verifying(game, exported, keyedChance(hexToBytes(file.seed)));
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (step.value) return { kind: 'bad', version: step.value.version, why: t(`verify.${step.value.why}`) };
      return { kind: 'good', states: exported.hashes.filter((_, at) => isComparable(game, exported, at)).length };
    }
    if (step.value % EVERY) continue;
    tell({ kind: 'running', done: step.value, of: exported.log.length });
    await new Promise((go) => setTimeout(go));
  }
}
