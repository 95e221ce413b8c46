/** Which tab of the frame is open, for the components inside it. */
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
  /** The tab of the board, and a way to open it. */
  board?: () => FrameTab | undefined;
  go?: (key: string) => void;
}

export const Place = createContext<Shown>({ tab: () => '', main: () => '' });

/** On a phone, the way to the pane where the decision is made, or null if that pane is open. */
export function useWayToBoard(): () => { tab: FrameTab; go: () => void } | null {
  const place = useContext(Place);
  return () => {
    const tab = place.board?.();
    return tab && place.tab() !== tab.key ? { tab, go: () => place.go?.(tab.key) } : null;
  };
}
