/** The settings of a table in a sentence or two: what differs from the default, then the pace. */
import type { Catalogue } from '../../../engine/core/messages.ts';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import type { Pace } from '../../../worker/domain/wire/tables.ts';
import { t } from '../../i18n/i18n.ts';
import { USUAL_AWAY } from './form.ts';
import { type Chosen, valueWords } from './options.ts';
import { paceWords } from './pace.ts';

const HOUR = 3_600_000;

export interface Played {
  game: string;
  offer: GameOffer;
  words: Catalogue;
  chosen: Chosen;
  seats: number;
  computers: number;
  pace: Pace;
}

/**
 * The options worth mentioning: always the first one (the edition, the cards), the others only if they differ from the
 * default.
 */
export function optionWords({ offer, words, chosen }: Pick<Played, 'offer' | 'words' | 'chosen'>): string[] {
  return offer.options.flatMap((field, i) => {
    const value = chosen[field.key] ?? field.default;
    const name = words[field.label] ?? field.key;
    if (field.type === 'boolean') return value === true ? [name] : [];
    if (value === null || (i > 0 && value === field.default)) return [];
    if (field.type === 'int') return [`${name}: ${value}`];
    const { label } = valueWords(field, value as string, words);
    return [label.toLowerCase().includes(name.toLowerCase()) ? label : `${name}: ${label}`];
  });
}

export const paceSentence = (pace: Pace): string => `${timeSentence(pace)} ${awaySentence(pace)}`;

function timeSentence({ perDecision, late }: Pace): string {
  if (perDecision === null) return t('sum.noPace');
  const time = paceWords(Math.round(perDecision / HOUR));
  return t(late === 'default' ? 'sum.pace.default' : 'sum.pace.wait', { time });
}

const awaySentence = ({ awayDays: n = USUAL_AWAY }: Pace): string =>
  n === 0 ? t('sum.away.none') : t('sum.away', { n });

export function sumUp(played: Played): string {
  const options = optionWords(played);
  const { game, seats: n, computers } = played;
  const head = computers > 0 ? t('sum.head', { game, n, computers }) : t('sum.headPeople', { game, n });
  return `${head} ${options.length > 0 ? `${options.join('. ')}. ` : ''}${paceSentence(played.pace)}`;
}
