/** English, and the list of keys every other language must have. */
export const en = {
  close: 'Close',
  refused: 'The rules do not allow that.',
};
