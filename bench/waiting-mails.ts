/**
 * Mails a second while 100, and while `MAILS` (100,000) wait, with a mail server that answers at once; and how long a
 * new password takes meanwhile. The limit is 10 a second, the default of SMTP_URL.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { requestPasswordReset } from '../contract/accounts.ts'
import { call } from '../e2e/testing/api.ts'
import { type Portal, startPortal } from '../e2e/testing/portal.ts'
import { connectDatabase } from '../server/database/connect.ts'
import { startMailServer } from '../server/testing/mail-server.ts'
import { median } from './testing/measure.ts'

const many = Number(process.env.MAILS ?? 100_000)
const seconds = 30
const asked = 3

/** Mails of an import, as they wait: nobody is waiting for them. */
async function fill(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `with filled as (
       insert into mails (to_address, subject, html, text, priority)
       select 'parent-' || number || '@example.org', 'You are invited', '<p>You are invited</p>', 'You are invited', -2
       from generate_series(1, $1::integer) as number returning id
     )
     insert into pgboss.job (name, data, priority, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
     select queue.name, json_build_object('mailId', filled.id), -2, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
       queue.expire_seconds * interval '1 s', now() + interval '14 days', queue.policy
     from filled cross join pgboss.queue as queue where queue.name = 'send-mail'`,
    [count],
  )
  await pool.query(`select pg_notify('changes', 'job:send-mail')`)
}

const mails = await startMailServer()
const portal: Portal = await startPortal({ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, LOG_LEVEL: 'warn' })
const database = await connectDatabase({ dataDir: portal.dataDir, log: pino({ level: 'silent' }) })
const pool = database.backgroundPool

/** Milliseconds until the mail that somebody has asked for is there. */
async function askForPassword(): Promise<number> {
  const { email } = portal.accounts.parent
  const isThere = () => mails.received.filter(({ to }) => to.includes(email)).length
  const before = isThere()
  const began = performance.now()
  await call({ baseURL: portal.baseURL }, requestPasswordReset, { query: { email } })
  while (isThere() === before) await sleep(10)
  return performance.now() - began
}

/** Mails a second of those that wait, and the times of the password mails among them. */
async function measure(count: number) {
  await fill(pool, count)
  const before = mails.received.length
  while (mails.received.length === before) await sleep(5)
  const from = mails.received.length
  const began = performance.now()
  const waits: number[] = []
  for (let round = 0; round < asked && count > 1000; round++) {
    await sleep((seconds * 1000) / (asked + 1))
    waits.push(await askForPassword())
  }
  const isOver = () =>
    count > 1000 ? performance.now() - began > seconds * 1000 : mails.received.length >= before + count
  while (!isOver()) await sleep(20)
  const rate = (mails.received.length - from) / ((performance.now() - began) / 1000)
  const password = waits.length > 0 ? `; a new password after ${Math.round(median(waits))} ms` : ''
  console.log(`${count} waiting: ${rate.toFixed(1)} e-mails a second${password}`)
  return rate
}

try {
  const few = await measure(100)
  const rate = await measure(many)
  console.log(`${(rate / few).toFixed(2)} of the pace with 100`)
} finally {
  await database.close()
  await portal.stop()
  await mails.close()
}
