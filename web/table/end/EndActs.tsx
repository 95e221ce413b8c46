/** The actions at the end of a game: a rematch, saving it, replaying it. */
import type { JSX } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import text from '../../ui/text.module.css';
import { downloadExport } from '../frame/exports.ts';

export function EndActs(props: { table: AnyTable }): JSX.Element {
  const room = useRoom();
  return (
    <>
      <ButtonLink kind="pri" href={`/new?like=${props.table.id}`}>
        {t('end.same')}
      </ButtonLink>
      <Button class={text.notOnPhone} onClick={() => downloadExport(room)}>
        <span class={text.notOnPhone}>{t('menu.export')}</span>
        <span class={text.onPhone}>{t('end.save.short')}</span>
      </Button>
      <Button onClick={() => props.table.look(0)}>
        <span class={text.notOnPhone}>{t('end.replay')}</span>
        <span class={text.onPhone}>{t('end.replay.short')}</span>
      </Button>
    </>
  );
}
