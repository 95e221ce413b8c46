/**
 * How long the log of a game may get. It is full at MOST_ENTRIES: from then on nobody may act or undo, and the room
 * plays the safe default for everybody until the game is over. CLOSING_ENTRIES are reserved for that. The games need
 * at most 250 (a property test checks it), and the last request may have overrun by all but one of its actions. A room
 * whose log has reached LAST_ENTRY plays nothing any more, so that not even a fault of an engine fills the database.
 */
export const MOST_ENTRIES = 10_000;
export const CLOSING_ENTRIES = 500;
export const LAST_ENTRY = MOST_ENTRIES + CLOSING_ENTRIES;
