import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, QueueFull } from '../concurrency/fair-queue.ts'
import { Failure } from '../failure.ts'
import { waitingFor } from '../logging/waits.ts'

/** argon2id with 19 MiB, 2 passes and 1 lane, as the OWASP Password Storage Cheat Sheet recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const queueLength = 64

/**
 * Hashes passwords, at most as many at once as there are cores, with at most 64 waiting. Networks take turns, and when
 * the queue is full the network with the most waiting is refused with `server/busy`, so that a flood from one network
 * starves nobody elsewhere. Composed and decomposed letters, as Windows and macOS type them, are the same password. `network` is the result of `networkOf` for the ip of the request.
 */
export interface Passwords {
  hash(password: string, network: string): Promise<string>
  /** Whether the password is right. For null (no such account) it takes as long and resolves to false. */
  verify(passwordHash: string | null, password: string, network: string): Promise<boolean>
}

/** The network name for hashing by a command or at the start of the portal. */
export const ownNetwork = 'the portal'

/** What the password of an account that does not exist is compared with; hashed once, however many portals a process runs. */
let ofNobody: Promise<string> | undefined

export function createPasswords(slots = availableParallelism()): Passwords {
  const queue = createFairQueue({ slots, waiting: queueLength })
  ofNobody ??= hash(randomBytes(16).toString('hex'), cost)
  const nobody = ofNobody

  async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    try {
      return await waitingFor('hashes', () => queue.run(network, work))
    } catch (error) {
      throw error instanceof QueueFull ? new Failure('server/busy', { retryAfter: 3 }) : error
    }
  }

  return {
    hash: (password, network) => inTurn(network, () => hash(password.normalize('NFC'), cost)),
    async verify(passwordHash, password, network) {
      const stored = passwordHash ?? (await nobody)
      const isRight = await inTurn(network, () => verify(stored, password.normalize('NFC')))
      return isRight && passwordHash !== null
    },
  }
}
