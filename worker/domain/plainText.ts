/**
 * What people type, made fit to be shown among other words: no letters that are not seen, none that turn the writing of
 * what follows around. Joiners stay, some scripts and pictures need them.
 */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const EDGES = /^(?:\u200c|\u200d|\s)+|(?:\u200c|\u200d|\s)+$/g;

/** A name stands in one line. */
export const plainLine = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replace(EDGES, '');

/** Talk may have several. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(UNSEEN, ''))
    .join('\n')
    .trim();
