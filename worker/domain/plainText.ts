/**
 * Cleans what people type, so that it can be shown among other words. It removes invisible characters and those that
 * reverse the direction of the text after them. Joiners stay, because some scripts and emoji need them.
 */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const EDGES = /^(?:\u200c|\u200d|\s)+|(?:\u200c|\u200d|\s)+$/g;

/** A name has one line. */
export const plainLine = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replace(EDGES, '');

/** A chat message may have several lines. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(UNSEEN, ''))
    .join('\n')
    .trim();
