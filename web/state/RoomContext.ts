import { createContext, useContext } from 'solid-js';
import type { Room } from './room.ts';

/** Gives the page's room to the parts that both games share (chat, notes, settings). */
export const RoomContext = createContext<Room>();

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('there is no room outside a table page');
  return room;
}
