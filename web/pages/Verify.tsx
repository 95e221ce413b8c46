/** Replays a finished game in this browser and checks the seal of its seed and the hash of every state. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { createSignal, For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { keyedChance } from '../../engine/core/chance.ts';
import type { AnyGame } from '../../engine/core/game.ts';
import { type ExportedGame, isComparable, isPromisedSeed, verifying } from '../../engine/core/verify.ts';
import type { Exported } from '../../worker/domain/wire/history.ts';
import { api } from '../api/client.ts';
import { loadEngine } from '../games/engines.ts';
import { gameName } from '../games/names.ts';
import { t } from '../i18n/i18n.ts';
import { useTitle } from '../state/calling.ts';
import { linksOf, tokenOf } from '../state/links.ts';
import { myTables, refreshTables } from '../state/myTables.ts';
import { Icon } from '../ui/Icon.tsx';
import { sayError } from '../ui/sayError.ts';
import { check, close } from '../ui/signs/common.ts';
import { Sheet } from './Sheet.tsx';

type Verdict =
  | { kind: 'running'; done: number; of: number }
  | { kind: 'good'; states: number }
  | { kind: 'bad'; version: number; why: string }
  | { kind: 'unfinished' };

/** How many states to check between two pauses, in which the page shows its progress. */
const EVERY = 50;

async function verifyAll(game: AnyGame, file: Exported, tell: (verdict: Verdict) => void): Promise<Verdict> {
  if (!file.seed || file.hashes.length === 0) return { kind: 'unfinished' };
  if (!isPromisedSeed(file.seed, file.seedHash)) return { kind: 'bad', version: 0, why: t('verify.seal') };
  const exported = file as unknown as ExportedGame;
  const steps = verifying(game, exported, keyedChance(hexToBytes(file.seed)));
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (step.value) return { kind: 'bad', version: step.value.version, why: t(`verify.${step.value.why}`) };
      return { kind: 'good', states: exported.hashes.filter((_, at) => isComparable(game, exported, at)).length };
    }
    if (step.value % EVERY) continue;
    tell({ kind: 'running', done: step.value, of: exported.log.length });
    await new Promise((go) => setTimeout(go));
  }
}

export default function Verify(): JSX.Element {
  useTitle(() => `${t('home.verify')} · Commonwealth`);
  const [file, setFile] = createSignal<Exported | null>(null);
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  const [wrong, setWrong] = createSignal(false);

  const run = async (next: Exported) => {
    setFile(next);
    setWrong(false);
    setVerdict({ kind: 'running', done: 0, of: next.log.length });
    setVerdict(await verifyAll(await loadEngine(next.game), next, setVerdict));
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setAsked(null);
    try {
      const parsed = JSON.parse(await chosen.text()) as Exported;
      if (parsed.format !== 'commonwealth-table-1') throw new Error('another format');
      await run(parsed);
    } catch {
      setWrong(true);
    }
  };
  const [asked, setAsked] = createSignal(new URLSearchParams(location.search).get('table'));
  const fetchTable = async (id: string) => {
    const token = tokenOf(id);
    if (!token) return;
    setAsked(id);
    try {
      await run(await api.export(id, token));
    } catch (error) {
      sayError(error);
    }
  };
  onMount(() => {
    const id = asked();
    if (id) void fetchTable(id);
    void refreshTables();
  });
  const finished = () => myTables().filter((one) => one.table?.status === 'finished');
  const running = () => {
    const now = verdict();
    return now?.kind === 'running' ? now : null;
  };
  const bad = () => {
    const now = verdict();
    return now?.kind === 'bad' ? now : null;
  };
  const good = () => {
    const now = verdict();
    return now?.kind === 'good' ? now : null;
  };
  return (
    <Sheet title={t('home.verify')}>
      <p class="words">{t('verify.text')}</p>
      <div class="verify">
        <label class="drop">
          <span>{t('verify.file')}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
          <Show when={wrong()}>
            <span class="why">{t('verify.wrong')}</span>
          </Show>
        </label>
        <Show when={finished().length > 0}>
          <div class="own">
            <span>{t('verify.own')}</span>
            <For each={finished()}>
              {(one) => (
                <button type="button" class="b sm" onClick={() => void fetchTable(one.id)}>
                  {one.name}
                </button>
              )}
            </For>
          </div>
        </Show>
        <div aria-live="polite">
          <Switch>
            <Match when={running()}>
              {(now) => <progress aria-label={t('verify.running')} max={now().of} value={now().done} />}
            </Match>
            <Match when={good()}>
              {(now) => (
                <p class="verdict up">
                  <Icon of={check} size={22} /> {t('verify.good', { n: now().states })}
                </p>
              )}
            </Match>
            <Match when={bad()}>
              {(now) => (
                <p class="verdict dn">
                  <Icon of={close} size={22} /> {t('verify.bad', { n: now().version, why: now().why })}
                </p>
              )}
            </Match>
            <Match when={verdict()?.kind === 'unfinished'}>
              <p class="verdict">{t('verify.unfinished')}</p>
            </Match>
          </Switch>
        </div>
        <Show when={file()}>
          {(shown) => (
            <dl class="facts">
              <dt>{t('new.game')}</dt>
              <dd>
                {gameName(shown().game)}
                <Show when={linksOf(asked() ?? '')?.name}>{(name) => <>, {name()}</>}</Show>
              </dd>
              <dt>{t('verify.moves')}</dt>
              <dd>{shown().log.length}</dd>
              <dt>{t('verify.sealed')}</dt>
              <dd>
                <code>{shown().seedHash}</code>
              </dd>
              <Show when={shown().seed}>
                <dt>{t('verify.seed')}</dt>
                <dd>
                  <code>{shown().seed}</code>
                </dd>
              </Show>
            </dl>
          )}
        </Show>
      </div>
    </Sheet>
  );
}
