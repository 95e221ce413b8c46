/** Which lines of the chat to read. With neither bound, the last ones. */
export interface ChatPage {
  /** The first lines that follow this one. */
  after?: number | undefined;
  /** The last lines that precede this one. */
  before?: number | undefined;
}
