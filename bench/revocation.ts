/**
 * How long a key still works after the response that revoked it, on this instance, on another, and while the feed
 * hangs.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { startPortal } from '../e2e/testing/portal.ts'
import { connectDatabase } from '../server/database/connect.ts'
import { databaseUrl } from './testing/throw-away-database.ts'

const json = { 'content-type': 'application/json' }
const rounds = 20

async function logIn(at: string, account: object): Promise<string> {
  const answer = await fetch(`${at}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  const { data } = (await answer.json()) as { data: { auth_key: string } }
  return data.auth_key
}

/** Sends requests without pause until told to stop. Returns when each served request began. */
function askOnAndOn(at: string, key: string) {
  const served: number[] = []
  let isOn = true
  async function ask() {
    while (isOn) {
      const began = performance.now()
      const { status } = await fetch(`${at}/api/resources`, { headers: { authorization: `Bearer ${key}` } })
      if (status === 200) served.push(began)
    }
  }
  const asking = Promise.all([ask(), ask(), ask(), ask()])
  return {
    async stop() {
      isOn = false
      await asking
      return served
    },
  }
}

const first = await startPortal()
const database = await connectDatabase({ dataDir: first.dataDir, log: pino({ level: 'silent' }), poolSize: 2 })
const second = await startPortal({
  DATABASE_URL: databaseUrl(database.connection),
})

/** Milliseconds by which the last served request began after the revoking answer; negative when none did. */
async function overrun(at: string, wait: number): Promise<number> {
  const key = await logIn(first.baseURL, first.accounts.parent)
  const asking = askOnAndOn(at, key)
  await delay(150)
  await fetch(`${first.baseURL}/api/auth/logout`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${key}` },
    body: '{}',
  })
  const answered = performance.now()
  await delay(wait)
  const served = await asking.stop()
  return Math.max(...served) - answered
}

async function setFeeds(signal: 'SIGSTOP' | 'SIGCONT') {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'portal changes'`,
  )
  for (const { pid } of rows) process.kill(pid, signal)
}

try {
  for (const [name, at] of [
    ['the same instance', first.baseURL],
    ['another instance', second.baseURL],
  ] as const) {
    const overruns = []
    for (let round = 0; round < rounds; round++) overruns.push(await overrun(at, 150))
    console.log(
      `last request served on ${name}: ${Math.max(...overruns).toFixed(0)} ms after the revoking answer (worst of ${rounds})`,
    )
  }
  const hanging = []
  for (let round = 0; round < 5; round++) {
    await setFeeds('SIGSTOP')
    hanging.push(await overrun(second.baseURL, 1500))
    await setFeeds('SIGCONT')
    await delay(1000)
  }
  console.log(`with the feed hanging: ${Math.max(...hanging).toFixed(0)} ms (worst of 5)`)
} finally {
  await second.stop()
  await database.close()
  await first.stop()
}
