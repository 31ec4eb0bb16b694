import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { networkOf } from './network.ts'
import type { Actor } from './session-store.ts'

type Asking = Pick<Actor, 'id' | 'status'> | null

/** Milliseconds before a refusal, so that a program that asks in a loop costs next to nothing. */
const refusalDelay = 1000

const isConfirmed = (actor: Asking): actor is NonNullable<Asking> => actor?.status === 'active'

/** Whose turn it is: people whose address is confirmed have their own, all others of a network have one together. */
export const turnOf = (actor: Asking, ip: string): string => (isConfirmed(actor) ? actor.id : networkOf(ip))

/** Counts a request for something that is made. Throws `request/too-many` beyond the limit, after a pause. */
export async function countPrint({ limiters }: Pick<Deps, 'limiters'>, actor: Asking, ip: string): Promise<void> {
  const counted = isConfirmed(actor) ? limiters.printsPerAccount.count(actor.id) : limiters.printsPerNetwork.count(ip)
  await counted.catch(async (error: unknown) => {
    await pause(refusalDelay)
    throw error
  })
}
