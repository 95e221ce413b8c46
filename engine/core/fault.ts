/** A broken engine, never a player's mistake: the command is dropped and the state before it stands. */
export class EngineFault extends Error {
  override name = 'EngineFault';
}
