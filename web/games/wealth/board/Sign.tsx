/** A sign as part of a drawing: scaled from its grid of 24 to `size`, with its upper left corner at the origin. */
import { flag, next } from '../../../ui/signs/common.ts';
import {
  academy,
  automation,
  bank,
  capital,
  energy,
  factory,
  farm,
  food,
  generator,
  labor,
  mine,
  money,
  ore,
  swords,
  tile,
} from '../signs.ts';
import styles from './board.module.css';

const SIGNS = {
  academy,
  automation,
  bank,
  capital,
  energy,
  factory,
  farm,
  flag,
  food,
  generator,
  labor,
  mine,
  money,
  next,
  ore,
  swords,
  tile,
} as const;

export type BoardSign = keyof typeof SIGNS;

export function Sign(props: { name: BoardSign; size: number }) {
  return <g class={styles.sign} transform={`scale(${(props.size / 24).toFixed(3)})`} innerHTML={SIGNS[props.name]} />;
}
