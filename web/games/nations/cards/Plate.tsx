/**
 * The engraved plate of a full face: the sign of its kind over a sea that gets finer with the ages. Everything in it is
 * derived from the id, so a card always looks the same.
 */
import type { JSX } from 'solid-js';
import type { Age, CardType } from '../../../../engine/nations/data/cards/types.ts';
import icon from '../../../ui/Icon.module.css';
import styles from './Plate.module.css';
import { kindSign } from './signs.ts';

export const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const;
const WAVES = [5, 5, 7, 9, 11] as const;

function engraving(id: string, age: Age): string {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const lines: string[] = [];
  const count = WAVES[age];
  for (let i = 0; i < count; i++) {
    const y = 70 - (i + 0.6) * (44 / count);
    const swell = 1.6 + (seed % 3) * 0.5;
    const length = 26 + ((seed + i * 37) % 22);
    let path = `M-10 ${y.toFixed(1)}`;
    for (let x = -10; x < 260; x += length) path += `q${length / 4} ${-swell} ${length / 2} 0t${length / 2} 0`;
    const fade = i / count;
    lines.push(
      `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${(1.2 - fade * 0.8).toFixed(2)}" opacity="${(0.5 - fade * 0.36).toFixed(2)}"/>`,
    );
  }
  for (let i = 0; i < 4; i++) {
    const length = 26 + ((seed * (i + 3)) % 38);
    const x = (seed * (i + 5) * 7) % (236 - length);
    lines.push(
      `<path d="M${x} ${-6 - i * 11}q${length / 4} -2.5 ${length / 2} 0t${length / 2} 0" fill="none" stroke="currentColor" stroke-width=".8" opacity=".3"/>`,
    );
  }
  return `${lines.join('')}<g transform="translate(${18 + (seed % 5) * 24} 4) scale(2.6)" fill="currentColor" class="${icon.icon}">`;
}

export function Plate(props: { id: string; type: CardType; age: Age }): JSX.Element {
  const picture = () =>
    `${engraving(props.id, props.age)}${kindSign[props.type]}</g><text x="228" y="60" text-anchor="end" class="${styles.numeral}">${NUMERALS[props.age]}</text>`;
  return (
    <svg
      class={styles.plate}
      viewBox="0 0 240 70"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      innerHTML={picture()}
    />
  );
}
