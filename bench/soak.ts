/**
 * Mixed requests for `SOAK_MINUTES` (10), with memory and open descriptors read each minute: neither may keep growing.
 * Ends with 1 when a request was lost, or when descriptors are left after the load.
 */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runPortal } from '../e2e/testing/portal-process.ts'
import { createPasswords } from '../server/adapters/passwords.ts'
import { createKysely } from '../server/database/connect.ts'
import type { Deps } from '../server/deps.ts'
import { sendMixedLoad } from '../server/testing/attacks/rolling-restart.ts'
import { createActor } from '../server/testing/factories.ts'
import { makePicture } from '../server/testing/pictures.ts'
import { readProcessUse } from './testing/process-use.ts'
import { createDatabase } from './testing/throw-away-database.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 10)
/** Idle connections of the database and of clients close within this time after the load. */
const settleMs = 45_000

const database = await createDatabase()
const { host, port, user } = database.connection
const portal = await runPortal(join(database.folder, 'data'), {
  DATABASE_URL: `postgres://${user}@localhost:${port}/portal?host=${encodeURIComponent(host ?? '')}`,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
})

try {
  const { key } = await createActor({ db: createKysely(database.pool), passwords: createPasswords() } as Deps)
  const before = await readProcessUse(portal.pid())
  console.log(`before: ${before.memory.toFixed(0)} MB, ${before.descriptors} descriptors`)
  const picture = await makePicture()
  let sent = 0
  const failures: string[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    const end = Date.now() + 60_000
    const load = await sendMixedLoad({ url: portal.baseURL, key, picture, atOnce: 8, isOver: () => Date.now() > end })
    sent += load.sent
    failures.push(...load.failures)
    const { memory, descriptors } = await readProcessUse(portal.pid())
    console.log(`minute ${minute}: ${load.sent} requests, ${memory.toFixed(0)} MB, ${descriptors} descriptors`)
  }
  await sleep(settleMs)
  const after = await readProcessUse(portal.pid())
  console.log(`${failures.length} of ${sent} requests lost`)
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
  console.log(`${settleMs / 1000} s later: ${after.memory.toFixed(0)} MB, ${after.descriptors} descriptors`)
  if (failures.length > 0 || after.descriptors > before.descriptors + 5) process.exitCode = 1
} finally {
  await portal.kill('SIGTERM')
  await database.drop()
}
