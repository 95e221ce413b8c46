/** Practice copies: of a finished table's file, or of a table here. One person holds every seat, nobody is mailed. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../engine/core/chance.ts';
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { clone } from '../../engine/core/json.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { isPromisedSeed } from '../../engine/core/verify.ts';
import { cannot, type Failure, failureAnswer, notFound, refused } from '../domain/failure.ts';
import type { Offer } from '../domain/offer.ts';
import type { Exported } from '../domain/wire/history.ts';
import { Import, Imported } from '../domain/wire/imports.ts';
import type { Copy } from '../room/copy.ts';
import { type App, call, room, sendersOwn } from './call.ts';
import { openingLimit, openRoom } from './tables.ts';

/** Files of whole games are larger than any other request. */
const MOST = 4 * 1024 * 1024;

export function importCalls(app: App, offer: Offer): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/import',
      summary: 'A practice copy',
      key: 'may',
      body: Import,
      most: MOST,
      status: 201,
      answer: Imported,
    },
    async ({ c, env, body, token, request }) => {
      const limited = openingLimit(env, c.req.header('CF-Connecting-IP'));
      if (limited) return limited;
      let copy: Copy;
      if ('from' in body) {
        if (token === '') return failureAnswer(notFound);
        const answer = await room(env, body.from).copy(token, body.version);
        if (answer.status !== 200) return answer;
        copy = JSON.parse(answer.body) as Copy;
      } else {
        const read = copyOfFile(offer, body.table, body.version);
        if ('ok' in read) return failureAnswer(read);
        copy = read;
      }
      const { game, options, seats, state, rules, names } = copy;
      const table = { game, options, seats, name: body.name ?? 'Practice' };
      const own = sendersOwn({ c, request });
      const { answer, opened } = await openRoom(env, { body: table, request: own, copy: { state, rules, names } });
      if (!opened) return answer;
      const { id, hostToken, watchToken, tokens } = opened;
      return { status: 201, body: JSON.stringify({ id, hostToken, watchToken, tokens }) };
    },
  );
}

function copyOfFile(offer: Offer, file: Exported, version = file.log.length): Copy | Failure {
  const game = offer.games.get(file.game);
  if (!game) return cannot('no-such-game', 'This game is not offered here.');
  if (file.seats < game.seats.min || file.seats > game.seats.max) return cannot('seats', 'Not for so many.');
  if (file.seed === undefined || !/^[0-9a-f]{64}$/.test(file.seed)) {
    return cannot('no-seed', 'Only the file of a finished game can be copied; copy a running one by its link.');
  }
  if (!isPromisedSeed(file.seed, file.seedHash)) return cannot('wrong-seed', 'The seed is not the one promised.');
  if (version > file.log.length) return cannot('no-such-version', 'The game has not come that far.');
  const known = Object.entries(file.rules).every(([flag, value]) => typeof value === typeof game.rules[flag]);
  if (!known) return cannot('rules', 'The file names rules that are not known here.');
  const state = stateOf(game, file, version);
  if ('ok' in state) return state;
  const names = Array.from({ length: file.seats }, (_, seat) => file.names?.[seat] ?? '');
  const options = file.options as Record<string, unknown>;
  return { game: file.game, options, seats: file.seats, rules: file.rules, names, state };
}

/** The log comes from outside: every action is parsed and checked as if it were played now. */
function stateOf(game: AnyGame, file: Exported, version: number): StateBase | Failure {
  const options = game.parseOptions(file.options, file.seats);
  if (!options.ok) return refused(options.refusal);
  const log: LogEntry[] = [];
  for (const entry of file.log.slice(0, version)) {
    if ('undo' in entry) log.push(entry);
    else if ('action' in entry) {
      const parsed = game.parseAction(entry.action);
      if (!parsed.ok) return refused(parsed.refusal);
      log.push({ seat: entry.seat, action: parsed.value });
    } else return cannot('no-seed', 'Only the file of a finished game can be copied.');
    if (entry.seat >= file.seats) return cannot('log', 'The log names a seat that is not there.');
  }
  const moves = standing(log);
  if (!moves) return cannot('log', 'The log cannot be replayed.');
  try {
    const chance = keyedChance(hexToBytes(file.seed as string));
    let { state } = game.setup(options.value, file.seats, chance, file.rules);
    for (const step of replay(game, state, moves, chance)) state = step.state;
    return game.result(state)
      ? cannot('finished', 'The game is over at this version. Choose an earlier one.')
      : clone(state);
  } catch {
    // Whatever a forged file makes the engine stumble over is the file's fault.
    return cannot('log', 'The log cannot be replayed.');
  }
}

/**
 * The moves that stand at the end of a log, without what was taken back. A replay keeps a state for every version an
 * undo goes back to: a file of nothing but undos would fill the memory.
 */
function standing(log: readonly LogEntry[]): LogEntry[] | null {
  const moves: LogEntry[] = [];
  for (let version = log.length; version > 0; ) {
    const entry = log[version - 1] as LogEntry;
    if ('undo' in entry) {
      if (entry.undo >= version) return null;
      version = entry.undo;
    } else {
      moves.push(entry);
      version--;
    }
  }
  return moves.reverse();
}
