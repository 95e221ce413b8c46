/** Gets your attention when it is your move: a mark in the title, a number on the icon, and a bell if you want one. */
import { createEffect, onCleanup } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { waitingCount } from './myTables.ts';
import { sound } from './prefs.ts';

const PLAIN = '/icon.svg';

/** There is an icon for each number up to nine. */
function iconFor(waiting: number): string {
  if (waiting === 0) return PLAIN;
  return waiting === 1 ? '/icon-turn.svg' : `/icon-turn-${Math.min(waiting, 9)}.svg`;
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== href) link.href = href;
}

/** The number on the icon of the installed app. Many browsers have none. */
function setBadge(waiting: number): void {
  const done = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

/** Two soft notes, synthesised here so that there is no file to fetch. */
export function ring(): void {
  try {
    const context = new AudioContext();
    for (const [i, pitch] of [587.33, 880].entries()) {
      const at = context.currentTime + i * 0.16;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.16, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.75);
    }
    setTimeout(() => void context.close(), 1500);
  } catch {
    // This device plays no sound. The title and the icon still get your attention.
  }
}

/**
 * Sets the page's title. While `calling` is true the title is marked, and the bell rings when it becomes true. The title,
 * the icon and the badge of the app say how many tables are waiting for me. A table's page knows about its own table
 * earlier than the list of all tables, so it counts by itself.
 */
export function useTitle(
  title: () => string,
  calling: () => boolean = () => false,
  waiting: () => number = waitingCount,
): void {
  let before: boolean | null = null;
  createEffect(() => {
    const marked = calling() ? t('title.turn', { title: title() }) : title();
    const isMore = waiting() > (calling() ? 1 : 0);
    document.title = isMore ? `(${waiting()}) ${marked}` : marked;
  });
  createEffect(() => {
    setIcon(iconFor(waiting()));
    setBadge(waiting());
  });
  createEffect(() => {
    const now = calling();
    if (now && before === false && sound()) ring();
    before = now;
  });
  onCleanup(() => setIcon(PLAIN));
}
