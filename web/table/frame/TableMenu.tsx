/** The menu of a table. Its lines load when it is opened. */
import type { JSX } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { later } from '../../ui/later.tsx';
import { Menu } from '../../ui/Menu.tsx';

const MenuLines = later(async () => (await import('./MenuLines.tsx')).MenuLines);

export function TableMenu(props: {
  table: AnyTable;
  /** More lines, of the game. */
  more?: JSX.Element;
  onOpen: (dialog: 'seat' | 'host') => void;
}): JSX.Element {
  return (
    <Menu label={t('menu.table')}>
      <MenuLines {...props} />
    </Menu>
  );
}
