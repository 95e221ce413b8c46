/** What one does when all is over: play the same again, keep the game, show it. */
import { useRoom } from '../../../state/RoomContext.ts';
import { downloadExport } from '../../../table/exports.ts';
import { Button } from '../../../ui/Button.tsx';
import type { WealthTable } from '../wealthTable.ts';
import { w } from '../words.ts';

export function EndActs(props: { table: WealthTable }) {
  const room = useRoom();
  return (
    <>
      <a class="b pri" href={`/new?like=${props.table.id}`}>
        {w('sameAgain')}
      </a>
      <Button onClick={() => void downloadExport(room)}>{w('export')}</Button>
      <Button onClick={() => props.table.look(0)}>{w('replay')}</Button>
    </>
  );
}
