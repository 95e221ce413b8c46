/** Which tab of a table's frame is open, for what lies inside it. */
import { createContext, useContext } from 'solid-js';

export interface FrameTab {
  key: string;
  label: string;
  sign: string;
  badge?: number;
}

interface Shown {
  tab: () => string;
  main: () => string;
  /** The tab of the board, and the way to it. */
  board?: () => FrameTab | undefined;
  go?: (key: string) => void;
}

export const Place = createContext<Shown>({ tab: () => '', main: () => '' });

/** On a phone, the way to the pane where what is asked can be done; null where it is shown. */
export function useWayToBoard(): () => { tab: FrameTab; go: () => void } | null {
  const place = useContext(Place);
  return () => {
    const tab = place.board?.();
    return tab && place.tab() !== tab.key ? { tab, go: () => place.go?.(tab.key) } : null;
  };
}
