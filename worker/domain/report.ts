/**
 * What is written to the operator's log: one JSON object a line. It says what happened where, and holds no token, no
 * name, no address and no values of rows.
 */

/** Where something went wrong: the id of a request (`X-Request-Id`), or of a table. */
export type Where = { request: string } | { table: string };

/** The outermost message holds a statement and its parameters, so only the innermost one is written to the log. */
export function report(error: unknown, where?: Where): void {
  const message = messagesOf(error).at(-1) ?? 'unknown';
  const trouble = error instanceof Error ? error.name : 'unknown';
  console.error(JSON.stringify({ trouble, message: message.slice(0, 200), ...where }));
}

/** A call of the API. `call` is its method and path as in OpenAPI, so it names no table. */
export interface CallLine {
  call: string;
  status: number;
  ms: number;
  request: string;
}

export function reportCall(line: CallLine): void {
  console.log(JSON.stringify(line));
}

/** The messages of an error and of its causes, outermost first. */
export function messagesOf(error: unknown): string[] {
  const found: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) found.push(cause.message);
  return found;
}
