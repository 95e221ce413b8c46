/** A seat of a table that has not begun, as the pictures show it. */
export interface Seated {
  seat: number;
  letter: string;
  taken: boolean;
}
