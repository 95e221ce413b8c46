/** The links of a notice. Their tokens are made in domain/mailTokens.ts. */
import { blockToken, confirmToken, type SealedSeat, seatToken, stopToken } from '../domain/mailTokens.ts';

export interface SeatUrls {
  open: string;
  settings: string;
  stop: string;
}

export function seatUrls(origin: string, key: string, seat: SealedSeat): SeatUrls {
  const token = seatToken(key, seat);
  const fragment = token === null ? '' : `#${token}`;
  return {
    open: `${origin}/t/${seat.tableId}${fragment}`,
    settings: `${origin}/t/${seat.tableId}?settings=mail${fragment}`,
    stop: `${origin}/api/mail/unsubscribe?t=${stopToken(key, seat)}`,
  };
}

/** Links that open the table in a browser that holds the seat already. */
export function plainUrls(origin: string, tableId: string): Omit<SeatUrls, 'stop'> {
  return { open: `${origin}/t/${tableId}`, settings: `${origin}/t/${tableId}?settings=mail` };
}

export function blockUrl(origin: string, key: string, addressHash: string): string {
  return `${origin}/api/mail/unsubscribe?t=${blockToken(key, addressHash)}`;
}

export function confirmUrl(origin: string, key: string, addressHash: string): string {
  return `${origin}/api/mail/confirm?t=${confirmToken(key, addressHash)}`;
}
