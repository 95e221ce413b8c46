/** The balance between what I give and what I get, at guide prices. It tilts to the heavier side. */
import { signed, w } from '../words.ts';

export function Balance(props: { give: number; get: number }) {
  const more = () => props.get - props.give;
  const tilt = () => Math.max(-6, Math.min(6, more() / 3));
  return (
    <div class="balance">
      <span>
        {w('youGiveWorth')} <b>${props.give}</b>
      </span>
      <svg viewBox="-150 -13 300 26" aria-hidden="true">
        <g class="beam" transform={`rotate(${tilt().toFixed(1)})`}>
          <path d="M-132 0H132M-132-5v10M132-5v10" />
        </g>
        <path class="foot" d="M0 0-6.5 11h13Z" />
      </svg>
      <span>
        {w('youGetWorth')} <b>${props.get}</b>
        {more() === 0 ? '' : ', '}
        {more() === 0 ? null : <b class={more() < 0 ? 'dn' : 'up'}>{signed(more())}</b>}
      </span>
    </div>
  );
}
