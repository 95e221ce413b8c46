/** What others can do before an order is carried out, so that it turns out otherwise than it is shown. */
import type { Message } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import type { Task } from './tasks.ts';

export function risk(task: Task): Message | null {
  switch (task.type) {
    case 'sell':
      return { key: 'order.risk.sell' };
    case 'buy':
    case 'fuel':
      return { key: 'order.risk.buy' };
    case 'build':
      return { key: 'order.risk.build' };
    case 'feed':
      return { key: 'order.risk.feed' };
    case 'act':
      return riskOf(task.action);
    default:
      return null;
  }
}

function riskOf({ type }: Action): Message | null {
  switch (type) {
    case 'placeFlag':
    case 'moveTiles':
      return { key: 'order.risk.land' };
    case 'accept':
    case 'counter':
      return { key: 'order.risk.offer' };
    case 'activate':
    case 'transport':
      return { key: 'order.risk.war' };
    default:
      return null;
  }
}
