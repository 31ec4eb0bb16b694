/**
 * What a signed-in response, a range of a PDF, a page and a log-in cost, layer by layer, compared with bare node:http, with
 * a plain Fastify and with bare argon2id. The portal runs as a newcomer runs it, with its log. `BENCH_ONLY`: one of list,
 * range, page and logins.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { type Portal, startPortal } from '../e2e/testing/portal.ts'
import { pinServers } from './testing/cores.ts'
import { addHeavyResource, openStores, type Stores } from './testing/heavy-resource.ts'
import type { Layer, Layered } from './testing/layered-server.ts'
import { clientName, type Load, load, pace, type Result } from './testing/load.ts'
import { alternate, costOf, medianOf, percentile, printRatio, type Side } from './testing/measure.ts'
import { readTreeCpu } from './testing/process-use.ts'
import { bundleServers, type Server, startServer } from './testing/start-server.ts'

const json = { 'content-type': 'application/json' }
const chunk = 65_536
const layers: Layer[] = ['hooks', 'session', 'headers', 'log', 'body']
const metricsToken = 'a token of this bench'

async function logIn(at: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await answer.json()) as { data: { auth_key: string } }
  return data.auth_key
}

/** Fills the shelf up to 30 resources. One of them is a heavy PDF, which is returned. */
async function fillShelf(stores: Stores) {
  const heavy = await addHeavyResource(stores, 'lesson-plan', 'Resource 1')
  const { db } = stores
  const row = await db.selectFrom('resources').selectAll().where('id', '=', heavy.id).executeTakeFirstOrThrow()
  const { present } = await db
    .selectFrom('resources')
    .select(({ fn }) => fn.countAll<string>().as('present'))
    .executeTakeFirstOrThrow()
  for (let number = Number(present) + 1; number <= 30; number++) {
    const { id, slug, shippedFacts, ...copy } = row
    const { title, version } = { title: `Resource ${number}`, version: `${row.version}-${number}` }
    await db
      .insertInto('resources')
      .values({ ...copy, title, version })
      .execute()
  }
  return heavy
}

/** Where it listens, by number: a name has two addresses. */
const addressOf = ({ baseURL }: Portal) => baseURL.replace('localhost', '127.0.0.1')

interface Bench {
  portal: Portal
  url: string
  /** Of a parent. */
  key: string
  folder: string
}

const sideOf = ({ url, pid }: Pick<Server, 'url' | 'pid'>, options: Omit<Load, 'url' | 'duration'>, path = '') => ({
  run: (duration: number) => load({ ...options, duration, url: url + path }),
  pid,
})

async function measureList({ portal, url, key, folder }: Bench) {
  const path = '/api/resources'
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(url + path, { headers })
  const file = join(folder, 'list.json')
  const body = Buffer.from(await answer.arrayBuffer())
  await writeFile(file, body)

  const layered = (options: Partial<Layered>) =>
    startServer('layered-server.ts', [
      JSON.stringify({
        ...{ dataDir: portal.dataDir, publicUrl: portal.baseURL, logFolder: folder, file, key, without: [] },
        ...options,
      } satisfies Layered),
    ])
  // Node.js adds these to every answer.
  const addedByNode = new Set(['date', 'connection', 'keep-alive', 'content-length'])
  const sent = Object.fromEntries([...answer.headers].filter(([name]) => !addedByNode.has(name)))
  const servers: Record<string, Server> = {
    bare: await startServer('bare-server.ts', ['body', file]),
    Fastify: await layered({ without: layers }),
    plain: await layered({ plain: sent }),
    together: await layered({}),
  }
  for (const layer of layers) servers[layer] = await layered({ without: [layer] })
  const ours = { url, pid: portal.pid() }
  const sides = Object.fromEntries(
    Object.entries({ ...servers, portal: ours }).map(([name, server]) => [name, sideOf(server, { headers }, path)]),
  ) as Record<Layer | 'bare' | 'Fastify' | 'plain' | 'together' | 'portal', Side>
  const runs = await alternate(sides, { rounds: 12, seconds: 1 })

  const cost = (name: keyof typeof runs) => costOf(runs[name])
  const row = (name: string, microseconds: number) => console.log(`  ${microseconds.toFixed(1).padStart(6)}  ${name}`)
  console.log(
    `\nGET /api/resources, 30 resources, ${body.length} bytes, 50 connections. µs of processor for a request:`,
  )
  row('bare node:http', cost('bare'))
  row('+ Fastify', cost('Fastify') - cost('bare'))
  for (const layer of layers) row(`+ ${layer}`, cost('together') - cost(layer))
  row('= all of them together', cost('together'))
  row('the portal', cost('portal'))
  row(`Fastify that logs, hooks and sends as many headers (${Object.keys(sent).length})`, cost('plain'))
  const { rate } = await hashFor(2, 3)
  console.log(
    `This machine, on one core: ${medianOf(runs.bare, 'rate').toFixed(0)} bare requests and ${rate.toFixed(0)} argon2id hashes a second`,
  )
  printRatio('the list', runs.portal, runs.bare)
  printRatio('the list', runs.portal, runs.plain, 'Fastify that logs, hooks and sends as many headers')

  const etag = answer.headers.get('etag') ?? ''
  const known = await alternate({
    bare: sides.bare,
    portal: sideOf(ours, { headers: { ...headers, 'if-none-match': etag } }, path),
  })
  printRatio('the list, known to the browser (304, beside 200 of bare)', known.portal, known.bare)
  for (const server of Object.values(servers)) server.stop()
}

