import { createECDH } from 'node:crypto'

/** The pair that says who sends our notifications (RFC 8292): points and numbers of P-256, base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The pair of a private key of 32 bytes. Throws when they are no key of P-256, which one in four milliards is not. */
export function pushKeysOf(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Whether two keys, base64url, belong together. */
export function isPair(publicKey: string, privateKey: string): boolean {
  try {
    return pushKeysOf(Buffer.from(privateKey, 'base64url')).publicKey === publicKey
  } catch {
    return false
  }
}

/** Whether messages can be sealed with the keys of a browser: 16 random bytes, and a point that lies on P-256. */
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
