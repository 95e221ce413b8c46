/** An incoming webhook of a Slack channel. */
import { brief } from '../../say/brief.ts';
import { hookChannel, json } from '../hook.ts';

export const slack = hookChannel({
  name: 'slack',
  title: { en: 'Slack', it: 'Slack' },
  hint: {
    en: 'In Slack: add the app “Incoming Webhooks” to a channel. Copy its address here.',
    it: 'Su Slack: aggiungi a un canale l’app «Incoming Webhooks». Copia qui il suo indirizzo.',
  },
  fits: ({ hostname, pathname }) => hostname === 'hooks.slack.com' && pathname.startsWith('/services/'),

  request(notice, { address }) {
    const { title, text, href, action, answers, stop } = brief(notice);
    const links = [...answers, { label: action, href }, stop];
    const buttons = links.map(({ label, href: url }) => `<${url}|${plain(label)}>`);
    return json(address, {
      text: plain(title),
      unfurl_links: false,
      blocks: [
        { type: 'section', text: { type: 'mrkdwn', text: `*${plain(title)}*\n${plain(text)}`.slice(0, 2900) } },
        { type: 'context', elements: [{ type: 'mrkdwn', text: buttons.join('  ·  ').slice(0, 2900) }] },
      ],
    });
  },
});

/** Nothing that a player typed is read as markup, a link or a call of everybody. */
const plain = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`|]/g, (sign) => `\u200b${sign}`);
