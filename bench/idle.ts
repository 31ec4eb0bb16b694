/**
 * What an idle instance costs: statements and connections on its database, processor time and memory, `IDLE_SECONDS` (40)
 * after its start.
 */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runPortal } from '../e2e/testing/portal-process.ts'
import { startDatabaseProxy } from '../server/testing/lifecycle/database-proxy.ts'
import { readProcessUse } from './testing/process-use.ts'
import { createDatabase } from './testing/throw-away-database.ts'

const settleSeconds = Number(process.env.IDLE_SECONDS ?? 40)
const seconds = 30

const database = await createDatabase()
const proxy = await startDatabaseProxy({ ...database.connection })
const portal = await runPortal(join(database.folder, 'data'), { DATABASE_URL: proxy.url, LOG_LEVEL: 'warn' })

try {
  await sleep(settleSeconds * 1000)
  const before = { statements: proxy.statements(), ...(await readProcessUse(portal.pid())) }
  await sleep(seconds * 1000)
  const { cpu, memory } = await readProcessUse(portal.pid())
  const perSecond = (count: number) => (count / seconds).toFixed(2)
  console.log(`statements a second: ${perSecond(proxy.statements() - before.statements)} (at most 6 wanted)`)
  console.log(`connections: ${proxy.connections()} (at most 5 wanted)`)
  console.log(`of one core: ${(((cpu - before.cpu) / seconds) * 100).toFixed(2)} % (at most 1 wanted)`)
  console.log(`memory: ${memory.toFixed(0)} MB`)
} finally {
  await portal.kill('SIGTERM')
  await proxy.close()
  await database.drop()
}
