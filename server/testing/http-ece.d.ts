declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Opens a message of RFC 8188; for Web Push (RFC 8291) with the browser's key pair and its secret, base64url. */
  export function decrypt(
    message: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}
