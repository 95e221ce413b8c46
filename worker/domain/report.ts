/** Tells the operator what went wrong, without any values of the rows. */

/** The outermost message holds a statement and its parameters, so only the innermost one is written to the log. */
export function report(error: unknown): void {
  const message = messagesOf(error).at(-1) ?? 'unknown';
  console.error(
    JSON.stringify({ trouble: error instanceof Error ? error.name : 'unknown', message: message.slice(0, 200) }),
  );
}

/** The messages of an error and of its causes, outermost first. */
export function messagesOf(error: unknown): string[] {
  const found: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) found.push(cause.message);
  return found;
}
