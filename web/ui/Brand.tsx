import styles from './Brand.module.css';
import text from './text.module.css';

/** The logo: a hex with its dots. On a phone the name beside it gives way to the name of the page, unless it is `whole`. */
export function Brand(props: { whole?: boolean }) {
  return (
    <a class={styles.brand} href="/" aria-label="Commonwealth">
      <svg class={styles.logo} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M7 2.5h10L22 11l-5 8.5H7L2 11Z"
          fill="none"
          stroke="currentColor"
          stroke-width="1.7"
          stroke-linejoin="round"
        />
        <circle cx="12" cy="11" r="3.3" fill="currentColor" />
        <circle cx="12" cy="19.5" r="2.2" fill="currentColor" />
        <circle cx="4.5" cy="6.7" r="1.7" fill="currentColor" />
        <circle cx="19.5" cy="6.7" r="1.7" fill="currentColor" />
      </svg>
      <span class={props.whole ? undefined : text.notOnPhone}>Commonwealth</span>
    </a>
  );
}
