/** A topic of ntfy.sh, or of any other ntfy server. */
import { brief } from '../../say/brief.ts';
import { hookChannel, json } from '../hook.ts';

/** ntfy shows three buttons at most. */
const BUTTONS = 3;

export const ntfy = hookChannel({
  name: 'ntfy',
  title: { en: 'ntfy', it: 'ntfy' },
  hint: {
    en: 'The address of your topic, such as https://ntfy.sh/a-name-nobody-guesses. Anybody who knows it can read along.',
    it: 'L’indirizzo del tuo argomento, come https://ntfy.sh/un-nome-segreto. Chi lo conosce può leggere.',
  },
  fits: ({ pathname }) => /^\/[\w-]{1,64}$/.test(pathname),

  request(notice, { address }) {
    const { title, text, href, action, answers, stop } = brief(notice);
    const url = new URL(address);
    const isProof = notice.said.kind === 'proof';
    const links = isProof ? [{ label: action, href }, stop] : answers;
    return json(`${url.origin}/`, {
      topic: url.pathname.slice(1),
      title,
      message: text,
      click: href,
      actions: links.slice(0, BUTTONS).map(({ label, href: url }) => ({ action: 'view', label, url })),
    });
  },
});
