/** What others can do before an order is carried out, so that it turns out otherwise than it is shown. */
import type { Message } from '../../core/messages.ts';
import type { Task } from './task.ts';

export function risk(task: Task): Message | null {
  switch (task.type) {
    case 'buy':
      return { key: 'order.risk.buy' };
    case 'special':
      return task.cards ? { key: 'order.risk.buy' } : null;
    case 'hire':
      return { key: 'order.risk.hire' };
    case 'answer':
      return { key: 'order.risk.answer' };
    default:
      return null;
  }
}
