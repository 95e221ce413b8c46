/** A unit, as shown on the plates of actions. */

import icon from '../../../ui/Icon.module.css';
import { HUE } from '../looks.ts';

export function PawnSign() {
  return (
    <svg
      class={icon.icon}
      width="22"
      height="22"
      viewBox="-12 -16 24 26"
      aria-hidden="true"
      style={{ color: `var(--${HUE.capital}-d)` }}
    >
      <path d="M0-14.5a5.6 5.6 0 0 1 3.8 9.7c3.6 1.7 5.5 6 5.9 12.8H-9.7C-9.3 1.2-7.4-3.1-3.8-4.8A5.6 5.6 0 0 1 0-14.5Z" />
    </svg>
  );
}
