import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Role } from '#contract/access.ts'
import { login } from '#contract/accounts.ts'
import type { Answer, Call, Endpoint } from '#contract/endpoint.ts'
import { call } from '../e2e/testing/api.ts'
import { readConfig } from '../server/config/config.ts'
import type { Limits } from '../server/config/limits.ts'
import { connectDatabase } from '../server/database/connect.ts'
import type { TryItAccount } from '../server/database/seed.ts'
import { createLog } from '../server/logging/log.ts'
import { startPortal } from '../server/portal.ts'
import { keyIn, type MailServer, startMailServer } from '../server/testing/mail-server.ts'
import { findFreePort } from '../server/testing/portal-process.ts'
import { listUnfinished, mark, moveToPast } from './past.ts'
import { createRandom, type Random } from './random.ts'

/** A password that nobody can guess, unlike everything else here. */
export const newPassword = () => randomBytes(9).toString('base64url')

/** A running portal, to which a year happens through its front door. */
export interface World {
  pool: Pool
  mails: MailServer
  /** The keys of the try-it accounts. */
  keys: Record<Role, string>
  accounts: TryItAccount[]
  call<const E extends Endpoint>(endpoint: E, input: Call<E>, key?: string): Promise<Answer<E>>
  /** Sends a file, or the text of a field, as a form. */
  upload<const E extends Endpoint & { upload: string }>(
    endpoint: E,
    content: Blob | string,
    key: string,
  ): Promise<Answer<E>>
  /** The key in the link of the last mail to an address. */
  linkFor(email: string): Promise<string>
  /** Does something, and moves all that has happened meanwhile that many days into the past. */
  ago<T>(days: number, work: () => Promise<T>): Promise<T>
  /** Waits until mails and jobs are done. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** A year passes within minutes. */
function withoutLimits({ failures, calls, daily }: Limits): Limits {
  const raise = <Rows extends object>(rows: Rows) =>
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, points: 1_000_000 }])) as Rows
  return { failures: raise(failures), calls: raise(calls), daily: raise(daily) }
}

/** Seconds from now back to some minute of the working day that is so many days ago. */
function secondsTo(days: number, random: Random): number {
  const moment = new Date()
  moment.setDate(moment.getDate() - days)
  moment.setHours(8, 10 + random.integer(9 * 60), random.integer(60))
  return (Date.now() - moment.getTime()) / 1000
}

async function waitFor(what: string, isDone: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(40)) if (await isDone()) return
  throw new Error(`This did not happen within five minutes: ${what}.`)
}

/** However long all mails and jobs take on a busy machine, some are done in any five minutes. */
async function waitForMailsAndJobs(pool: Pool, isMailed: boolean): Promise<void> {
  let before = ''
  let end = 0
  for (;;) {
    const left = (await listUnfinished(pool, { isMailed })).join(', ')
    if (left === '') return
    if (left !== before) end = Date.now() + 300_000
    if (Date.now() > end) throw new Error(`Nothing of this was done within five minutes: ${left}.`)
    before = left
    await sleep(200)
  }
}

/**
 * Starts the portal on a data folder. `isMailed`: mails leave, to a mail server of its own; otherwise they are kept, as
 * in a portal without one. `publicUrl` is what links in mails begin with.
 */
export async function openWorld(
  dataDir: string,
  { isMailed, publicUrl }: { isMailed: boolean; publicUrl: string },
): Promise<World> {
  const mails = await startMailServer()
  const port = await findFreePort()
  const read = readConfig({
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    ...(isMailed && { SMTP_URL: `smtp://127.0.0.1:${mails.port}?rateLimit=1000` }),
  })
  const config = { ...read, limits: withoutLimits(read.limits) }
  const log = createLog(config)
  const portal = await startPortal(config, log)
  await portal.loaded
  const database = await connectDatabase({ dataDir, log })
  const baseURL = `http://127.0.0.1:${port}`
  const { backgroundPool: pool } = database

  const hours = createRandom(6)
  const world: World = {
    pool,
    mails,
    settle: () => waitForMailsAndJobs(pool, isMailed),
    keys: { senior: '', parent: '', admin: '' },
    accounts: JSON.parse(await readFile(join(dataDir, 'try-it-accounts.json'), 'utf8')) as TryItAccount[],
    call: (endpoint, input, key) => call({ baseURL }, endpoint, input, key),
    async upload(endpoint, content, key) {
      const form = new FormData()
      if (typeof content === 'string') form.append(endpoint.upload, content)
      else form.append(endpoint.upload, content, 'file')
      const answer = await fetch(new URL(endpoint.path, baseURL), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${key}` },
        body: form,
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${text}`)
      return (JSON.parse(text) as { data: Answer<typeof endpoint> }).data
    },
    async linkFor(email) {
      const find = () => mails.received.findLast((one) => one.to.includes(email) && keyIn(one) !== '')
      await waitFor(`a mail with a link to ${email}`, async () => find() !== undefined)
      const mail = find()
      return mail ? keyIn(mail) : ''
    },
    async ago(days, work) {
      const since = await mark(pool)
      const result = await work()
      if (days > 0) await moveToPast(pool, since, secondsTo(days, hours))
      return result
    },
    async stop() {
      await database.close()
      await portal.stop(30)
      await mails.close()
    },
  }
  for (const { role, email, password } of world.accounts) {
    world.keys[role] = (await world.call(login, { body: { email, password } })).auth_key
  }
  await waitFor('the books are ready', async () => (await fetch(`${baseURL}/readyz`)).ok)
  return world
}