async function measureRange({ portal, url, key }: Bench, heavy: { id: number; key: string; size: number }) {
  const range = `bytes=1048576-${1_048_576 + chunk - 1}`
  const bare = await startServer('bare-server.ts', ['range', join(portal.dataDir, 'files', heavy.key)])
  const headers = { authorization: `Bearer ${key}`, range }
  const runs = await alternate({
    bare: sideOf(bare, { headers }),
    portal: sideOf({ url, pid: portal.pid() }, { headers }, `/api/resources/${heavy.id}/pdf`),
  })
  printRatio(`64 KB of a PDF of ${(heavy.size / 1e6).toFixed(0)} MB, access checked`, runs.portal, runs.bare)
  bare.stop()
}

/** Milliseconds between two looks of the metrics at the event loop: each counts as held for at least as long. */
const lookEvery = 10

/** The longest time for which the event loop has been held since the last call, in milliseconds. */
async function readLongestHold(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? []
  return Number(seconds) * 1000 - lookEvery
}

/** Pages of one session: beyond sixty a minute it gets the empty page. */
const pagesOfSession = 55

/** Opens home again and again, one after the other: of several at once, the event loop would be held by one after the other. */
async function openPages(url: string, key: string): Promise<void> {
  for (let opened = 0; opened < pagesOfSession; opened++) {
    const document = await fetch(url, {
      headers: { cookie: `auth_key=${key}`, accept: 'text/html' },
      redirect: 'manual',
    })
    if (!(await document.text()).includes('id="dehydrated-state"'))
      throw new Error(`GET / came empty (${document.status})`)
  }
}

async function measurePage() {
  // A portal of its own, because counting for /metrics costs something too.
  const portal = await startPortal({ METRICS_TOKEN: metricsToken })
  try {
    const url = addressOf(portal)
    const pid = portal.pid()
    const costs: number[] = []
    let key = ''
    const round = async () => {
      key = await logIn(url, portal.accounts.parent)
      const before = await readTreeCpu(pid)
      await openPages(url, key)
      return (((await readTreeCpu(pid)) - before) / pagesOfSession) * 1000
    }
    for (let warmUp = 0; warmUp < 3; warmUp++) await round()
    await readLongestHold(url)
    await delay(10_000)
    const atRest = await readLongestHold(url)
    for (let measured = 0; measured < 5; measured++) costs.push(await round())
    const busy = await readLongestHold(url)
    const list = sideOf({ url, pid }, { headers: { authorization: `Bearer ${key}` }, connections: 1 }, '/api/resources')
    const { runs } = await alternate({ runs: list }, { warmUp: 2 })
    console.log(
      `a signed-in page as a document (GET /), one after the other: ${percentile(costs, 25).toFixed(2)} ms of processor, ` +
        `where the list takes ${(costOf(runs) / 1000).toFixed(2)}; the event loop was held for ${busy.toFixed(0)} ms at most, ` +
        `and for ${atRest.toFixed(0)} ms at rest, when only the machine holds it`,
    )
  } finally {
    await portal.stop()
  }
}

async function hashFor(inFlight: number, seconds: number): Promise<Result> {
  const stored = await hash('a tall lighthouse', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const end = Date.now() + seconds * 1000
  let done = 0
  const turn = async () => {
    while (Date.now() < end) {
      await verify(stored, 'a tall lighthouse')
      done++
    }
  }
  await Promise.all(Array.from({ length: inFlight }, turn))
  return { rate: done / seconds, requests: done, share: 0 }
}

async function measureLogins({ portal, url, key }: Bench) {
  const { email, password } = portal.accounts.parent
  const logins = { method: 'POST', headers: json, body: JSON.stringify({ email, password }) } as const
  const ours = { url, pid: portal.pid() }
  for (const connections of [1, 16]) {
    const hashes = { run: (seconds: number) => hashFor(Math.min(connections, 2), seconds), pid: process.pid }
    const side = sideOf(ours, { ...logins, connections }, '/api/auth/login')
    const runs = await alternate({ argon2id: hashes, portal: side }, { seconds: 4 })
    printRatio(`log-ins at ${connections} connections`, runs.portal, runs.argon2id, 'argon2id')
  }
  // Log-ins that the last round aborted still count until they are done.
  await delay(2000)
  const list = { url: `${url}/api/resources`, headers: { authorization: `Bearer ${key}` }, rate: 50, duration: 9 }
  const alone = await pace(list)
  const [logged, beside] = await Promise.all([
    load({ ...logins, url: `${url}/api/auth/login`, connections: 16, duration: 10 }),
    delay(500).then(() => pace(list)),
  ])
  console.log(
    `the list at 50 a second: median ${alone.p50.toFixed(2)} ms, p99 ${alone.p99.toFixed(2)} ms; ` +
      `beside ${logged.rate.toFixed(0)} log-ins a second at 16 connections: median ${beside.p50.toFixed(2)} ms, ` +
      `p99 ${beside.p99.toFixed(2)} ms, ${(beside.p99 / alone.p50).toFixed(0)} times the median alone`,
  )
}

pinServers()
console.log(
  `The load of this machine is ${loadavg()[0]?.toFixed(1)} before the measurement. The client is ${clientName}.`,
)
await bundleServers()
const portal = await startPortal()
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
try {
  const stores = await openStores(portal)
  const heavy = await fillShelf(stores)
  const url = addressOf(portal)
  const bench = { portal, url, key: await logIn(url, portal.accounts.parent), folder }
  const parts: Record<string, () => Promise<void>> = {
    list: () => measureList(bench),
    range: () => measureRange(bench, heavy),
    page: measurePage,
    logins: () => measureLogins(bench),
  }
  const only = process.env.BENCH_ONLY
  for (const [name, measure] of Object.entries(parts)) if (only === undefined || name === only) await measure()
  await stores.close()
} finally {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
}
