import { createHash, generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto'
import type { Deps } from '../deps.ts'

/** What may be changed in an answer, to see that it is refused. */
export interface Forgery {
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  credentialId?: string
  userHandle?: string
  signedBy?: KeyObject
}

/** A CBOR head: a major type, and a number below 65,536. */
const head = (type: number, number: number) =>
  number < 24
    ? Buffer.from([(type << 5) | number])
    : number < 256
      ? Buffer.from([(type << 5) | 24, number])
      : Buffer.from([(type << 5) | 25, number >> 8, number & 255])

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of CBOR (RFC 8949) as an attestation needs. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [encode(key), encode(one)])])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

function coordinates(key: KeyObject): { x: Buffer; y: Buffer } {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
}

function coseOf(key: KeyObject): Buffer {
  const { x, y } = coordinates(key)
  return encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, x],
      [-3, y],
    ]),
  )
}

const flags = { isPresent: 1, isVerified: 4, hasCredential: 64 }

/** An authenticator in software, with one ES256 key: what a phone or a security key does, and what an attacker would try. */
export function createAuthenticator({ origin, rpId = new URL(origin).hostname }: { origin: string; rpId?: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16).toString('base64url')
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function authenticatorData(forgery: Forgery, more = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(forgery.counter ?? ++counter)
    const byte =
      flags.isPresent |
      (forgery.isVerified === false ? 0 : flags.isVerified) |
      (more.length > 0 ? flags.hasCredential : 0)
    return Buffer.concat([sha256(forgery.rpId ?? rpId), Buffer.from([byte]), count, more])
  }

  return {
    credentialId,
    /** Answers the options of a new passkey. */
    create(options: { challenge: string; user: { id: string } }, forgery: Forgery = {}) {
      userHandle = options.user.id
      const id = Buffer.from(credentialId, 'base64url')
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(forgery, credential)],
      ])
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, forgery.origin ?? origin).toString(
            'base64url',
          ),
          attestationObject: encode(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers the options of a log-in. */
    get({ challenge }: { challenge: string }, forgery: Forgery = {}) {
      const data = authenticatorData(forgery)
      const client = clientData('webauthn.get', challenge, forgery.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), forgery.signedBy ?? privateKey)
      const id = forgery.credentialId ?? credentialId
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: forgery.userHandle ?? userHandle,
        },
      }
    },
  }
}

/** A stored passkey whose authenticator is nowhere. */
export function createPasskey({ db }: Deps, userId: string, createdAt = new Date()): Promise<{ id: string }> {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return db
    .insertInto('passkeys')
    .values({
      ...{ userId, credentialId: randomUUID(), publicKey: coseOf(publicKey), counter: 0 },
      ...{ name: 'Work laptop', createdAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
