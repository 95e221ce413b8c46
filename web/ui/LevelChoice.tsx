/** How well a computer plays. */
import type { JSX } from 'solid-js';
import { LEVELS, type Level } from '../../engine/core/computer.ts';
import { t } from '../i18n/i18n.ts';
import { Segments } from './choices.tsx';

export function LevelChoice(props: { value: Level; onChange: (level: Level) => void; small?: boolean }): JSX.Element {
  return (
    <Segments
      label={t('level')}
      options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
      value={props.value}
      onChange={props.onChange}
      {...(props.small ? { small: true } : {})}
    />
  );
}
