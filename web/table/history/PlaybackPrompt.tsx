/** The prompt while moves are played back. */
import type { JSX } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';

export function PlaybackPrompt(props: { table: AnyTable; text: string }): JSX.Element {
  const { playback } = props.table;
  return (
    <PromptBar
      tone="calm"
      ask={props.text}
      sub={t('past.sub')}
      acts={
        <>
          <Button kind="ink" onClick={() => playback.stop()}>
            {t('play.skip')}
          </Button>
          <Button onClick={() => playback.go(-1)}>{t('play.back')}</Button>
          <Button onClick={() => playback.pause()}>{playback.paused() ? t('play.on') : t('play.pause')}</Button>
          <Button onClick={() => playback.go(1)}>{t('play.next')}</Button>
        </>
      }
    />
  );
}
