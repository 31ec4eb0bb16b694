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

/** What a killed process was doing is done again when its time is over: e-mails after a quarter of an hour. */
const mailsWithinMs = 20 * 60_000

/** Waits for the e-mails that are owed, and says which did not come, and how many came again. */
export async function findMailFaults(site: Site): Promise<{ lost: string[]; doubled: number }> {
  const listMissing = () => {
    const reached = new Set(site.mails.received.flatMap(({ to }) => to))
    return site.owed.filter((address) => !reached.has(address))
  }
  const end = Date.now() + mailsWithinMs
  while (listMissing().length > 0 && Date.now() < end) await sleep(2000)
  const missing = listMissing()
  const states = await look(site, (db) =>
    db
      .selectFrom('mails')
      .select(['toAddress', 'state', 'problem', 'triedAt'])
      .where('toAddress', 'in', [...missing, ''])
      .execute(),
  )
  const stateOf = (email: string) => JSON.stringify(states.find(({ toAddress }) => toAddress === email))
  return {
    lost: missing.map((email) => `no e-mail to ${email}: ${stateOf(email)}`),
    doubled: site.mails.received.length - new Set(site.mails.received.map(({ mail }) => mail.messageId)).size,
  }
}

/** Runs a command of the built portal, such as `backup`, on a data folder; can be killed. */
export function runCommand(name: string, dataDir: string, args: string[]) {
  const root = resolve(import.meta.dirname, '../../..')
  const env = { ...inheritedEnvironment(), NODE_ENV: 'production', DATA_DIR: dataDir }
  return promisify(execFile)(process.execPath, [join(root, `build/server/${name}.js`), ...args], { cwd: root, env })
}
