/** Language, theme and sound, as lines for the menu of any page. */
import { type JSX, Show } from 'solid-js';
import { LANGUAGES, type Language } from '../../engine/core/messages.ts';
import { chooseLanguage, language, t } from '../i18n/i18n.ts';
import { ring } from '../state/calling.ts';
import { setSound, setTheme, sound, theme } from '../state/prefs.ts';
import { Segments } from './choices.tsx';
import styles from './PrefsMenu.module.css';
import { Switch } from './Switch.tsx';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' };

export function PrefsMenu(props: { sound?: boolean }): JSX.Element {
  return (
    <div data-stay>
      <div class={styles.setting}>
        <span>{t('prefs.language')}</span>
        <Segments
          small
          label={t('prefs.language')}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          value={language()}
          onChange={(next) => void chooseLanguage(next)}
        />
      </div>
      <div class={styles.setting}>
        <span>{t('prefs.theme')}</span>
        <Segments
          small
          label={t('prefs.theme')}
          options={[
            { value: 'system', label: t('prefs.theme.system') },
            { value: 'light', label: t('prefs.theme.light') },
            { value: 'dark', label: t('prefs.theme.dark') },
          ]}
          value={theme()}
          onChange={(theme) => setTheme(theme)}
        />
      </div>
      <Show when={props.sound}>
        <div class={styles.setting}>
          <span>{t('prefs.sound')}</span>
          <Switch
            label={t('prefs.sound')}
            checked={sound()}
            onChange={(on) => {
              setSound(on);
              if (on) ring();
            }}
          />
        </div>
      </Show>
    </div>
  );
}
