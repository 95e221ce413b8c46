/** QR codes for links. They are made on the device, because a link is a key and no server should see it to draw it. */
import { encode } from 'uqr';

/** Rows of dark and light modules, without the light margin. Level M: a code of which 15 % is covered can still be read. */
export const qr = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;
