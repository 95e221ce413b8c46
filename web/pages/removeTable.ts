import { t } from '../i18n/i18n.ts';
import { forgetTable } from '../state/links.ts';
import { toast } from '../ui/Toast.tsx';

/** Takes a table off the list at its player's request, and offers to put it back. */
export function removeTable(id: string, name: string): void {
  const putBack = forgetTable(id);
  toast(t('list.forgotten', { name: name || t('list.unnamed') }), { label: t('list.putBack'), run: putBack });
}
