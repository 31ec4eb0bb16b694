import { createECDH } from 'node:crypto'

/** The key pair that identifies the sender of our notifications (VAPID, RFC 8292): P-256, base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The pair of a 32-byte private key. Throws if the bytes are not a P-256 key, as about one in four billion is not. */
export function pushKeysOf(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Whether two base64url keys belong together. */
export function isPair(publicKey: string, privateKey: string): boolean {
  try {
    return pushKeysOf(Buffer.from(privateKey, 'base64url')).publicKey === publicKey
  } catch {
    return false
  }
}

/** Whether messages can be encrypted with a browser's keys: 16 random bytes, and a point on P-256. */
export function areBrowserKeys(authSecret: string, notificationKey: string): boolean {
  if (Buffer.from(authSecret, 'base64url').length !== 16 || !/^[\w-]+=*$/.test(authSecret + notificationKey))
    return false
  const point = Buffer.from(notificationKey, 'base64url')
  if (point.length !== 65) return false
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(point)
    return true
  } catch {
    return false
  }
}
