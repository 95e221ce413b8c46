/** How mail is sent, read once for each environment. */
import type { Env } from '../../../domain/env.ts';
import { type MailConfig, mailConfig } from './transport/config.ts';

const configs = new WeakMap<Env, MailConfig>();

/** Throws a MailConfigError that tells the operator what is missing when mail is only partly configured. */
export function configOf(env: Env): MailConfig {
  let config = configs.get(env);
  if (!config) {
    config = mailConfig(env);
    configs.set(env, config);
  }
  return config;
}
