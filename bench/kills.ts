/**
 * Kills the portal and its embedded PostgreSQL in turn while it writes, `KILLS` times (100), at random moments, and
 * counts the acknowledged log-ins that are lost and the starts that fail. Ends with 1 when there are any.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { findLost, findPostmaster, logIn, writeDuring } from '../e2e/testing/crash.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { median } from './testing/measure.ts'

const kills = Number(process.env.KILLS ?? 100)
/** A kill comes at any moment of up to this long after writing began, so that it meets every part of a write. */
const withinMs = 400

const portal = await startPortal()
const outages: number[] = []
let acknowledged = 0
let lost = 0

async function killPortal() {
  await portal.kill('SIGKILL')
  await portal.restart()
}

async function killPostgres() {
  process.kill(await findPostmaster(portal.dataDir), 'SIGKILL')
  while (!(await logIn(portal))) await sleep(20)
}

try {
  for (let number = 0; number < kills; number++) {
    const keys = await writeDuring(portal, async () => {
      await sleep(Math.random() * withinMs)
      const began = performance.now()
      await (number % 2 === 0 ? killPortal() : killPostgres())
      outages.push(performance.now() - began)
    })
    acknowledged += keys.length
    lost += (await findLost(portal, keys)).length
  }
  console.log(`${kills} kills: ${lost} of ${acknowledged} acknowledged log-ins lost`)
  console.log(
    `back after ${(median(outages) / 1000).toFixed(1)} s (median), ${(Math.max(...outages) / 1000).toFixed(1)} s (worst)`,
  )
  if (lost > 0) process.exitCode = 1
} finally {
  await portal.stop()
}
