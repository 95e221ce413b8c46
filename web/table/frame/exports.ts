/** Saves the whole table as a file, or makes a copy to practise on. */
import { api, createIntents } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { remember } from '../../state/links.ts';
import type { Room } from '../../state/room.ts';
import { sayError } from '../../ui/sayError.ts';
import { toast } from '../../ui/Toast.tsx';

export async function downloadExport(room: Room): Promise<void> {
  const token = room.token();
  if (!token) return;
  try {
    const exported = await api.export(room.id, token);
    const address = URL.createObjectURL(new Blob([JSON.stringify(exported)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `commonwealth-${room.id}.json`;
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    sayError(error);
  }
}

const attempt = createIntents();

/** Makes a copy of the moment on the page, with every seat in one hand. Nobody else sees it. */
export async function practiceCopy(room: Room, version: number): Promise<void> {
  const token = room.token();
  const table = room.table();
  if (!token || !table) return;
  try {
    const name = t('practice.name', { name: table.name }).slice(0, 60);
    const copy = await attempt({ id: room.id, version, name }, (key) =>
      api.copy(room.id, token, { version, name }, key),
    );
    const seat = copy.tokens[room.view()?.seat ?? 0] ?? copy.hostToken;
    remember(copy.id, {
      name,
      game: table.game,
      tokens: { host: copy.hostToken, watch: copy.watchToken, seat },
      seats: copy.tokens,
      now: Date.now(),
    });
    navigate(`/t/${copy.id}`);
    toast(t('practice.opened'));
  } catch (error) {
    sayError(error);
  }
}
