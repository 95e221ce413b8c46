/** The table that is being put together in the form. */
import { createMemo, createSignal } from 'solid-js';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import type { Pace, Table } from '../../../worker/domain/wire/tables.ts';
import { language, t } from '../../i18n/i18n.ts';
import { suggestName } from '../../i18n/names.ts';
import { keepMyName, myName, openTable, timeZone } from '../../state/openTable.ts';
import { changed, type Form, USUAL_AWAY } from './form.ts';
import { type Chosen, type OptionValue, optionsToSend } from './options.ts';

const HOUR = 3_600_000;

const formFor = (game: string, like: Table | null): Form => ({
  game,
  players: like?.seats.length ?? 4,
  computers: like?.seats.filter((seat) => seat.kind === 'computer').length ?? 0,
  level: like?.seats.find((seat) => seat.kind === 'computer')?.level ?? 'normal',
  chosen: (like?.options ?? {}) as Chosen,
  hours: like ? Math.round((like.pace.perDecision ?? 0) / HOUR) : 48,
  late: like?.pace.late ?? 'default',
  awayDays: like?.pace.awayDays ?? USUAL_AWAY,
  name: like ? t('new.again', { name: like.name }).slice(0, 60) : suggestName(),
  me: myName(),
  mail: '',
});

const paceOf = ({ hours, late, awayDays }: Form): Pace => ({
  perDecision: hours ? hours * HOUR : null,
  late,
  awayDays,
});

/** `alone`: against computers only. */
function tableOf(form: Form, offer: GameOffer, alone: boolean): Parameters<typeof openTable>[0] {
  const person = form.me.trim() || (alone ? t('try.me') : '');
  const address = form.mail.trim();
  const seat = { name: person, language: language(), timeZone: timeZone(), ...(address ? { mail: address } : {}) };
  return {
    game: form.game,
    options: optionsToSend(offer, form.chosen),
    seats: form.players,
    name: form.name.trim() || suggestName(),
    pace: paceOf(form),
    computers: alone ? form.players - 1 : form.computers,
    level: form.level,
    ...(person ? { me: seat } : {}),
  };
}

export type Draft = ReturnType<typeof createDraft>;

/** `like`: the table to play again, whose settings fill the form. */
export function createDraft(offers: readonly GameOffer[], like: Table | null, first: string) {
  const offerOf = (game: string) => offers.find((one) => one.id === game) as GameOffer;
  const [form, setForm] = createSignal(changed(formFor(first, like), {}, (game) => offerOf(game).seats));
  const change = (part: Partial<Form>) => setForm(changed(form(), part, (game) => offerOf(game).seats));
  /** A part of the page is drawn again only when its own field has changed. */
  const field = <K extends keyof Form>(key: K) => createMemo(() => form()[key]);
  const game = field('game');
  const offer = () => offerOf(game());
  return {
    offers,
    offer,
    game,
    players: field('players'),
    computers: field('computers'),
    level: field('level'),
    chosen: field('chosen'),
    hours: field('hours'),
    late: field('late'),
    awayDays: field('awayDays'),
    name: field('name'),
    me: field('me'),
    mail: field('mail'),
    pace: () => paceOf(form()),
    change,
    choose: (key: string, value: OptionValue) => change({ chosen: { ...form().chosen, [key]: value } }),
    /** Opens the table and returns its id. */
    open: (alone: boolean): Promise<string> => {
      const own = form().me.trim();
      if (own) keepMyName(own);
      return openTable(tableOf(form(), offer(), alone));
    },
  };
}
