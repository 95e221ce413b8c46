import type { catalogue } from './en.ts';

export type MailKey = keyof typeof catalogue;
