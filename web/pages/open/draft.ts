/** The table that is being put together in the form. */
import { createEffect, createSignal, on } from 'solid-js';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import type { Pace, Table } from '../../../worker/domain/wire/tables.ts';
import { language, t } from '../../i18n/i18n.ts';
import { suggestName } from '../../i18n/names.ts';
import { keepMyName, myName, openTable, timeZone } from '../../state/openTable.ts';
import { type Chosen, type OptionValue, optionsToSend } from './options.ts';

const HOUR = 3_600_000;

export type Draft = ReturnType<typeof createDraft>;

/** `like`: the table to play again, whose settings fill the form. */
export function createDraft(offers: readonly GameOffer[], like: Table | null, first: string) {
  const [game, setGame] = createSignal(first);
  const [players, setPlayers] = createSignal(like?.seats.length ?? 4);
  const [computers, setComputers] = createSignal(like?.seats.filter((seat) => seat.kind === 'computer').length ?? 0);
  const [chosen, setChosen] = createSignal<Chosen>((like?.options ?? {}) as Chosen);
  const [hours, setHours] = createSignal(like ? Math.round((like.pace.perDecision ?? 0) / HOUR) : 48);
  const [late, setLate] = createSignal<'default' | 'wait'>(like?.pace.late ?? 'default');
  const [name, setName] = createSignal(like ? t('new.again', { name: like.name }).slice(0, 60) : suggestName());
  const [me, setMe] = createSignal(myName());
  const [mail, setMail] = createSignal('');
  const offer = () => offers.find((one) => one.id === game()) as GameOffer;
  createEffect(
    on(
      game,
      () => {
        setChosen({});
        setPlayers(Math.min(Math.max(players(), offer().seats.min), offer().seats.max));
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (computers() > players() - 1) setComputers(players() - 1);
  });
  const pace = (): Pace => ({ perDecision: hours() ? hours() * HOUR : null, late: late() });
  const choose = (key: string, value: OptionValue) => setChosen({ ...chosen(), [key]: value });

  /** Opens the table and returns its id. `alone`: against computers only. */
  const open = async (alone: boolean): Promise<string> => {
    const own = me().trim();
    if (own) keepMyName(own);
    const person = own || (alone ? t('try.me') : '');
    const address = mail().trim();
    const seat = { name: person, language: language(), timeZone: timeZone(), ...(address ? { mail: address } : {}) };
    return await openTable({
      game: game(),
      options: optionsToSend(offer(), chosen()),
      seats: players(),
      name: name().trim() || suggestName(),
      pace: pace(),
      computers: alone ? players() - 1 : computers(),
      ...(person ? { me: seat } : {}),
    });
  };
  return {
    offers,
    offer,
    game,
    setGame,
    players,
    setPlayers,
    computers,
    setComputers,
    chosen,
    choose,
    hours,
    setHours,
    late,
    setLate,
    pace,
    name,
    setName,
    me,
    setMe,
    mail,
    setMail,
    open,
  };
}
