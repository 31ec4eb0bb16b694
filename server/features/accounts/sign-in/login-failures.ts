import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/network.ts'
import { findLogin } from '../queries.ts'
import { findDevice } from './known-devices.ts'

interface Attempt {
  /** In lower case. */
  email: string
  ip: string
  /** From `readDevices`. */
  devices: string[]
}

/**
 * What a failed log-in counts under. A browser that has signed in to the account before counts for itself alone, so
 * that strangers cannot keep its owner out. Every other one counts by network, by account and network, and by account,
 * which is slowed beyond its limit and never shut out.
 */
export async function failureKeys(deps: Deps, { email, ip, devices }: Attempt) {
  const network = networkOf(ip)
  const unknown = {
    loginsPerNetwork: network,
    loginsPerAccountAndNetwork: `${email} ${network}`,
    loginsPerAccount: email,
  }
  if (devices.length === 0) return unknown
  const device = await findDevice(deps, devices, findLogin(deps.db, email))
  return device === null ? unknown : { loginsPerDevice: device }
}

/** A password asked for again within a session: its failures count for the session alone. */
export const sessionKeys = (sessionId: string) => ({ loginsPerDevice: `session ${sessionId}` })

/** Clears the counts of an account on every network, once its owner has proved by mail whose it is. */
export async function forgetFailures({ failures }: Pick<Deps, 'failures'>, email: string): Promise<void> {
  const key = email.toLowerCase()
  await Promise.all([failures.forget('loginsPerAccount', key), failures.forget('loginsPerAccountAndNetwork', key)])
}
