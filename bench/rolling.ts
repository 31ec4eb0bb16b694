/**
 * How many of 5,000 mixed requests are lost while two instances are restarted in turn behind a proxy, each by a plain
 * SIGTERM: behind a proxy of our own, and behind nginx where it is installed. Ends with 1 when any was lost.
 */
import { join } from 'node:path'
import { runPortal } from '../e2e/testing/portal-process.ts'
import { createPasswords } from '../server/adapters/passwords.ts'
import { createKysely } from '../server/database/connect.ts'
import type { Deps } from '../server/deps.ts'
import { createActor } from '../server/testing/factories.ts'
import { type Load, sendMixedLoad } from '../server/testing/lifecycle/mixed-load.ts'
import { startRollingProxy } from '../server/testing/lifecycle/rolling-restart.ts'
import { makePicture } from '../server/testing/pictures.ts'
import { startNginx } from './testing/nginx.ts'
import { createDatabase } from './testing/throw-away-database.ts'

const wanted = 5000

const database = await createDatabase()
const settings = {
  DATABASE_URL: database.url,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
}
const dataDir = join(database.folder, 'shared')
const { key } = await createActor({ db: createKysely(database.pool), passwords: createPasswords() } as Deps)
const instances = [await runPortal(dataDir, settings), await runPortal(dataDir, settings)]
const ports = instances.map(({ baseURL }) => Number(new URL(baseURL).port))

async function loadWhileRestarting(url: string): Promise<Load & { restarts: number }> {
  let restarts = 0
  let isOver = false
  async function restartInTurn() {
    for (; !isOver; restarts++) await instances[restarts % instances.length]?.restart()
  }
  const restarting = restartInTurn()
  const picture = await makePicture()
  const isEnough = (sent: number) => sent >= wanted && restarts >= 2 * instances.length
  const load = await sendMixedLoad({ url, key, picture, atOnce: 16, isOver: isEnough })
  isOver = true
  await restarting
  return { ...load, restarts }
}

function report(name: string, { sent, failures, restarts }: Load & { restarts: number }) {
  console.log(`${name}: ${failures.length} of ${sent} requests lost in ${restarts} restarts`)
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

try {
  const own = await startRollingProxy(() => ports)
  report('own proxy', await loadWhileRestarting(own.url))
  await own.close()
  const nginx = await startNginx(ports)
  if (nginx) report('nginx', await loadWhileRestarting(nginx.url))
  else console.log('nginx is not installed')
  await nginx?.close()
  for (const { output } of instances) {
    const faults = output()
      .split('\n')
      .filter((line) => /"level":(50|60)|cut off/.test(line))
    for (const line of faults.slice(0, 10)) console.log(line)
  }
} finally {
  for (const { kill } of instances) await kill('SIGTERM')
  await database.drop()
}
