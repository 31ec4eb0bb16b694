import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { networkOf } from './network.ts'
import type { Actor } from './session-store.ts'

type Asking = Pick<Actor, 'id' | 'status'> | null

/** Milliseconds before a refusal, so that a program that asks in a loop costs next to nothing. */
const refusalDelay = 2000

const isConfirmed = (actor: Asking): actor is NonNullable<Asking> => actor?.status === 'active'

/** Whose turn it is: people whose address is confirmed have their own, all others of a network have one together. */
export const turnOf = (actor: Asking, ip: string): string => (isConfirmed(actor) ? actor.id : networkOf(ip))

/**
 * Counts a request for something that is made; people who are not confirmed wait for the turn of their network as well.
 * Throws `request/too-many` and `resource/printing-busy`, after a pause.
 */
export async function countPrint(deps: Pick<Deps, 'limiters' | 'printer'>, actor: Asking, ip: string): Promise<void> {
  await admit(deps, actor, ip).catch(async (error: unknown) => {
    await pause(refusalDelay)
    throw error
  })
}

async function admit({ limiters, printer }: Pick<Deps, 'limiters' | 'printer'>, actor: Asking, ip: string) {
  if (isConfirmed(actor)) return limiters.printsPerAccount.count(actor.id)
  await limiters.printsPerNetwork.count(ip)
  await printer.waitForTurn(networkOf(ip))
}
