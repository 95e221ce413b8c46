/** What the pages show of Nations before a game begins. */
export { parseOptions } from '../../../../engine/nations/parseOptions.ts';
export { Fan as Cover } from './Fan.tsx';
