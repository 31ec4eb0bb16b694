import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Portal, startPortal } from '../../../e2e/testing/portal.ts'
import { inheritedEnvironment } from '../../../e2e/testing/portal-process.ts'
import { type MailServer, startMailServer } from '../../../server/testing/mail-server.ts'
import { openStores } from '../heavy-resource.ts'

/** What a kill did to the writes that it met. */
export interface Outcome {
  /** Writes that the portal had acknowledged. */
  acknowledged: number
  /** What was lost, doubled or left behind, a line each. */
  faults: string[]
  /** Milliseconds until the portal answered again. */
  outage?: number
}

/** A portal on its embedded database, which delivers its e-mails to a server here. */
export interface Site extends Portal {
  mails: MailServer
  /** Addresses to which an e-mail has to come, because the portal has acknowledged what it belongs to. */
  owed: string[]
  /** Kills it at some moment up to `withinMs` from now, and starts it again; the milliseconds that this took. */
  crash(withinMs: number): Promise<number>
}

export async function startSite(): Promise<Site> {
  const mails = await startMailServer()
  const portal = await startPortal({
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LIMITS_FACTOR: '10',
    LOG_LEVEL: 'warn',
  })
  return {
    ...portal,
    mails,
    owed: [],
    async crash(withinMs) {
      await sleep(Math.random() * withinMs)
      const began = performance.now()
      await portal.kill('SIGKILL')
      await portal.restart()
      return performance.now() - began
    },
    async stop() {
      await portal.stop()
      await mails.close()
    },
  }
}

/** What a query of the portal's own database answers. */
export async function look<T>(site: Portal, read: (db: Awaited<ReturnType<typeof openStores>>['db']) => Promise<T>) {
  const stores = await openStores(site)
  try {
    return await read(stores.db)
  } finally {
    await stores.close()
  }
}

/** Whether it was acknowledged: false also when the connection broke. */
export const isTaken = (sending: Promise<Response>) =>
  sending.then(
    ({ ok }) => ok,
    () => false,
  )

/** How often each word is among them. */
export function countEach(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** What a killed process was doing is taken up by another after its time limit, at the next look after jobs and mails. */
const mailsWithinMs = 8 * 60_000
/**
 * The most copies that a person may get of one e-mail: a portal that dies after the mail server has taken one, and
 * before that is noted, cannot know, and sends it once more.
 */
const mostCopies = 2

/**
 * Waits for the e-mails that are owed, and says which did not come, and which came more often than they may. One whose
 * sending was broken off by two kills is given up, and the console shows it as not known to have arrived.
 */
export async function findMailFaults(site: Site): Promise<{ faults: string[]; givenUp: number }> {
  const count = () => countEach(site.mails.received.flatMap(({ to }) => to))
  const listMissing = (counts = count()) => site.owed.filter((address) => !counts.has(address))
  const listStates = async (addresses: string[]) => {
    const rows = await look(site, (db) =>
      db
        .selectFrom('mails')
        .select(['toAddress', 'state', 'problem', 'triedAt', 'nextTryAt', 'sendingUntil'])
        .where('toAddress', 'in', [...addresses, ''])
        .execute(),
    )
    return new Map(rows.map((row) => [row.toAddress, row]))
  }
  const end = Date.now() + mailsWithinMs
  let missing = listMissing()
  let states = await listStates(missing)
  const isGivenUp = (address: string) => states.get(address)?.state === 'unknown'
  while (!missing.every(isGivenUp) && Date.now() < end) {
    await sleep(2000)
    missing = listMissing()
    states = await listStates(missing)
  }
  const tooMany = [...count()].filter(([address, copies]) => copies > mostCopies && site.owed.includes(address))
  return {
    faults: [
      ...missing
        .filter((address) => !isGivenUp(address))
        .map((address) => `no e-mail to ${address}: ${JSON.stringify(states.get(address))}`),
      ...tooMany.map(([address, copies]) => `${copies} e-mails to ${address}`),
    ],
    givenUp: missing.filter(isGivenUp).length,
  }
}

/** Runs a command of the built portal, such as `backup`, on a data folder; can be killed. */
export function runCommand(name: string, dataDir: string, args: string[]) {
  const root = resolve(import.meta.dirname, '../../..')
  const env = { ...inheritedEnvironment(), NODE_ENV: 'production', DATA_DIR: dataDir }
  return promisify(execFile)(process.execPath, [join(root, `build/server/${name}.js`), ...args], { cwd: root, env })
}
