/** The logo: a hex with its dots. */
export function Brand(props: { words?: boolean }) {
  return (
    <a class="brand" href="/" aria-label="Commonwealth">
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
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
      <span class={props.words === false ? 'vh' : 'wide'}>Commonwealth</span>
    </a>
  );
}
