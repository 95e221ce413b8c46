/**
 * The tokens of quick answers. A token is sealed for one seat with its present link, for one decision and for one
 * answer, so it can do nothing else. The decision is named by the version at which the table began to wait for it.
 */
import { type SealedSeat, sameSeal } from './mailTokens.ts';
import { seal } from './tokens.ts';

export interface AnswerLink {
  tableId: string;
  seat: number;
  version: number;
  /** A hash of everything that the player was told with the answer. */
  answer: string;
}

/** Null for a seat that has no link of its own. */
export function answerToken(
  key: string,
  { tableId, seat, tokenHash }: SealedSeat,
  version: number,
  answer: string,
): string | null {
  if (tokenHash === null) return null;
  return `${tableId}.${seat}.${version}.${answer}.${seal(key, 'answer', tableId, seat, version, answer, tokenHash)}`;
}

export function parseAnswerToken(token: string): AnswerLink | null {
  const parts = /^([0-9a-z]{12})\.(\d)\.(\d{1,6})\.([0-9a-f]{16})\.[\w-]{43}$/.exec(token);
  if (!parts) return null;
  const [, tableId = '', seat, version, answer = ''] = parts;
  return { tableId, seat: Number(seat), version: Number(version), answer };
}

export function isAnswerToken(key: string, seat: SealedSeat, link: AnswerLink, token: string): boolean {
  const made = answerToken(key, seat, link.version, link.answer);
  return made !== null && sameSeal(made, token);
}
