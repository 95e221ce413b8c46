/** The header of a table: name, round and phase, the next table that is waiting, and the menu. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { day } from '../../i18n/time.ts';
import { waitingElsewhere } from '../../state/myTables.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { moon } from '../../ui/signs/common.ts';
import { Top } from '../../ui/Top.tsx';
import text from '../../ui/text.module.css';
import { openRule, shownRule } from '../prompt/ruleLink.ts';
import { awayOf } from '../prompt/seatWords.ts';
import { TableMenu } from './TableMenu.tsx';
import styles from './TopBar.module.css';

const HostTools = later(async () => (await import('../seat/HostTools.tsx')).HostTools);
const SeatSettings = later(async () => (await import('../seat/SeatSettings.tsx')).SeatSettings);
const RulesText = later(async () => (await import('../../rules/RulesText.tsx')).RulesText);

/** A link in a mail opens the settings directly. */
function asksForSettings(): boolean {
  if (!new URLSearchParams(location.search).has('settings')) return false;
  history.replaceState(history.state, '', location.pathname);
  return true;
}

export function TopBar(props: {
  table: AnyTable;
  /** Round and phase: `<Steps>`. */
  steps?: JSX.Element;
  /** More lines for the menu. */
  menu?: JSX.Element;
}): JSX.Element {
  const [open, setOpen] = createSignal<'seat' | 'host' | null>(asksForSettings() ? 'seat' : null);
  const next = () => waitingElsewhere(props.table.id);
  const away = () => {
    const mine = props.table.seat();
    return mine === null || props.table.status() === 'finished' ? null : awayOf(props.table, mine);
  };
  return (
    <>
      <Top name={props.table.name()} heading steps={props.steps}>
        <Show when={away()}>
          {(until) => (
            <Button
              kind="quiet"
              class={styles.away}
              aria-label={t('away.you', { day: day(until()) })}
              onClick={() => setOpen('seat')}
            >
              <Icon of={moon} size={15} />
              <span class={text.notOnPhone}>{t('away.until', { day: day(until()) })}</span>
              <span class={text.onPhone}>{day(until())}</span>
            </Button>
          )}
        </Show>
        <Show when={next()[0]}>
          {(one) => (
            <ButtonLink kind="quiet" href={`/t/${one().id}`} aria-label={t('next.label', { n: next().length })}>
              <Badge n={next().length} />
              <span class={styles.next}>{t('next.table')}</span>
            </ButtonLink>
          )}
        </Show>
        <TableMenu table={props.table} more={props.menu} onOpen={(part) => setOpen(part)} />
      </Top>
      <Dialog open={open() === 'seat'} onClose={() => setOpen(null)} title={t('menu.seat')}>
        <SeatSettings />
      </Dialog>
      <Dialog open={open() === 'host'} onClose={() => setOpen(null)} title={t('menu.host')}>
        <HostTools />
      </Dialog>
      <Dialog open={shownRule() !== null} onClose={() => openRule(null)} title={t('menu.rules')} side>
        <RulesText game={props.table.game.id} rule={shownRule() ?? ''} />
      </Dialog>
    </>
  );
}
