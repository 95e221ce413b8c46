/** The channels of this service. To add one, write its folder and name it here. */
import type { Channel } from './channel.ts';
import { discord } from './discord/discord.ts';
import { mail } from './mail/mail.ts';
import { ntfy } from './ntfy/ntfy.ts';
import { push } from './push/push.ts';
import { slack } from './slack/slack.ts';
import { webhook } from './webhook/webhook.ts';

export const CHANNELS: readonly Channel[] = [mail, push, discord, slack, ntfy, webhook];

export const channelNamed = (name: string): Channel | undefined => CHANNELS.find((channel) => channel.name === name);
