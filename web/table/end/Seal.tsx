/** The sealed seed: its hash is shown from the start, and at the end every draw can be worked out from it. */
import { createResource, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { check } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import styles from './Seal.module.css';

async function sealOf(seed: string): Promise<string> {
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function Seal(): JSX.Element {
  const room = useRoom();
  const [fits] = createResource(
    () => room.table()?.seed,
    async (seed) => (await sealOf(seed)) === room.table()?.seedHash,
  );
  const short = () => `${room.table()?.seedHash.slice(0, 4)}…${room.table()?.seedHash.slice(-4)}`;
  return (
    <div class={styles.seal}>
      <Show when={room.table()?.seed} fallback={<span>{t('seal.closed', { hash: short() })}</span>}>
        <Show when={fits() !== false} fallback={<span class={text.loss}>{t('seal.broken')}</span>}>
          <span class={styles.fits} style={{ visibility: fits() ? 'visible' : 'hidden' }}>
            <Icon of={check} size={18} />
          </span>
          <span>
            {t('seal.fits')} <code>{short()}</code>
            <br />
            {t('seal.again')}
          </span>
        </Show>
        <ButtonLink href={`/verify?table=${room.id}`}>{t('seal.check')}</ButtonLink>
      </Show>
    </div>
  );
}
