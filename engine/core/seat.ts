/** Seats are numbered from 0 in table order; "left" is the next number. */
export type Seat = number;

/** Who looks at a state: a seat, or null for someone without a seat (a watcher, or a host who does not play). */
export type Viewer = Seat | null;
