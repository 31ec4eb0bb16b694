import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../failure.ts'

/** argon2id with 19 MiB, 2 passes and 1 lane, as the OWASP Password Storage Cheat Sheet recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const queueLength = 64

/**
 * Hashing of passwords, at most as many at once as there are cores; beyond a queue of 64 it refuses with
 * `server/busy`, so that a flood of log-ins cannot starve everybody else.
 */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password is right. With null (no such account) it takes as long and answers false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

export function createPasswords(slots = availableParallelism()): Passwords {
  const waiting: Array<() => void> = []
  let busy = 0
  const nobody = hash(randomBytes(16).toString('hex'), cost)

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy < slots) busy++
    else if (waiting.length >= queueLength) throw new Failure('server/busy', { retryAfter: 3 })
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(passwordHash, password) {
      const stored = passwordHash ?? (await nobody)
      const isRight = await inTurn(() => verify(stored, password))
      return isRight && passwordHash !== null
    },
  }
}
