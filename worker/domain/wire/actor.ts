/**
 * Who chose an action: the set-up, the player, the player's orders (to others this is the player), a computer seat, the
 * computer for an absent player, nobody (only one answer was legal), the service because the player was late, or the
 * room that closes a game whose log is full.
 */
export const ACTORS = ['setup', 'player', 'orders', 'computer', 'autopilot', 'forced', 'late', 'closing'] as const;
export type Actor = (typeof ACTORS)[number];
