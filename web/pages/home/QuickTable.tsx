/** The short form for a new table: game, players, pace, name. Everything else has a good default. */
import { createSignal, type JSX } from 'solid-js';
import { GAMES } from '../../games/games.ts';
import { gameLine } from '../../games/names.ts';
import { gameOf } from '../../games/registry.ts';
import { language, t } from '../../i18n/i18n.ts';
import { suggestName } from '../../i18n/names.ts';
import { navigate } from '../../router.tsx';
import { myName, openTable, timeZone } from '../../state/openTable.ts';
import { Button } from '../../ui/Button.tsx';
import { createBusy } from '../../ui/busy.ts';
import { Plates, Segments } from '../../ui/choices.tsx';
import { PlainLine, SelectField, TextField } from '../../ui/fields.tsx';
import { PACES, paceWords } from '../open/pace.ts';
import styles from './QuickTable.module.css';

export function QuickTable(): JSX.Element {
  const [game, setGame] = createSignal(GAMES[0]?.id ?? '');
  const [players, setPlayers] = createSignal(4);
  const [pace, setPace] = createSignal(2 * 24);
  const [name, setName] = createSignal(suggestName());
  const { busy, run } = createBusy();
  const seats = () => {
    const { min, max } = gameOf(game())?.seats ?? { min: 2, max: 6 };
    return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  };
  const choose = (next: string) => {
    setGame(next);
    const last = seats().at(-1) ?? 4;
    if (players() > last) setPlayers(last);
  };
  const open = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      const me = myName();
      const id = await openTable({
        game: game(),
        options: {},
        seats: players(),
        name: name().trim() || suggestName(),
        pace: { perDecision: pace() ? pace() * 3_600_000 : null, late: 'default' },
        ...(me ? { me: { name: me, language: language(), timeZone: timeZone() } } : {}),
      });
      navigate(`/t/${id}`);
    });
  };
  return (
    <form class={styles.quick} aria-label={t('home.new')} onSubmit={open}>
      <h2>{t('home.new')}</h2>
      <Plates
        compact
        label={t('new.game')}
        options={GAMES.map((one) => ({ value: one.id, label: one.name, help: gameLine(one.id) }))}
        value={game()}
        onChange={choose}
      />
      <PlainLine label={t('new.players')}>
        <Segments
          label={t('new.players')}
          options={seats().map((n) => ({ value: n, label: String(n) }))}
          value={players()}
          onChange={(n) => setPlayers(n)}
        />
      </PlainLine>
      <SelectField
        label={t('new.pace')}
        options={PACES.map((hours) => ({ value: hours, label: paceWords(hours) }))}
        value={pace()}
        onChange={(hours) => setPace(hours)}
      />
      <TextField label={t('new.name')} value={name()} onInput={(text) => setName(text)} maxLength={60} required />
      <Button type="submit" kind="pri" class={styles.open} disabled={busy()}>
        {t('new.open')}
      </Button>
      <a class={styles.more} href="/new">
        {t('new.all')}
      </a>
    </form>
  );
}
