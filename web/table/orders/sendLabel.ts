/** What the button that sends a list of orders says. */
import type { AnyTable, OrderPlan } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';

/** "Do 1 now, 2 later": the first move is made now if the table waits for me. */
export function sendLabel(table: AnyTable, plan: OrderPlan): string {
  const n = plan.lines().length;
  if (!table.myTurn()) return t('orders.give', { n });
  return n > 1 ? t('orders.doThen', { n: n - 1 }) : t('orders.do');
}
