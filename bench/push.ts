/** Notifies 10,000 browsers of a new resource, through a push service that sometimes answers 429 or 500. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../server/deps.ts'
import { createResource } from '../server/testing/factories.ts'
import { createBrowser } from '../server/testing/push-service.ts'
import { startApp } from './testing/start-app.ts'

const subscriptions = 10_000
const longestMs = 180_000

/** Parents who allow notifications, each logged in on one browser. */
async function seedSubscribers({ pool }: Deps, serviceUrl: string): Promise<void> {
  const browsers = Array.from({ length: subscriptions }, () => createBrowser(serviceUrl).registration)
  await pool.query(
    `with people as (
       insert into users (email, password_hash, role, status, allow_notifications)
       select 'parent-' || number || '@home.example', '', 'parent', 'active', true
       from generate_series(1, $1::integer) as number returning id),
     devices as (
       insert into sessions (key_hash, user_id) select sha256(convert_to(id::text, 'UTF8')), id from people returning id),
     numbered as (select id, row_number() over () as number from devices)
     insert into push_subscriptions (session_id, endpoint, auth_secret, notification_key)
     select id, endpoint, secret, key from numbered
     join unnest($2::text[], $3::text[], $4::text[]) with ordinality as given (endpoint, secret, key, number) using (number)`,
    [
      subscriptions,
      browsers.map(({ end_point }) => end_point),
      browsers.map(({ auth_secret }) => auth_secret),
      browsers.map(({ notification_key }) => notification_key),
    ],
  )
}

interface Report {
  browsers: number
  total: number
  refused: Record<string, number>
  /** When 95 % and 100 % had been accepted, in milliseconds since 1970. */
  mostAt: number
  lastAt: number
}

const program = join(import.meta.dirname, 'testing/push-service.ts')
const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] })
process.once('exit', () => child.kill())
const [line] = (await once(child.stdout, 'data')) as [Buffer]
const serviceUrl = line.toString().trim()
const report = async () => (await (await fetch(`${serviceUrl}/report`)).json()) as Report

const { deps, stop } = await startApp({ PUSH_TEST_SERVICE: serviceUrl })
try {
  await seedSubscribers(deps, serviceUrl)
  await deps.jobs.start()
  const { id: resourceId } = await createResource(deps, { isFree: true })
  const began = Date.now()
  const before = process.cpuUsage()
  await deps.jobs.add(deps.db, 'tell-subscribers', { resourceId })
  while ((await report()).browsers < subscriptions && Date.now() - began < longestMs) await delay(200)
  const { browsers, total, refused, mostAt, lastAt } = await report()
  const [most, all] = [mostAt, lastAt].map((moment) => (moment - began) / 1000) as [number, number]
  const { user, system } = process.cpuUsage(before)
  console.log(
    `${browsers} browsers told in ${all.toFixed(1)} s: ${(browsers / all).toFixed(0)} a second; ` +
      `95 in a hundred in ${most.toFixed(1)} s: ${((0.95 * browsers) / most).toFixed(0)} a second`,
  )
  console.log(
    `lost ${subscriptions - browsers}, doubled ${total - browsers}; answered in between: ${JSON.stringify(refused)}`,
  )
  console.log(`${((user + system) / 1000 / total).toFixed(2)} ms of processor time a message in the portal`)
  if (browsers < subscriptions || total > browsers) process.exitCode = 1
} finally {
  await deps.jobs.stop()
  await stop()
  child.kill()
}
