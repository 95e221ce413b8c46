/** The actions at the end of a game: a rematch, saving it, replaying it. */
import type { JSX } from 'solid-js';
import type { AnyTable } from '../games/contract.ts';
import { t } from '../i18n/i18n.ts';
import { useRoom } from '../state/RoomContext.ts';
import { Button } from '../ui/Button.tsx';

export function EndActs(props: { table: AnyTable }): JSX.Element {
  const room = useRoom();
  return (
    <>
      <a class="b pri" href={`/new?like=${props.table.id}`}>
        {t('end.same')}
      </a>
      <Button class="wide" onClick={async () => (await import('./exports.ts')).downloadExport(room)}>
        <span class="wide">{t('menu.export')}</span>
        <span class="only-s">{t('end.save.short')}</span>
      </Button>
      <Button onClick={() => props.table.look(0)}>
        <span class="wide">{t('end.replay')}</span>
        <span class="only-s">{t('end.replay.short')}</span>
      </Button>
    </>
  );
}
