/** The quick answers of a notice, in words, with the links that lead to them. */
import { type Language, type Message, say } from '../../../engine/core/messages.ts';
import { answerToken } from '../../domain/answerTokens.ts';
import type { SealedSeat } from '../../domain/mailTokens.ts';
import { decisionOf } from '../../table/decision.ts';
import type { AnswerLine } from './content.ts';
import type { ToldTable } from './toldTable.ts';

/** Empty where the table does not wait for the seat, or where its decision needs the board. */
export function answerLines(
  data: ToldTable,
  seat: SealedSeat,
  language: Language,
  { origin, linkKey }: { origin: string; linkKey: string },
): AnswerLine[] {
  const names = data.seats.map(({ name }) => name);
  const words = (message: Message) => say(message, data.game.words[language], names);
  const decision = decisionOf(data, seat.seat);
  return (decision?.answers ?? []).flatMap(({ id, label, effect }): AnswerLine[] => {
    const token = answerToken(linkKey, seat, decision?.version ?? 0, id);
    if (token === null) return [];
    return [{ label: words(label), effect: effect && words(effect), token, href: `${origin}/answer/${token}` }];
  });
}
