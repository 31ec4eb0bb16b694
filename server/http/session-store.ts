import { hash } from 'node:crypto'
import type { Principal } from '#contract/access.ts'
import type { Changes } from '../database/changes.ts'
import { isReadOnly } from '../database/connection-errors.ts'
import type { Db } from '../database/tables.ts'

/** The signed-in user of a request, with what handlers need to know. */
export interface Actor extends Principal {
  id: string
  schoolId: string | null
  sessionId: string
  /** When the session began. */
  signedInAt: Date
}

/** Days without use after which a session ends, and days since its log-in. */
export interface SessionDays {
  sessionDays: number
  maxSessionDays: number
}

interface SessionRules extends SessionDays {
  /** Whether a password alone is too little for operators, and for those with an authenticator app. */
  asksForSecondStep: boolean
}

/** A session is valid if it was used after `usedSince` and began after `begunSince`. */
export interface LiveSessions {
  usedSince: Date
  begunSince: Date
}

export function liveSessions({ sessionDays, maxSessionDays }: SessionDays): LiveSessions {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  return { usedSince: daysAgo(sessionDays), begunSince: daysAgo(maxSessionDays) }
}

/** Keys are stored and cached by this hash only. They hold 256 random bits, so a fast hash is enough. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

const cachedFor = 60_000
const capacity = 50_000

interface Cached {
  actor: Actor
  until: number
}

/**
 * Finds the user of a key. Cached in the process for a minute at most, and invalidated at once when the change feed
 * reports a change of the session, its user or its school; while the feed is down the database is queried every time.
 */
export interface Sessions {
  find(key: string): Actor | null | Promise<Actor | null>
}

export function cacheSessions(db: Db, changes: Changes, rules: SessionRules): Sessions {
  const held = new Map<string, Cached>()
  let epoch = 0

  changes.onInvalidate((topic, id) => {
    if (topic === '*') held.clear()
    else if (topic === 'session') held.delete(id)
    else if (topic === 'user') forget((actor) => actor.id === id)
    else if (topic === 'school') forget((actor) => actor.schoolId === id)
    else return
    epoch++
  })

  function forget(matches: (actor: Actor) => boolean) {
    for (const [key, { actor }] of held) if (matches(actor)) held.delete(key)
  }

  async function askDatabase(keyHash: Buffer, hex: string): Promise<Actor | null> {
    const started = epoch
    const actor = await findActor(db, keyHash, rules)
    // A change that arrived during the query may be about this very session.
    if (actor && started === epoch && changes.isConnected()) {
      if (held.size >= capacity) held.delete(held.keys().next().value ?? '')
      held.set(hex, { actor, until: Date.now() + cachedFor })
    }
    return actor
  }

  function findHeld(hex: string): Actor | undefined {
    const found = held.get(hex)
    return found && found.until > Date.now() ? found.actor : undefined
  }

  return {
    find(key) {
      const hex = hash('sha256', key, 'hex')
      const ask = () => askDatabase(Buffer.from(hex, 'hex'), hex)
      const found = findHeld(hex)
      if (!found) return ask()
      if (changes.isLive()) return found
      return changes.confirm().then((isLive) => (isLive ? findHeld(hex) : undefined) ?? ask())
    },
  }
}

/** Finds the user of a valid session, and updates its last use, at most hourly. */
async function findActor(db: Db, keyHash: Buffer, rules: SessionRules): Promise<Actor | null> {
  const live = liveSessions(rules)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('schools', 'schools.id', 'users.schoolId')
    .select(['users.id', 'users.role', 'users.status', 'users.operatorRights as rights', 'users.schoolId'])
    .select('schools.status as schoolStatus')
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt as signedInAt',
      'sessions.lastUsedAt',
      'sessions.isStrong',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('authenticatorApps')
          .select('authenticatorApps.userId')
          .whereRef('authenticatorApps.userId', '=', 'users.id'),
      ).as('hasApp'),
    )
    .where('sessions.keyHash', '=', keyHash)
    .where('users.status', '<>', 'disabled')
    .where('sessions.lastUsedAt', '>', live.usedSince)
    .where('sessions.createdAt', '>', live.begunSince)
    .executeTakeFirst()
  if (!row) return null
  const { lastUsedAt, isStrong, hasApp, ...actor } = row
  if (Date.now() - lastUsedAt.getTime() > 3_600_000) {
    const note = db.updateTable('sessions').set({ lastUsedAt: new Date() }).where('id', '=', row.sessionId)
    // While the database is read-only, users can still read.
    await note.execute().catch((error: unknown) => {
      if (!isReadOnly(error)) throw error
    })
  }
  return { ...actor, isFirstStep: rules.asksForSecondStep && !isStrong && (row.role === 'admin' || Boolean(hasApp)) }
}
