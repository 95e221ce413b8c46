/** Whether the reader used a pointer last, and not a key. */
let pointer = false;

addEventListener('pointerdown', () => (pointer = true), true);
addEventListener('keydown', () => (pointer = false), true);

export const lastUsedPointer = (): boolean => pointer;
