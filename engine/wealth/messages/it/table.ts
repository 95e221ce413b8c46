/** What a table page says from the start, in Italian. Refusals come when there is one, the log comes in words. */
export { terms as table } from './terms.ts';
