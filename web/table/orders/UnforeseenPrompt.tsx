/** The prompt while I put orders together and nobody can know what I will be asked next. */
import type { JSX } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { PromptBar } from '../prompt/PromptBar.tsx';

export function UnforeseenPrompt(): JSX.Element {
  return <PromptBar tone="calm" ask={t('orders.unforeseen')} sub={t('orders.unforeseen.sub')} keepSub />;
}
