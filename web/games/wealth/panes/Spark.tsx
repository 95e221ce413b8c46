/** The trend of a price over the last dozen changes. */
import { useWords } from '../words.ts';
import styles from './Markets.module.css';

const WIDTH = 52;

export function Spark(props: { prices: readonly number[] }) {
  const { word } = useWords();
  const points = () => {
    const low = Math.min(...props.prices);
    const span = Math.max(...props.prices) - low || 1;
    const step = WIDTH / (props.prices.length - 1 || 1);
    return props.prices.map((price, i) => [i * step, 14 - ((price - low) / span) * 12] as const);
  };
  const last = () => points().at(-1) ?? [0, 8];
  return (
    <svg
      class={styles.spark}
      viewBox="0 0 52 16"
      role="img"
      aria-label={word('priceFromTo', { from: props.prices[0] ?? 0, to: props.prices.at(-1) ?? 0 })}
    >
      <path
        d={`M${points()
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}`}
      />
      <circle cx={last()[0]} cy={last()[1].toFixed(1)} r="2" />
    </svg>
  );
}
