/** What the channels share that post a message to the address of a hook. */
import type { Env } from '../../domain/env.ts';
import type { Notice } from '../say/content.ts';
import { publicUrl } from '../targets.ts';
import type { Channel, ReadTarget, Target } from './channel.ts';
import type { Delivery } from './delivery.ts';
import { type HttpRequest, post } from './request.ts';

interface Hook extends Pick<Channel, 'name' | 'title' | 'hint' | 'isSigned'> {
  /** Whether an address belongs to this channel. Hosts of this machine always do in local runs. */
  fits(url: URL): boolean;
  request(notice: Notice, target: Target): Promise<HttpRequest> | HttpRequest;
  most?: number;
}

export function hookChannel({ fits, request, most = 1, ...about }: Hook): Channel {
  return {
    ...about,
    asks: 'hook',

    read(text: string, env: Env): ReadTarget | null {
      const url = publicUrl(text.trim(), env);
      return url && (fits(url) || url.protocol === 'http:') ? { address: url.href, label: url.host } : null;
    },

    sender: (target, context) => ({
      name: about.name,
      // A chat has no way to drop a second copy.
      most,
      async send(notice) {
        return lasting(await post(await request(notice, target), target, context));
      },
    }),
  };
}

/** A hook that was deleted is shown as failing, so that its owner can see why nothing comes. */
const lasting = (delivery: Delivery): Delivery =>
  delivery.outcome === 'gone' ? { ...delivery, outcome: 'refused' } : delivery;

export const json = (url: string, body: unknown): HttpRequest => ({
  url,
  headers: { 'Content-Type': 'application/json', 'User-Agent': 'Commonwealth' },
  body: JSON.stringify(body),
});
