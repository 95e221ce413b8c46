/** The library that the tests decrypt push notifications with. It brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Params {
    version: 'aes128gcm';
    privateKey: ECDH;
    authSecret: string;
  }
  const ece: { decrypt(body: Buffer, params: Params): Buffer };
  export default ece;
}
