/** What the pages show of Wealth of Nations before a game begins. */
import { TinyIsland } from './TinyIsland.tsx';

export { parseOptions } from '../../../../engine/wealth/parseOptions.ts';
export { Island as Cover } from './Island.tsx';
export const pictures = { terrain: TinyIsland };
