/** The header of a table: name, round and phase, the next table that is waiting, and the menu. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { AnyTable } from '../games/contract.ts';
import { t } from '../i18n/i18n.ts';
import { waitingElsewhere } from '../state/myTables.ts';
import { useRoom } from '../state/RoomContext.ts';
import { Brand } from '../ui/Brand.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { later } from '../ui/later.tsx';
import { Menu } from '../ui/Menu.tsx';
import { bell, clock, copy, person, robot, rules } from '../ui/signs/common.ts';
import { openRule, shownRule } from './ruleLink.ts';

const PrefsMenu = later(async () => (await import('../ui/PrefsMenu.tsx')).PrefsMenu);
const HostTools = later(async () => (await import('./HostTools.tsx')).HostTools);
const SeatSettings = later(async () => (await import('./SeatSettings.tsx')).SeatSettings);
const RulesText = later(async () => (await import('../rules/RulesText.tsx')).RulesText);

/** A link in a mail opens the settings directly. */
function asksForSettings(): boolean {
  if (!new URLSearchParams(location.search).has('settings')) return false;
  history.replaceState(history.state, '', location.pathname);
  return true;
}

export function TopBar(props: {
  table: AnyTable;
  /** Round and phase: `<div class="steps">`. */
  steps?: JSX.Element;
  /** More lines for the menu. */
  menu?: JSX.Element;
}): JSX.Element {
  const room = useRoom();
  const [open, setOpen] = createSignal<'seat' | 'host' | null>(asksForSettings() ? 'seat' : null);
  const next = () => waitingElsewhere(props.table.id);
  const practise = async () => (await import('./exports.ts')).practiceCopy(room, props.table.shownVersion());
  return (
    <header class="top">
      <Brand />
      <h1 class="name">{props.table.name()}</h1>
      {props.steps}
      <div class="right">
        <Show when={next()[0]}>
          {(one) => (
            <a class="b quiet" href={`/t/${one().id}`} aria-label={t('next.label', { n: next().length })}>
              <span class="badge">{next().length}</span>
              <span class="lbl">{t('next.table')}</span>
            </a>
          )}
        </Show>
        <Menu label={t('menu.table')}>
          <button type="button" onClick={() => openRule('')}>
            <Icon of={rules} />
            {t('menu.rules')}
          </button>
          <button type="button" onClick={() => props.table.look(Math.max(0, props.table.version() - 1))}>
            <Icon of={clock} />
            {t('menu.history')}
          </button>
          {props.menu}
          <Show when={props.table.seat() !== null}>
            <button type="button" onClick={() => setOpen('seat')}>
              <Icon of={bell} />
              {t('menu.seat')}
            </button>
          </Show>
          <Show when={props.table.isHost()}>
            <button type="button" onClick={() => setOpen('host')}>
              <Icon of={person} />
              {t('menu.host')}
            </button>
          </Show>
          <Show when={props.table.status() === 'playing' || props.table.past()}>
            <button type="button" onClick={practise}>
              <Icon of={robot} />
              {t('menu.practice')}
            </button>
          </Show>
          <button type="button" onClick={async () => (await import('./exports.ts')).downloadExport(room)}>
            <Icon of={copy} />
            {t('menu.export')}
          </button>
          <hr />
          <PrefsMenu sound />
        </Menu>
      </div>
      <Dialog open={open() === 'seat'} onClose={() => setOpen(null)} title={t('menu.seat')}>
        <SeatSettings />
      </Dialog>
      <Dialog open={open() === 'host'} onClose={() => setOpen(null)} title={t('menu.host')}>
        <HostTools />
      </Dialog>
      <Dialog open={shownRule() !== null} onClose={() => openRule(null)} title={t('menu.rules')} side>
        <RulesText game={props.table.game.id} rule={shownRule() ?? ''} />
      </Dialog>
    </header>
  );
}
