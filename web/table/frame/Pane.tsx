/** The panes of a table. A wide screen shows them side by side, a narrow one those of the chosen tab. */
import { type JSX, useContext } from 'solid-js';
import styles from './Pane.module.css';
import { Place } from './place.ts';

interface PaneProps {
  /** The tab or tabs under which a narrow screen shows this pane. */
  tab: string | readonly string[];
  label: string;
  /** On a tablet, this pane is beside the board while the board's tab is chosen. */
  beside?: boolean;
  kind?: keyof typeof KINDS;
  class?: string | undefined;
  children: JSX.Element;
}

const KINDS = {
  board: styles.board,
  left: styles.left,
  side: styles.side,
  sheet: styles.sheet,
  log: styles.log,
} as const;

const classOf = (own: string | undefined, { kind, class: more }: PaneProps): string =>
  `${own} ${kind ? KINDS[kind] : ''} ${more ?? ''}`;

function useShown(props: PaneProps): () => 'here' | 'beside' | undefined {
  const place = useContext(Place);
  return () => {
    if ([props.tab].flat().includes(place.tab())) return 'here';
    return props.beside && place.tab() === place.main() ? 'beside' : undefined;
  };
}

export function Pane(props: PaneProps): JSX.Element {
  const shown = useShown(props);
  return (
    <section class={classOf(styles.pane, props)} data-pane={props.kind} data-shown={shown()} aria-label={props.label}>
      {props.children}
    </section>
  );
}

/** A part of a `side` pane that narrow screens show on its own. */
export function Part(props: PaneProps): JSX.Element {
  const shown = useShown(props);
  return (
    <section class={classOf(styles.part, props)} data-pane="part" data-shown={shown()} aria-label={props.label}>
      {props.children}
    </section>
  );
}
