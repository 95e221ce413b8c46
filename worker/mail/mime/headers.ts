/** Header lines: encoded words (RFC 2047) for what is not ASCII, folding at 76, and no way to smuggle a line in. */
import { hex } from './quotedPrintable.ts';

/** A line with encoded words has at most 76 characters; `Subject: ` takes 9 of them and `=?UTF-8?Q??=` 12. */
const WORD = 54;

export interface Mailbox {
  name?: string;
  address: string;
}

/** Control characters, line ends above all, become spaces: a header is one line whatever a player typed. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\x00-\x1f\x7f\u0085\u2028\u2029]+/g, ' ').trim();
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    const piece = [...new TextEncoder().encode(character)].map(encodeByte).join('');
    // A character is never split between two words.
    if (word.length + piece.length > WORD) {
      words.push(word);
      word = '';
    }
    word += piece;
  }
  if (word) words.push(word);
  return words.map((each) => `=?UTF-8?Q?${each}?=`).join(' ');
}

function encodeByte(byte: number): string {
  if (byte === 0x20) return '_';
  // The few signs that are safe in every place an encoded word may stand, names included.
  return /[A-Za-z0-9!*+\-/]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex(byte);
}

/** Free text such as a subject. What looks like an encoded word already is encoded again, so that it stays as typed. */
export function textValue(text: string): string {
  const line = oneLine(text);
  return isAscii(line) && !line.includes('=?') ? line : encodedWords(line);
}

export function mailboxValue({ name, address }: Mailbox): string {
  const said = oneLine(name ?? '');
  if (!said) return address;
  if (!isAscii(said) || said.includes('=?')) return `${encodedWords(said)} <${address}>`;
  return `"${said.replace(/(["\\])/g, '\\$1')}" <${address}>`;
}

/** `Name: value`, folded at spaces so that lines stay within 76 characters where there is a space to fold at. */
export function headerLine(name: string, value: string): string {
  const lines: string[] = [];
  let line = `${name}:`;
  for (const word of oneLine(value).split(' ')) {
    if (line.length + 1 + word.length > 76 && line !== `${name}:`) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  lines.push(line);
  return lines.join('\r\n');
}
