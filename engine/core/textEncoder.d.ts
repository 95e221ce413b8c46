/** The one thing the engine takes from outside ECMAScript; every runtime it runs in has it. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
