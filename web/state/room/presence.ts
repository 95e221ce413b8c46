/**
 * Whether somebody is at this page: it is visible and was used recently. A forgotten open tab counts as nobody, so that
 * its player gets mail when it is their move.
 */
const IDLE_MS = 5 * 60_000;
const LOOK_MS = 30_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface Presence {
  isAttentive(): boolean;
  stop(): void;
}

export function watchPresence(onChange: (attentive: boolean) => void): Presence {
  let touchedAt = Date.now();
  let attentive = !document.hidden;
  const judge = () => {
    const now = !document.hidden && Date.now() - touchedAt < IDLE_MS;
    if (now === attentive) return;
    attentive = now;
    onChange(now);
  };
  const touched = () => {
    touchedAt = Date.now();
    judge();
  };
  const timer = setInterval(judge, LOOK_MS);
  for (const sign of SIGNS) addEventListener(sign, touched, { passive: true });
  document.addEventListener('visibilitychange', touched);
  return {
    isAttentive: () => attentive,
    stop: () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, touched);
      document.removeEventListener('visibilitychange', touched);
    },
  };
}
