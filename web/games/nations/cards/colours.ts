/** The colours of colours.module.css, as styles for one element. */
import type { CardType } from '../../../../engine/nations/data/cards/types.ts';
import type { Figure } from './signs.ts';

const nameOf = (type: CardType) => (type === 'goldenAge' ? 'golden-age' : type);

/** An element about a card: its rules use `--kind`. */
export const kindColour = (type: CardType) => ({ '--kind': `var(--k-${nameOf(type)})` });
/** A sign in the colour of its kind. */
export const kindInk = (type: CardType) => ({ color: `var(--k-${nameOf(type)})` });
/** A sign with its figure. A figure without a colour of its own has that of the text around it. */
export const figureColour = (kind: Figure | 'raid' | 'idle') => (kind === 'idle' ? {} : { color: `var(--c-${kind})` });
