/** What a player must decide in English. */
import type { Catalogue } from '../../../core/messages.ts';

export const prompts = {
  'prompt.difficulty': 'Choose your difficulty',
  'prompt.board': 'Choose your nation',
  'prompt.extraWorker': 'Choose where your extra worker comes from',
  'prompt.growth': 'Choose your growth: a worker, or gold, food or stone',
  'prompt.chooseEvent': 'Choose the event of this round',
  'prompt.turn': 'Your turn: one action, or pass',
  'prompt.effect': 'Make your choice for {source}',
  'prompt.shortage': 'You are short of {missing} {missing|book|books}: choose what to give up instead',
  'prompt.bonus': 'Choose stone, gold or books',
  'prompt.spare': 'You are defeated: choose what your stability spares ({spared})',
} satisfies Catalogue;
