/** A webhook of a Discord channel. */
import { brief } from '../../say/brief.ts';
import { hookChannel, json } from '../hook.ts';

export const discord = hookChannel({
  name: 'discord',
  title: { en: 'Discord', it: 'Discord' },
  hint: {
    en: 'In Discord: channel settings, Integrations, Webhooks. Copy the address here.',
    it: 'Su Discord: impostazioni del canale, Integrazioni, Webhook. Copia qui l’indirizzo.',
  },
  fits: ({ hostname, pathname }) =>
    /^(discord|discordapp)\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/'),

  request(notice, { address }) {
    const { title, text, href, action, answers, stop } = brief(notice);
    const links = [...answers, { label: action, href }, stop];
    return json(address, {
      username: 'Commonwealth',
      // A name like @everyone calls nobody.
      allowed_mentions: { parse: [] },
      embeds: [
        {
          title: plain(title).slice(0, 250),
          url: href,
          description: [plain(text), ...links.map(({ label, href: url }) => `[${plain(label)}](${url})`)]
            .join('\n\n')
            .slice(0, 4000),
        },
      ],
    });
  },
});

/** Nothing that a player typed is read as markup. */
const plain = (text: string): string => text.replace(/[\\*_~`|>[\]()#<@-]/g, '\\$&');
