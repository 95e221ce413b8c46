/** The shape of quick answers, as a game makes them. quickAnswers.ts explains and uses it. */
import type { Message } from './messages.ts';

export interface QuickAnswer<A> {
  action: A;
  /** What the player does: "Accept the offer of Ada". */
  label: Message;
  /** What this does: "You give 2 food and get $10". Null where the label says it all. */
  effect: Message | null;
}

export interface QuickAnswers<A> {
  /** Where the player stands, as far as it matters now, in at most three lines. */
  situation: Message[];
  answers: QuickAnswer<A>[];
}
