/** What a table page says from the start, in English. Refusals come when there is one, the log comes in words. */
export { terms as table } from './terms.ts';
