import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getCachedServerKey } from '../../../database/server-keys.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'

/** The account that a browser has signed in to. With another password it has to sign in again to be known. */
interface Holder {
  id: string
  passwordHash: string
  /** The browser has passed the second step too, which somebody who has only the password cannot do. */
  hasPassed?: boolean
}

/** A school's computer is shared: ten accounts, last used first, each perhaps with its second step. */
const maxEntries = 20
const days = 365
/** Where the browser sends the cookie: to the API, and to the log-in form, which works without JavaScript. */
const paths = ['/api', '/login']
const idLength = 16
const macLength = 16
const entry = /^[\w-]{43}$/

/**
 * What the browser keeps for each account that has signed in with it: a random id and a keyed hash of the id, the
 * account and its password's hash. It says nothing to anybody else, opens nothing, and is void once the password changes.
 */
export function readDevices(request: FastifyRequest, { config }: Pick<Deps, 'config'>): string[] {
  const { cookie } = request.headers
  const value = cookie && request.server.parseCookie(cookie)[config.cookies.device]
  return value ? value.split('.', maxEntries).filter((one) => entry.test(one)) : []
}

const deviceKey = (db: Db): Promise<Buffer> => getCachedServerKey(db, 'known devices')

function macOf(key: Buffer, id: Buffer, holder: Holder): Buffer {
  const { id: userId, passwordHash, hasPassed } = holder
  const text = `${userId} ${passwordHash}${hasPassed ? ' second step' : ''}`
  const mac = createHmac('sha256', key).update(id).update(text).digest()
  return mac.subarray(0, macLength)
}

function findEntry(key: Buffer, devices: string[], holder: Holder): string | undefined {
  return devices.find((device) => {
    const bytes = Buffer.from(device, 'base64url')
    return timingSafeEqual(macOf(key, bytes.subarray(0, idLength), holder), bytes.subarray(idLength))
  })
}

/** The id of the device among these that has signed in to the account, else null. Takes as long without an account. */
export async function findDevice(
  { db }: Pick<Deps, 'db'>,
  devices: string[],
  looking: Holder | Promise<Holder | null>,
): Promise<string | null> {
  const [key, holder] = await Promise.all([deviceKey(db), looking])
  const found = findEntry(key, devices, holder ?? { id: '', passwordHash: '' })
  return found && holder ? Buffer.from(found, 'base64url').subarray(0, idLength).toString('base64url') : null
}

/**
 * Makes the browser that asks known to the account, beside the others that it is known to; with `hasPassed`, as one that
 * has passed the second step as well.
 */
export async function rememberDevice(
  deps: Pick<Deps, 'db' | 'config'>,
  { holder, request, reply }: { holder: Holder; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const devices = readDevices(request, deps)
  const key = await deviceKey(deps.db)
  const proofs = holder.hasPassed ? [holder, { ...holder, hasPassed: false }] : [holder]
  const known = proofs.map((proof) => findEntry(key, devices, proof) ?? createEntry(key, proof))
  const kept = [...known, ...devices.filter((device) => !known.includes(device))].slice(0, maxEntries)
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.publicUrl.startsWith('https:'),
    maxAge: days * 86_400,
  } as const
  for (const path of paths) reply.setCookie(deps.config.cookies.device, kept.join('.'), { ...options, path })
}

function createEntry(key: Buffer, holder: Holder): string {
  const id = randomBytes(idLength)
  return Buffer.concat([id, macOf(key, id, holder)]).toString('base64url')
}
