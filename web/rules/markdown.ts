/**
 * Parses the small part of Markdown that our RULES.md files use: headings, paragraphs, lists, tables, emphasis, code. A
 * library would weigh more than the rules themselves: `marked` has 15 KB (gzip), this file 1 KB. Each block knows the id
 * of the rule it states, so that it can be linked to.
 */
export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; inlines: Inline[]; text: string; rule: string | null }
  | { kind: 'paragraph'; inlines: Inline[]; text: string; rule: string | null }
  | { kind: 'item'; depth: number; ordered: boolean; inlines: Inline[]; text: string; rule: string | null }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; text: string; rule: string | null };

const INLINE = /(\*\*(.+?)\*\*)|(\*([^*]+?)\*)|(_([^_]+?)_)|(`([^`]+?)`)|(\[([^\]]+?)\]\(([^)]+?)\))/;

export function inlines(source: string): Inline[] {
  const out: Inline[] = [];
  let rest = source;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index > 0) out.push({ kind: 'text', text: rest.slice(0, match.index) });
    if (match[2] !== undefined) out.push({ kind: 'strong', text: match[2] });
    else if (match[4] !== undefined) out.push({ kind: 'em', text: match[4] });
    else if (match[6] !== undefined) out.push({ kind: 'em', text: match[6] });
    else if (match[8] !== undefined) out.push({ kind: 'code', text: match[8] });
    else if (match[10] !== undefined) out.push({ kind: 'link', text: match[10], href: match[11] ?? '' });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) out.push({ kind: 'text', text: rest });
  return out;
}

const plain = (parts: readonly Inline[]) => parts.map((part) => part.text).join('');

/** "W4.3 The price…", "**W4.3** …", "[W4.3] …", "W4 Trade" */
export function ruleAt(text: string): string | null {
  return /^[[(]?([A-Z]{1,3}\d+(?:\.\d+)*[a-z]?)[\])]?(?![\w])/.exec(text.trim())?.[1] ?? null;
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()));

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replace(/\r/g, '').split('\n');
  let open: { kind: 'paragraph' | 'item'; depth: number; ordered: boolean; text: string } | null = null;
  const flush = () => {
    if (!open) return;
    const parts = inlines(open.text);
    const text = plain(parts);
    const rule = ruleAt(text);
    if (open.kind === 'item') {
      blocks.push({ kind: 'item', depth: open.depth, ordered: open.ordered, inlines: parts, text, rule });
    } else blocks.push({ kind: 'paragraph', inlines: parts, text, rule });
    open = null;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line);
    if (heading) {
      flush();
      const parts = inlines(heading[2] ?? '');
      const text = plain(parts);
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, inlines: parts, text, rule: ruleAt(text) });
    } else if (item) {
      flush();
      const depth = Math.floor((item[1]?.length ?? 0) / 2);
      open = { kind: 'item', depth, ordered: /\d/.test(item[2] ?? ''), text: item[3] ?? '' };
    } else if (/^\s*\|/.test(line) && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[i + 1] ?? '')) {
      flush();
      const head = cells(line);
      const rows: Inline[][][] = [];
      for (i += 2; /^\s*\|/.test(lines[i] ?? ''); i++) rows.push(cells(lines[i] ?? ''));
      i--;
      const text = [head, ...rows]
        .flat(2)
        .map((part) => part.text)
        .join(' ');
      blocks.push({ kind: 'table', head, rows, text, rule: null });
    } else if (/^\s*$/.test(line) || /^-{3,}$/.test(line)) flush();
    else if (open) open.text += ` ${line.trim()}`;
    else open = { kind: 'paragraph', depth: 0, ordered: false, text: line.trim() };
  }
  flush();
  return blocks;
}

/** The blocks that contain all the words, each with the heading above it. */
export function searchBlocks(blocks: readonly Block[], query: string): Block[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...blocks];
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block;
    const text = block.text.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    if (heading && !found.includes(heading)) found.push(heading);
    if (block !== heading) found.push(block);
  }
  return found;
}
