/** What the owner of an address sends: a request for all links, or the token of a link in a mail. */
import { z } from '@hono/zod-openapi';
import { LanguageShape, MailAddress } from './parts.ts';

export const MailLinks = z.strictObject({ mail: MailAddress, language: LanguageShape.optional() }).openapi('MailLinks');
export const MailToken = z.strictObject({ token: z.string().max(200) }).openapi('MailToken');
