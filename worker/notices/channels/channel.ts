/**
 * A channel: a way to tell somebody. Each has a folder here and a line in index.ts. It says what a target looks like,
 * lays a notice out and delivers it. Who is told what and when is decided before (decide/), in the same way for all.
 */
import type { Language } from '../../../engine/core/messages.ts';
import type { Database } from '../../db/shards.ts';
import type { Env } from '../../domain/env.ts';
import type { Notice } from '../say/content.ts';
import type { Sender } from './delivery.ts';

/** Where one reader is told. */
export interface Target {
  /** A mail address, the address of a hook, or the subscription of a browser. */
  address: string;
  /** What requests to a hook are signed with. */
  secret: string | null;
  /** Its owner has proved that it is theirs. */
  confirmed: boolean;
}

export interface ChannelContext {
  env: Env;
  /** Counts what goes to each host. */
  home: Database;
  /** Where links lead. */
  origin: string;
  now(): number;
}

export interface ReadTarget {
  /** In the form in which it is stored and compared. */
  address: string;
  /** What its owner sees of it: it does not tell the whole address. */
  label: string;
}

export interface Channel {
  /** The name of its folder. */
  name: string;
  /** How a player enters a target: as the address of a hook, or the browser subscribes. Mail has a field of its own. */
  asks: 'mail' | 'hook' | 'browser';
  title: Readonly<Record<Language, string>>;
  hint: Readonly<Record<Language, string>>;
  /** Whether the requests are signed, so that a secret is made for each target. */
  isSigned?: boolean;
  /** Null for text that is no target of this channel. */
  read(text: string, env: Env): ReadTarget | null;
  /** Null where this service cannot send through this channel. */
  sender(target: Target, context: ChannelContext): Sender<Notice> | null;
}
