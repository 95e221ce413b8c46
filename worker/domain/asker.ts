/** Who looks at a table: the hash of a token, and whether anybody is at the page that asks. */
export interface Asker {
  token: string;
  /** The page is hidden or has not been touched for a while. It follows the table, but holds back no mail. */
  isAway: boolean;
}
