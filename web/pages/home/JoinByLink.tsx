import { createSignal, type JSX } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { navigate } from '../../router.tsx';
import { Button } from '../../ui/Button.tsx';
import fields from '../../ui/fields.module.css';
import { toast } from '../../ui/Toast.tsx';
import styles from './TableList.module.css';

/** For a link that came on paper or in another browser. */
export function JoinByLink(): JSX.Element {
  const [text, setText] = createSignal('');
  const go = (event: Event) => {
    event.preventDefault();
    const found = /\/t\/([0-9a-z]+)(?:\?[^#]*)?#([\w-]{16,})/.exec(text().trim());
    if (!found) return toast(t('join.wrong'));
    navigate(`/t/${found[1]}#${found[2]}`);
  };
  return (
    <form class={styles.join} onSubmit={go}>
      <label for="join">{t('join.label')}</label>
      <input
        id="join"
        class={fields.field}
        inputMode="url"
        autocomplete="off"
        placeholder={t('join.placeholder')}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" class={styles.go}>
        {t('join.go')}
      </Button>
    </form>
  );
}
