/**
 * A stranger's client. It knows /api/openapi.json and what a choice is, and nothing about any game. It plays all seats of a
 * table over a bad connection: responses get lost, and requests arrive twice, at the same time or very late.
 */
export type Ask = (
  method: string,
  path: string,
  options: { token?: string; key?: string; body?: unknown },
) => Promise<{ status: number; text: string }>;

export interface WholeGame {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  /** A number from 0 to n - 1. */
  below(n: number): number;
  /** A game with more actions than this counts as one that does not end. */
  limit?: number;
  /** One request in this many has a bad connection. 0 means none. */
  badLineEvery?: number;
}

export interface Played {
  id: string;
  tokens: string[];
  watch: string;
  /** The versions that the service acknowledged, in the order in which they arrived. */
  acknowledged: number[];
  version: number;
  view: View;
}

interface View {
  version: number;
  status: string;
  awaiting: { seat: number }[];
  state: Record<string, unknown>;
  choices: Choice[];
}
type Field = { name: string; type: string; min: number; max: number; values: unknown[] };
type Choice = { kind: string; action: unknown; template: Record<string, unknown>; fields: Field[] };
type Document = { paths: Record<string, Record<string, unknown>> };

/** The calls that the client needs, looked up in the service's own description. */
const NEEDED = {
  open: ['post', '/api/tables'],
  claim: ['post', '/api/tables/{id}/seats'],
  view: ['get', '/api/tables/{id}/view'],
  act: ['post', '/api/tables/{id}/actions'],
} as const;

async function callsOf(ask: Ask): Promise<Record<keyof typeof NEEDED, (id?: string) => [string, string]>> {
  const document = JSON.parse((await ask('GET', '/api/openapi.json', {})).text) as Document;
  const calls = Object.entries(NEEDED).map(([name, [method, path]]) => {
    if (!document.paths[path]?.[method]) throw new Error(`the description has no ${method} ${path}`);
    return [name, (id = '') => [method.toUpperCase(), path.replace('{id}', id)]];
  });
  return Object.fromEntries(calls);
}

function randomValue(field: Field, below: (n: number) => number): unknown {
  if (field.type === 'int') return field.min + below(field.max - field.min + 1);
  if (field.type === 'oneOf') return field.values[below(field.values.length)];
  const rest = [...field.values];
  const size = field.min + below(field.max - field.min + 1);
  return Array.from({ length: size }, () => rest.splice(below(rest.length), 1)[0]);
}

function fill({ template, fields }: Choice, below: (n: number) => number): unknown {
  const action = structuredClone(template);
  for (const field of fields) {
    const steps = field.name.split('.');
    const last = steps.pop() as string;
    let target = action;
    for (const step of steps) {
      target[step] ??= {};
      target = target[step] as Record<string, unknown>;
    }
    target[last] = randomValue(field, below);
  }
  return action;
}

export async function playWholeGame(ask: Ask, play: WholeGame): Promise<Played> {
  const { below, limit = 6000, badLineEvery = 6 } = play;
  const calls = await callsOf(ask);
  const must = async (status: number, [method, path]: [string, string], options: Parameters<Ask>[2]) => {
    const answer = await ask(method, path, options);
    if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return JSON.parse(answer.text);
  };
  const body = { game: play.game, seats: play.seats, options: play.options ?? {}, name: 'Whole game' };
  const table = await must(201, calls.open(), { body });
  const tokens: string[] = [];
  for (let seat = 0; seat < play.seats; seat++) {
    const claim = { token: table.inviteToken, body: { name: `Player ${seat}` } };
    tokens.push((await must(201, calls.claim(table.id), claim)).token);
  }

  const acknowledged: number[] = [];
  let keys = 0;
  /** A request that did not arrive in time and is delivered later. */
  let held: (() => Promise<{ status: number; text: string }>) | null = null;
  const view = (token: string): Promise<View> => must(200, calls.view(table.id), { token });

  for (let sent = 0; sent < limit; sent++) {
    const open = await view(table.watchToken);
    if (open.status === 'finished') {
      return { id: table.id, tokens, watch: table.watchToken, acknowledged, version: open.version, view: open };
    }
    const { seat } = open.awaiting[below(open.awaiting.length)] as { seat: number };
    const token = tokens[seat] as string;
    const { version, choices } = await view(token);
    const sure = choices.filter(({ kind }) => kind === 'one');
    const families = choices.filter(({ kind }) => kind === 'family');
    if (version === open.version && sure.length === 0)
      throw new Error(`seat ${seat} is awaited and has no sure choice`);
    const tries = families.length > 0 && below(3) === 0 ? families : sure;
    const choice = tries[below(tries.length)];
    if (!choice) continue;
    const action = choice.kind === 'one' ? choice.action : fill(choice, below);
    const request = { token, key: `k${keys++}`, body: { expected: version, actions: [action] } };
    const [method, path] = calls.act(table.id);
    const send = () => ask(method, path, request);

    const bad = badLineEvery > 0 && below(badLineEvery) === 0 ? below(4) : -1;
    if (bad === 3) {
      held = send;
      continue;
    }
    if (bad === 0) await send();
    const twice = bad === 1 ? send() : null;
    const answer = await send();
    if (twice && answer.status === 200 && (await twice).text !== answer.text)
      throw new Error('a repeated request got another answer');
    if (answer.status === 200) acknowledged.push((JSON.parse(answer.text) as { version: number }).version);
    else if (![409, 422].includes(answer.status)) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
    else if (answer.status === 422 && choice.kind === 'one')
      throw new Error(`a sure choice was refused: ${answer.text}`);
    if (held && below(2) === 0) {
      const late = await held();
      if (late.status === 200) acknowledged.push((JSON.parse(late.text) as { version: number }).version);
      else if (![409, 422].includes(late.status)) throw new Error(`${late.status} ${late.text.slice(0, 300)}`);
      held = null;
    }
  }
  throw new Error(`no end after ${limit} requests`);
}
