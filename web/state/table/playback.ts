/** Plays a few events back, each with the table as it was right after it. */
import { createSignal, onCleanup } from 'solid-js';
import type { Tagged } from '../../../engine/core/game.ts';
import type { LogLine } from '../../games/contract.ts';

/** Long enough to read a line. The pieces themselves move in 240 ms. */
const STEP_MS = 1_400;

export function createPlayback<E extends Tagged>(
  lines: () => readonly LogLine<E>[],
  look: (version: number | null) => Promise<void>,
  prefetch: (version: number) => void,
) {
  const [playing, setPlaying] = createSignal<readonly LogLine<E>[] | null>(null);
  const [step, setStep] = createSignal(0);
  const [paused, setPaused] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function show(at: number): Promise<void> {
    clearTimeout(timer);
    const all = playing();
    const line = all?.[at];
    if (!all || !line) return stop();
    setStep(at);
    await look(line.version);
    const next = all[at + 1];
    if (next) prefetch(next.version);
    if (!paused()) timer = setTimeout(() => void show(at + 1), STEP_MS);
  }

  function stop(): void {
    clearTimeout(timer);
    setPlaying(null);
    setPaused(false);
    void look(null);
  }

  onCleanup(() => clearTimeout(timer));
  return {
    line: () => playing()?.[step()] ?? null,
    step,
    steps: () => playing()?.length ?? 0,
    paused,
    start: () => {
      if (lines().length === 0) return;
      setPaused(false);
      setPlaying([...lines()]);
      void show(0);
    },
    stop,
    pause: () => {
      setPaused(!paused());
      if (paused()) clearTimeout(timer);
      else void show(step() + 1);
    },
    go: (by: 1 | -1) => void show(Math.max(0, step() + by)),
  };
}
