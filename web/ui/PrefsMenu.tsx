/** Language, theme and sound, as lines for the menu of any page. */
import { type JSX, Show } from 'solid-js';
import { chooseLanguage, language, t } from '../i18n/i18n.ts';
import { ring } from '../state/calling.ts';
import { setSound, setTheme, sound, theme } from '../state/prefs.ts';
import { Segments } from './fields.tsx';
import { Switch } from './Switch.tsx';

export function PrefsMenu(props: { sound?: boolean }): JSX.Element {
  return (
    <div data-stay>
      <div class="setting">
        <span>{t('prefs.language')}</span>
        <Segments
          label={t('prefs.language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'it', label: 'Italiano' },
          ]}
          value={language()}
          onChange={(next) => void chooseLanguage(next)}
        />
      </div>
      <div class="setting">
        <span>{t('prefs.theme')}</span>
        <Segments
          label={t('prefs.theme')}
          options={[
            { value: 'system', label: t('prefs.theme.system') },
            { value: 'light', label: t('prefs.theme.light') },
            { value: 'dark', label: t('prefs.theme.dark') },
          ]}
          value={theme()}
          onChange={setTheme}
        />
      </div>
      <Show when={props.sound}>
        <div class="setting">
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
