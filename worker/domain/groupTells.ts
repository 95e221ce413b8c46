/** The seat of a channel that belongs to the whole table. */
export const GROUP = -1;

/** What a table's own channel tells: everything, only whom the table waits for, or only the start and the end. */
export const GROUP_TELLS = ['all', 'waiting', 'ends'] as const;
