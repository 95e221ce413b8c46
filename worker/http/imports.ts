/**
 * Practice copies of a finished table's file, or of a table of this service. One person holds every seat, and nobody
 * gets mail.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../engine/core/chance.ts';
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { clone } from '../../engine/core/json.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { survivors } from '../../engine/core/undo.ts';
import { isPromisedSeed } from '../../engine/core/verify.ts';
import { roomOf } from '../domain/env.ts';
import { cannot, type Failure, notFound, refused } from '../domain/failure.ts';
import type { Offer } from '../domain/offer.ts';
import type { Copy } from '../domain/opening.ts';
import { failureReply } from '../domain/reply.ts';
import type { Exported } from '../domain/wire/history.ts';
import { Import, Imported } from '../domain/wire/imports.ts';
import { type App, call, sendersOwn } from './call.ts';
import { openingLimit, openRoom } from './tables.ts';

const notReplayable = cannot('log', 'The log cannot be replayed.');

/** Files of whole games are larger than any other request. */
const MOST = 4 * 1024 * 1024;

export function importCalls(app: App, offer: Offer): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/import',
      summary: 'Make a practice copy',
      key: 'may',
      body: Import,
      most: MOST,
      status: 201,
      reply: Imported,
    },
    async ({ c, env, body, asker, request }) => {
      const limited = openingLimit(env, c.req.header('CF-Connecting-IP'));
      if (limited) return limited;
      let copy: Copy;
      if ('from' in body) {
        if (asker.token === '') return failureReply(notFound);
        const reply = await roomOf(env, body.from).copy(asker, body.version);
        if (reply.status !== 200) return reply;
        copy = JSON.parse(reply.body) as Copy;
      } else {
        const read = copyOfFile(offer, body.table, body.version);
        if ('ok' in read) return failureReply(read);
        copy = read;
      }
      const { game, options, seats, state, rules, names } = copy;
      const table = { game, options, seats, name: body.name ?? 'Practice' };
      const own = sendersOwn({ c, request });
      const { reply, opened } = await openRoom(env, { body: table, request: own, copy: { state, rules, names } });
      if (!opened) return reply;
      const { id, hostToken, watchToken, tokens } = opened;
      return { status: 201, body: JSON.stringify({ id, hostToken, watchToken, tokens }) };
    },
  );
}

function copyOfFile(offer: Offer, file: Exported, version = file.log.length): Copy | Failure {
  const game = offer.games.get(file.game);
  if (!game) return cannot('no-such-game', 'This game is not offered here.');
  if (file.seats < game.seats.min || file.seats > game.seats.max)
    return cannot('seats', `This game is for ${game.seats.min} to ${game.seats.max} players.`);
  if (file.seed === undefined || !/^[0-9a-f]{64}$/.test(file.seed)) {
    return cannot('no-seed', 'Only the file of a finished game can be copied. Copy a running game with its link.');
  }
  if (!isPromisedSeed(file.seed, file.seedHash))
    return cannot('wrong-seed', 'The seed does not match the hash that was promised.');
  if (version > file.log.length) return cannot('no-such-version', 'The game has not reached this version.');
  const known = Object.entries(file.rules).every(([flag, value]) => typeof value === typeof game.rules[flag]);
  if (!known) return cannot('rules', 'The file names rules that are not known here.');
  const state = stateOf(game, file, version);
  if ('ok' in state) return state;
  const names = Array.from({ length: file.seats }, (_, seat) => file.names?.[seat] ?? '');
  const options = file.options as Record<string, unknown>;
  return { game: file.game, options, seats: file.seats, rules: file.rules, names, state };
}

/** The log comes from outside, so every action is parsed and checked as if it were played now. */
function stateOf(game: AnyGame, file: Exported, version: number): StateBase | Failure {
  const options = game.parseOptions(file.options, file.seats);
  if (!options.ok) return refused(options.refusal);
  const log: LogEntry[] = [];
  for (const [index, entry] of file.log.slice(0, version).entries()) {
    if ('undo' in entry) {
      if (entry.undo > index) return notReplayable;
      log.push(entry);
    } else if ('action' in entry) {
      const parsed = game.parseAction(entry.action);
      if (!parsed.ok) return refused(parsed.refusal);
      log.push({ seat: entry.seat, action: parsed.value });
    } else return cannot('no-seed', 'Only the file of a finished game can be copied.');
    if (entry.seat >= file.seats) return cannot('log', 'The log names a seat that is not there.');
  }
  // A replay keeps a state for every version an undo goes back to: a file of nothing but undos would fill the memory.
  const numbered = log.map((entry, index) => ({ entry, seq: index + 1 }));
  const undone = ({ entry }: { entry: LogEntry }) => ('undo' in entry ? entry.undo : null);
  const moves = survivors(numbered, ({ seq }) => seq, undone).map(({ entry }) => entry);
  try {
    const chance = keyedChance(hexToBytes(file.seed as string));
    let { state } = game.setup(options.value, file.seats, chance, file.rules);
    for (const step of replay(game, state, moves, chance)) state = step.state;
    return game.result(state)
      ? cannot('finished', 'The game is over at this version. Choose an earlier one.')
      : clone(state);
  } catch {
    // Where the engine fails on a forged file, the file is at fault.
    return notReplayable;
  }
}
