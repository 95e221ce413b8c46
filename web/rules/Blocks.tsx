/** The parts of a rules text: headings, paragraphs, items of a list, tables. */
import { createContext, For, type JSX, Match, Switch, useContext } from 'solid-js';
import type { Block, Inline } from './markdown.ts';
import styles from './RulesText.module.css';

/** Goes to a rule. At a table the address belongs to the table, so a link from rule to rule must not change it. */
export const Follow = createContext<(rule: string) => void>(() => {});

function LinkView(props: { text: string; href: string }): JSX.Element {
  const follow = useContext(Follow);
  const onClick = (event: MouseEvent) => {
    if (!props.href.startsWith('#')) return;
    event.preventDefault();
    follow(props.href.slice(1));
  };
  return (
    <a href={props.href} onClick={onClick}>
      {props.text}
    </a>
  );
}

function Words(props: { parts: readonly Inline[] }): JSX.Element {
  return (
    <For each={props.parts}>
      {(part) => (
        <Switch fallback={part.text}>
          <Match when={part.kind === 'strong'}>
            <strong>{part.text}</strong>
          </Match>
          <Match when={part.kind === 'em'}>
            <em>{part.text}</em>
          </Match>
          <Match when={part.kind === 'code'}>
            <code>{part.text}</code>
          </Match>
          <Match when={part.kind === 'link' && part}>
            {(link) => <LinkView text={link().text} href={(link() as { href: string }).href} />}
          </Match>
        </Switch>
      )}
    </For>
  );
}

function TableView(props: { block: Extract<Block, { kind: 'table' }> }): JSX.Element {
  return (
    <div class={styles.table}>
      <table>
        <thead>
          <tr>
            <For each={props.block.head}>{(cell) => <th scope="col" children={<Words parts={cell} />} />}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.block.rows}>
            {(row) => (
              <tr>
                <For each={row}>{(cell) => <td children={<Words parts={cell} />} />}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** How deep an item of a list is set in, at most. */
const DEEPEST = 2;

export function BlockView(props: { block: Block; chosen: boolean }): JSX.Element {
  const id = () => (props.block.rule ? `rule-${props.block.rule}` : undefined);
  const chosen = () => (props.chosen ? '' : undefined);
  const block = props.block;
  if (block.kind === 'table') return <TableView block={block} />;
  const words = <Words parts={block.inlines} />;
  if (block.kind === 'heading' && block.level === 2) return <h2 id={id()} data-chosen={chosen()} children={words} />;
  if (block.kind === 'heading') return <h3 id={id()} data-chosen={chosen()} children={words} />;
  if (block.kind === 'paragraph') return <p id={id()} data-chosen={chosen()} children={words} />;
  const depth = Math.min(DEEPEST, block.depth);
  return <p id={id()} data-chosen={chosen()} class={styles.item} style={{ '--depth': depth }} children={words} />;
}
