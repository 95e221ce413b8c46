/** RFC 2045, 6.7: text as printable ASCII in lines of at most 76 characters. */
const LINE = 76;

export function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(encodeLine)
    .join('\r\n');
}

function encodeLine(line: string): string {
  const bytes = new TextEncoder().encode(line);
  let done = '';
  let row = '';
  bytes.forEach((byte, index) => {
    const last = index === bytes.length - 1;
    const piece = plain(byte, last) ? String.fromCharCode(byte) : hex(byte);
    // One place is kept for the soft break, except where the row ends the line.
    if (row.length + piece.length > (last ? LINE : LINE - 1)) {
      done += `${row}=\r\n`;
      row = '';
    }
    row += piece;
  });
  return done + row;
}

function plain(byte: number, last: boolean): boolean {
  if (byte === 0x20 || byte === 0x09) return !last;
  return byte > 0x20 && byte < 0x7f && byte !== 0x3d;
}

export function hex(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
