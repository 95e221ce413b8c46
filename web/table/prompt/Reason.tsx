/** Why something is refused, in words, with a link to the rule. */
import { type JSX, Show } from 'solid-js';
import type { Refusal } from '../../../engine/core/game.ts';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './Reason.module.css';
import { openRule } from './ruleLink.ts';

export function Reason(props: { table: AnyTable; refusal: Refusal }): JSX.Element {
  return (
    <>
      {props.table.sayRefusal(props.refusal)}
      <Show when={/\d/.test(props.refusal.rule)}>
        {' '}
        <button
          type="button"
          class={styles.ruleLink}
          aria-label={t('rule.open', { rule: props.refusal.rule })}
          onClick={() => openRule(props.refusal.rule)}
        >
          {props.refusal.rule}
        </button>
      </Show>
    </>
  );
}
