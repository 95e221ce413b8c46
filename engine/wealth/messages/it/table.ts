/** The words that a table page loads first, in Italian. It loads refusals when there is one, and the log comes in words. */
export { terms as table } from './terms.ts';
