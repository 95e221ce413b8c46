import { describe, expect, it } from 'vitest';
import { inlines, parseMarkdown, ruleAt, searchBlocks } from '../../web/rules/markdown.ts';

const SOURCE = `# The rules

A first paragraph
over two lines.

## W4 Trade

- **W4.1** Buy *up to* three cubes.
  They leave the market.
  - W4.1a A deeper one.

| good | price |
|---|---|
| food | \`6\` |

[W4.2] See [the map](/map).
`;

describe('reading the rules', () => {
  const blocks = parseMarkdown(SOURCE);

  it('finds headings, paragraphs, lists and tables', () => {
    expect(blocks.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'item',
      'item',
      'table',
      'paragraph',
    ]);
    expect(blocks[1]?.text).toBe('A first paragraph over two lines.');
    expect(blocks[3]?.text).toBe('W4.1 Buy up to three cubes. They leave the market.');
  });

  it('knows the rule each block states', () => {
    expect(blocks.map((block) => block.rule)).toEqual([null, null, 'W4', 'W4.1', 'W4.1a', null, 'W4.2']);
    expect(ruleAt('Ordinary words')).toBeNull();
  });

  it('reads emphasis, code and links', () => {
    expect(inlines('a **b** *c* `d` [e](/f)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'e', href: '/f' },
    ]);
  });

  it('searches for all words at once and keeps the heading above', () => {
    expect(searchBlocks(blocks, 'market cubes').map((block) => block.rule)).toEqual(['W4', 'W4.1']);
    expect(searchBlocks(blocks, 'price').map((block) => block.kind)).toEqual(['heading', 'table']);
    expect(searchBlocks(blocks, 'nothing like it')).toEqual([]);
  });
});
