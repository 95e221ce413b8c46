import type { Sender } from '../../delivery.ts';
import type { Outgoing } from '../mime/message.ts';

/** A way to send mail. */
export type Transport = Sender<Outgoing>;
