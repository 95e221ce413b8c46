/** Seats: claim one, change its settings, hand it over, and the host's tools. */
import { z } from '@hono/zod-openapi';
import { LEVELS } from '../../../engine/core/computer.ts';
import { ChannelShape } from './channels.ts';
import { OrdersShape } from './orders.ts';
import { LanguageShape, MailAddress, Name, SeatNumber, Time, TimeZone } from './parts.ts';

/** Minutes after midnight, in the player's time zone. */
const MinuteOfDay = z.int().min(0).max(1439);

/** From one minute of the day to another, in the player's time zone. The pace stops meanwhile. Twelve hours at most. */
export const QuietHours = z.object({ from: MinuteOfDay, to: MinuteOfDay });

export const MAIL_MODES = ['each', 'digest', 'reminders', 'off'] as const;

export const MailSettings = z.object({
  /** A mail for each turn, one a day at `digestHour`, reminders only, or none. */
  mode: z.enum(MAIL_MODES),
  /** How many minutes to wait before a mail goes out. */
  delay: z
    .int()
    .min(0)
    .max(24 * 60),
  digestHour: z.int().min(0).max(23),
});

export const SeatClaim = z.strictObject({
  name: Name,
  mail: MailAddress.optional(),
  language: LanguageShape.optional(),
  timeZone: TimeZone.optional(),
});

export const ClaimSeat = z
  .union([SeatClaim, z.strictObject({ computer: z.literal(true), level: z.enum(LEVELS).optional() })])
  .openapi('ClaimSeat');
export const SeatClaimed = z.object({ seat: SeatNumber, token: z.string().optional() }).openapi('SeatClaimed');

/** What only the holder of a seat sees of it. */
export const OwnSeat = z.object({
  seat: SeatNumber,
  mail: z.object({ address: z.string(), confirmed: z.boolean(), fails: z.boolean() }).nullable(),
  /** Where else this player is told. */
  channels: z.array(ChannelShape),
  mailSettings: MailSettings,
  language: LanguageShape,
  timeZone: z.string(),
  quiet: QuietHours.nullable(),
  /** Answer for me where only one answer is legal and giving it reveals nothing. */
  autoAnswer: z.boolean(),
  autopilot: z.boolean(),
  /** How many milliseconds of this game the player may still be away, after the present absence. */
  awayLeft: z.int(),
  /** What this player wants to do on the next turns. */
  orders: OrdersShape,
});

export const ChangeSeat = z
  .strictObject({
    name: Name,
    mail: MailAddress.nullable(),
    mailSettings: MailSettings.partial(),
    language: LanguageShape,
    timeZone: TimeZone,
    quiet: QuietHours.nullable(),
    autoAnswer: z.boolean(),
    autopilot: z.boolean(),
    awayUntil: Time.nullable().openapi({
      description: 'The player is away until then, and the pace of the seat rests. Null: the player is back.',
    }),
  })
  .partial()
  .openapi('ChangeSeat');

/**
 * With a name (and an address) the seat goes to that person. Without a name, the seat only gets a new link. The old link
 * stops working even if the reply is lost, so a page that makes the token itself and stores it first cannot lose the seat.
 */
export const RotateSeat = z
  .strictObject({
    name: Name.optional(),
    mail: MailAddress.optional(),
    token: z
      .string()
      .regex(/^[\w-]{32,128}$/)
      .optional(),
  })
  .openapi('RotateSeat');
export const SeatRotated = z.object({ seat: SeatNumber, token: z.string() }).openapi('SeatRotated');

/**
 * `remind`: mail the awaited player. `replace`: the seat's link stops working and the invite link can claim the seat.
 * `computer`: the computer plays for an absent player, at this level or the normal one. With a level it also
 * changes how well a computer's own seat is played. `person`: the player plays again.
 */
export const HostTool = z
  .strictObject({ tool: z.enum(['remind', 'replace', 'computer', 'person']), level: z.enum(LEVELS).optional() })
  .openapi('HostTool');

export type QuietHours = z.infer<typeof QuietHours>;
export type MailSettings = z.infer<typeof MailSettings>;
export type SeatClaim = z.infer<typeof SeatClaim>;
export type ClaimSeat = z.infer<typeof ClaimSeat>;
export type SeatClaimed = z.infer<typeof SeatClaimed>;
export type OwnSeat = z.infer<typeof OwnSeat>;
export type ChangeSeat = z.infer<typeof ChangeSeat>;
export type RotateSeat = z.infer<typeof RotateSeat>;
export type HostTool = z.infer<typeof HostTool>;
