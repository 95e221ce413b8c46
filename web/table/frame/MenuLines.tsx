/** The lines of a table's menu. */
import { type JSX, Show } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PrefsMenu } from '../../ui/PrefsMenu.tsx';
import { clock, robot, rules } from '../../ui/signs/common.ts';
import { bell, copy, person } from '../../ui/signs/later.ts';
import { openRule } from '../prompt/ruleLink.ts';
import { downloadExport, practiceCopy } from './exports.ts';

export function MenuLines(props: {
  table: AnyTable;
  /** More lines, of the game. */
  more?: JSX.Element;
  onOpen: (dialog: 'seat' | 'host') => void;
}): JSX.Element {
  const room = useRoom();
  const { table } = props;
  const practise = () => practiceCopy(room, table.shownVersion());
  const download = () => downloadExport(room);
  return (
    <>
      <Line sign={rules} onClick={() => openRule('')}>
        {t('menu.rules')}
      </Line>
      <Line sign={clock} onClick={() => table.look(Math.max(0, table.version() - 1))}>
        {t('menu.history')}
      </Line>
      {props.more}
      <Show when={table.seat() !== null}>
        <Line sign={bell} onClick={() => props.onOpen('seat')}>
          {t('menu.seat')}
        </Line>
      </Show>
      <Show when={table.isHost()}>
        <Line sign={person} onClick={() => props.onOpen('host')}>
          {t('menu.host')}
        </Line>
      </Show>
      <Show when={table.status() === 'playing' || table.past()}>
        <Line sign={robot} onClick={() => void practise()}>
          {t('menu.practice')}
        </Line>
      </Show>
      <Line sign={copy} onClick={() => void download()}>
        {t('menu.export')}
      </Line>
      <hr />
      <PrefsMenu sound />
    </>
  );
}

function Line(props: { sign: string; onClick: () => void; children: JSX.Element }): JSX.Element {
  return (
    <button type="button" onClick={() => props.onClick()}>
      <Icon of={props.sign} />
      {props.children}
    </button>
  );
}
