import { Secret, TOTP } from 'otpauth'

/** What every app assumes (RFC 6238). */
const period = 30
const digits = 6
/** A phone's clock may be half a minute out, and typing takes time. */
const window = 1

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period, ...more })

/** A new secret of 160 bits, as base32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an app reads from a QR code. */
export const addressOf = (secret: string, { appName, email }: { appName: string; email: string }): string =>
  totpOf(secret, { issuer: appName, label: email }).toString()

/** Which 30 seconds since 1970 a code is for; null for a wrong one, or one of another time. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/** Whether a typed code looks like one of an app's. */
export const isOneTimeCode = (code: string): boolean => code.length === digits && /^\d+$/.test(code)
