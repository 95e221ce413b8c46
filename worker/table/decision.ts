/** The decision that a table waits for from one seat, with the quick answers that the game names. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat, Tagged } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { QuickAnswer } from '../../engine/core/quickAnswer.ts';
import { quickAnswersOf } from '../../engine/core/quickAnswers.ts';
import type { TableData } from './data.ts';

export interface Decision {
  /** The version at which the table began to wait. */
  version: number;
  prompt: Message;
  situation: readonly Message[];
  answers: readonly (QuickAnswer<Tagged> & { id: string })[];
}

/** Null where the table does not wait for the seat. */
export function decisionOf(
  { game, state, waiting }: Pick<TableData, 'game' | 'state' | 'waiting'>,
  seat: Seat,
): Decision | null {
  const own = waiting.find((one) => one.seat === seat);
  if (!own || !state) return null;
  const { version, prompt } = own;
  const { situation, answers } = quickAnswersOf(game, state, seat);
  const named = answers.map((answer) => ({ ...answer, id: idOf([prompt, situation, answer]) }));
  return { version, prompt, situation, answers: named };
}

/** It differs where anything differs that the player is told: a link acts only while all of this still holds. */
const idOf = (told: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(told)))).slice(0, 16);
