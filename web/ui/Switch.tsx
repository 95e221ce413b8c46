/** A yes-or-no setting that takes effect at once. */
import type { JSX } from 'solid-js';
import styles from './Switch.module.css';

export function Switch(props: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  describedBy?: string | undefined;
  id?: string;
}): JSX.Element {
  return (
    <button
      id={props.id}
      type="button"
      class={styles.switch}
      role="switch"
      aria-checked={props.checked}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
      onClick={() => props.onChange(!props.checked)}
    />
  );
}
