import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ClassPrincipal, type Principal, refusal } from '#contract/access.ts'
import { cached } from '../database/cache.ts'
import type { Changes } from '../database/changes.ts'
import { findClassCode } from '../database/class-codes.ts'
import { getCachedServerKey } from '../database/server-keys.ts'
import type { Db } from '../database/tables.ts'

/** A class that reads: which code it came with, which book that opens, and whose rights limit what it may see. */
export interface ClassActor extends ClassPrincipal {
  codeId: string
  bookId: number
  until: Date
  maker: Principal & { schoolId: string | null }
}

/** `key`: held by the page, sent in a header. `pass`: part of the addresses of pictures, so it ends soon. */
type Kind = 'key' | 'pass'

/** Minutes to which an end is rounded, so that the whole class gets the same, and minutes that follow. */
const lasting = { key: { round: 60, more: 11 * 60 }, pass: { round: 5, more: 5 } } as const satisfies Record<
  Kind,
  unknown
>

/**
 * What a class carries after it has opened a code: the code's id and an end, signed with a key of the portal. Nothing is
 * stored for it, and it is the same on all devices of a class, so it tells no device apart.
 */
export interface ClassKeys {
  /** The class of a key from a header or a pass from an address; null when it is forged, over, or its code is. */
  find(key: string, carrier: string): ClassActor | null | Promise<ClassActor | null>
  sign(kind: Kind, codeId: string): Promise<string>
}

const form = /^class\.(key|pass)\.([0-9a-f-]{36})\.(\d{1,10})\.([\w-]{43})$/
const carriers: Record<Kind, string> = { key: 'header', pass: 'query' }

/** Whether this looks like a key of a class rather than of a session. */
export const isClassKey = (key: string): boolean => key.startsWith('class.')

export function createClassKeys(db: Db, changes: Changes): ClassKeys {
  const codes = cached(changes, ['class_codes', 'user', 'school'], async (id) => ({
    code: await findClassCode(db, id),
  }))
  const getSecret = () => getCachedServerKey(db, 'class keys')

  const signatureOf = (signed: string, key: Buffer) => createHmac('sha256', key).update(signed).digest('base64url')

  async function find(key: string, carrier: string): Promise<ClassActor | null> {
    const [, kind, id = '', minute = '', signature = ''] = form.exec(key) ?? []
    if (!kind || carriers[kind as Kind] !== carrier || Number(minute) * 60_000 <= Date.now()) return null
    const expected = signatureOf(`${kind}.${id}.${minute}`, await getSecret())
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
    const { code } = await codes(id)
    const isLive = code && code.until.getTime() > Date.now() && refusal('author', code.maker) === null
    return isLive ? { role: 'class', ...code } : null
  }

  return {
    find,
    async sign(kind, codeId) {
      const { round, more } = lasting[kind]
      const minute = Math.ceil(Date.now() / 60_000 / round) * round + more
      const signed = `${kind}.${codeId}.${minute}`
      return `class.${signed}.${signatureOf(signed, await getSecret())}`
    },
  }
}
