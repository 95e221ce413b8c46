/** What makes each board special in English. */
import type { Catalogue } from '../../../../core/messages.ts';

export const boards = {
  'board.a.text': 'The same for all nations.',
  'board.china-b.text':
    'Production: 1 more food if you passed first. Room for 1 colony and 6 ready wonders; 6 workers.',
  'board.egypt-b.text': 'Brings you 1 private architect every round. The Pyramids stand ready from the start.',
  'board.greece-b.text': 'Golden age bonus 1.',
  'board.persia-b.text': 'Room for 3 colonies.',
  'board.rome-b.text': '2 strength of its own.',
} satisfies Catalogue;
