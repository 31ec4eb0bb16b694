/**
 * `RATE` requests a second (500) of many kinds for `SOAK_MINUTES` (10): pages, lists, parts of a PDF, messages, pictures,
 * log-ins and sign-ups. Prints how long they took, and each minute the memory and the open descriptors, which may not
 * keep growing. Ends with 1 when more than one request in a thousand was lost, when more than 5 in a hundred took
 * longer than 150 ms, or when descriptors are left after the load.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { listResources } from '#contract/resources.ts'
import { call, keyOf } from '../e2e/testing/api.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { sendMixedLoad } from '../server/testing/lifecycle/mixed-load.ts'
import { makePicture } from '../server/testing/pictures.ts'
import { percentile } from './testing/measure.ts'
import { readProcessUse } from './testing/process-use.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const perSecond = Number(process.env.RATE ?? 500)
/** Of a thousand: what many schools at once do on a morning, with more log-ins and sign-ups than there would be. */
const mix = { lists: 550, ranges: 150, messages: 4, pictures: 2, signUps: 10, logIns: 20 }
const slowestMs = 150
const maxLost = 0.001
/** Connections that clients keep open without using them are closed after 72 s. */
const settleMs = 80_000

const portal = await startPortal({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' })

try {
  const { email, password } = portal.accounts.senior
  const key = await keyOf(portal, 'senior')
  const resources = await call(portal, listResources, {}, key)
  const pdf = `/api/resources/${resources[0]?.id}/pdf`
  const given = { url: portal.baseURL, key, logIn: { email, password }, pdf, mix, picture: await makePicture() }

  const before = await readProcessUse(portal.pid())
  console.log(`before: ${before.memory.toFixed(0)} MB, ${before.descriptors} descriptors`)
  let sent = 0
  const failures: string[] = []
  const times: Record<string, number[]> = {}
  for (let minute = 1; minute <= minutes; minute++) {
    const end = Date.now() + 60_000
    const load = await sendMixedLoad({ ...given, perSecond, atOnce: 256, isOver: () => Date.now() > end })
    sent += load.sent
    failures.push(...load.failures)
    for (const [kind, latencies] of Object.entries(load.latencies)) times[kind] = [...(times[kind] ?? []), ...latencies]
    const { memory, descriptors } = await readProcessUse(portal.pid())
    const p95 = percentile(Object.values(load.latencies).flat(), 95)
    console.log(
      `minute ${minute}: ${load.sent} requests, p95 ${p95.toFixed(0)} ms, ${memory.toFixed(0)} MB, ${descriptors} descriptors`,
    )
  }
  await sleep(settleMs)
  const after = await readProcessUse(portal.pid())
  console.log(`${failures.length} of ${sent} requests lost`)
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
  for (const [kind, latencies] of Object.entries({ ...times, 'all of them': Object.values(times).flat() })) {
    const [p50, p95] = [percentile(latencies, 50), percentile(latencies, 95)]
    console.log(`${kind}: ${latencies.length}, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
  }
  console.log(`${settleMs / 1000} s later: ${after.memory.toFixed(0)} MB, ${after.descriptors} descriptors`)
  const isSlow = percentile(Object.values(times).flat(), 95) > slowestMs
  if (failures.length > sent * maxLost || isSlow || after.descriptors > before.descriptors + 5) process.exitCode = 1
} finally {
  await portal.stop()
}
