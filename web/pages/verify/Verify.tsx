/** Checks a finished game in this browser, from a file or from one of the reader's tables. */
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { Exported } from '../../../worker/domain/wire/history.ts';
import { api } from '../../api/client.ts';
import { gameOf } from '../../games/registry.ts';
import { t } from '../../i18n/i18n.ts';
import { useTitle } from '../../state/calling.ts';
import { linksOf, tokenOf } from '../../state/links.ts';
import { myTables, refreshTables } from '../../state/myTables.ts';
import { Button } from '../../ui/Button.tsx';
import { sayError } from '../../ui/sayError.ts';
import text from '../../ui/text.module.css';
import { Sheet } from '../Sheet.tsx';
import { FileFacts, VerdictLine } from './Result.tsx';
import styles from './Verify.module.css';
import { type Verdict, verifyAll } from './verifyAll.ts';

export default function Verify(): JSX.Element {
  useTitle(() => `${t('home.verify')} · Commonwealth`);
  const [file, setFile] = createSignal<Exported | null>(null);
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  const [wrong, setWrong] = createSignal(false);
  const [asked, setAsked] = createSignal(new URLSearchParams(location.search).get('table'));
  const run = async (next: Exported) => {
    setFile(next);
    setWrong(false);
    const game = gameOf(next.game);
    if (!game) return setVerdict({ kind: 'bad', version: 0, why: t('error.service/no-such-game') });
    setVerdict({ kind: 'running', done: 0, of: next.log.length });
    setVerdict(await verifyAll(await game.engine(), next, setVerdict));
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
  return (
    <Sheet title={t('home.verify')}>
      <p class={text.words}>{t('verify.text')}</p>
      <div class={styles.verify}>
        <label class={styles.file}>
          <span>{t('verify.file')}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
          <Show when={wrong()}>
            <span class={text.why}>{t('verify.wrong')}</span>
          </Show>
        </label>
        <OwnTables onChoose={(id) => void fetchTable(id)} />
        <VerdictLine verdict={verdict()} />
        <Show when={file()}>{(shown) => <FileFacts file={shown()} name={linksOf(asked() ?? '')?.name} />}</Show>
      </div>
    </Sheet>
  );
}

/** The reader's own finished tables, which need no file. */
function OwnTables(props: { onChoose: (id: string) => void }): JSX.Element {
  const finished = () => myTables().filter((one) => one.table?.status === 'finished');
  return (
    <Show when={finished().length > 0}>
      <div class={styles.own}>
        <span>{t('verify.own')}</span>
        <For each={finished()}>
          {(one) => (
            <Button small onClick={() => props.onChoose(one.id)}>
              {one.name}
            </Button>
          )}
        </For>
      </div>
    </Show>
  );
}
