/** A defect of the engine, never a player's mistake. The command is dropped and the state stays as it was. */
export class EngineFault extends Error {
  override name = 'EngineFault';
}
