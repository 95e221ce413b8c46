/**
 * Names of navigation stars: short, and no two with the same initial, so that nobody mixes up the computers at a table.
 */
const STARS = ['Vega', 'Rigel', 'Mira', 'Deneb', 'Spica', 'Altair', 'Castor', 'Polaris', 'Hadar', 'Izar'];

export const computerName = (seat: number): string => STARS[seat] ?? `Computer ${seat + 1}`;
