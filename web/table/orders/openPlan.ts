/** Lets the reader put orders together: what they choose from now on is added to a list. */
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { toast } from '../../ui/Toast.tsx';

export async function openPlan(table: AnyTable): Promise<boolean> {
  const desk = await table.orders.openDesk();
  if (desk) desk.plan.open();
  else toast(t('error.offline'));
  return desk !== null;
}
