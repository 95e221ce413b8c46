/** What the journeys need from a browser. Firefox and WebKit each provide it over a protocol of their own. */

export const SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;

export type Size = keyof typeof SIZES;

export interface Window {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It can use nothing but its arguments, and these and the result are plain JSON. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Presses the mouse at a point of the page. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** The errors that the page reported since they were last taken. */
  takeComplaints(): Promise<string[]>;
}

export interface Browser {
  /** A window with nothing remembered, like a new device. It takes the place of the one before. */
  open(size: Size): Promise<Window>;
  close(): Promise<void>;
}
