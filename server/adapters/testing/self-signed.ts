import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A length and the bytes, as DER writes every value (X.690). */
function value(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const long = Buffer.from([body.length >> 8, body.length & 255])
  const length = body.length < 128 ? Buffer.of(body.length) : Buffer.concat([Buffer.of(0x82), long])
  return Buffer.concat([Buffer.of(tag), length, body])
}

const sequence = (...parts: Buffer[]) => value(0x30, ...parts)
const identifier = (hex: string) => value(6, Buffer.from(hex, 'hex'))
const utcTime = (time: Date) => value(0x17, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = (name: string) => sequence(value(0x31, sequence(identifier('550403'), value(12, Buffer.from(name)))))

/** A certificate for one host name that signs itself, and ends when it is told to. */
export function createSelfSigned(name: string, endsAt: Date): { cert: string; key: KeyObject } {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const begun = new Date(Date.now() - 365 * 86_400_000)
  const content = sequence(
    value(2, Buffer.of(7)),
    ecdsaWithSha256,
    commonName(name),
    sequence(utcTime(begun), utcTime(endsAt)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, key)
  const bytes = sequence(content, ecdsaWithSha256, value(3, Buffer.of(0), signature))
  return { cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`, key }
}
