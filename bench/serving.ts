/** What a signed-in response, a range of a PDF and a log-in cost, compared with bare node:http and bare argon2id. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { type Portal, startPortal } from '../e2e/testing/portal.ts'
import { pinServers } from './testing/cores.ts'
import { addHeavyResource, openStores, type Stores } from './testing/heavy-resource.ts'
import { compare, load, startBare } from './testing/measure.ts'

const json = { 'content-type': 'application/json' }
const chunk = 65_536

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

async function measureList(portal: Portal, key: string, folder: string) {
  const url = `${portal.baseURL}/api/resources`
  const headers = { authorization: `Bearer ${key}` }
  const body = Buffer.from(await (await fetch(url, { headers })).arrayBuffer())
  await writeFile(join(folder, 'list.json'), body)
  const bare = await startBare('body', join(folder, 'list.json'))
  await load({ url, headers, duration: 2 })
  await compare(
    `GET /api/resources, 30 resources, ${body.length} bytes, 50 connections`,
    { run: () => load({ url, headers }), pid: portal.pid() },
    { run: () => load({ url: bare.url }), pid: bare.pid },
  )
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  await compare(
    'the same, known to the browser (304 against 200)',
    { run: () => load({ url, headers: { ...headers, 'if-none-match': etag } }), pid: portal.pid() },
    { run: () => load({ url: bare.url }), pid: bare.pid },
    3,
  )
  bare.stop()
}

async function measureRange(portal: Portal, key: string, heavy: { id: number; key: string; size: number }) {
  const url = `${portal.baseURL}/api/resources/${heavy.id}/pdf`
  const range = `bytes=1048576-${1_048_576 + chunk - 1}`
  const bare = await startBare('range', join(portal.dataDir, 'files', heavy.key))
  await compare(
    `64 KB of a PDF of ${(heavy.size / 1e6).toFixed(0)} MB, access checked, 50 connections`,
    { run: () => load({ url, headers: { authorization: `Bearer ${key}`, range } }), pid: portal.pid() },
    { run: () => load({ url: bare.url, headers: { range } }), pid: bare.pid },
  )
  bare.stop()
}

async function hashFor(inFlight: number, seconds: number): Promise<{ rate: number; requests: number }> {
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
  return { rate: done / seconds, requests: done }
}

async function measureLogins(portal: Portal, key: string) {
  const { email, password } = portal.accounts.parent
  const body = JSON.stringify({ email, password })
  const logins = { url: `${portal.baseURL}/api/auth/login`, method: 'POST', headers: json, body } as const
  for (const connections of [1, 16]) {
    await compare(
      `log-ins at ${connections} connections, beside bare argon2id`,
      { run: () => load({ ...logins, connections }), pid: portal.pid() },
      { run: () => hashFor(Math.min(connections, 2), 4), pid: process.pid },
      3,
    )
  }
  // Log-ins that the last round aborted still count until they are done.
  await delay(2000)
  const list = { url: `${portal.baseURL}/api/resources`, headers: { authorization: `Bearer ${key}` } }
  const [logged, listed] = await Promise.all([
    load({ ...logins, connections: 16, duration: 10 }),
    delay(500).then(() => load({ ...list, connections: 5, rate: 50, duration: 9 })),
  ])
  console.log(
    `GET /api/resources at 50 a second beside ${logged.rate.toFixed(0)} log-ins a second: p99 ${listed.p99} ms`,
  )
}

pinServers()
const portal = await startPortal({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' })
try {
  const stores = await openStores(portal)
  const heavy = await fillShelf(stores)
  const key = await logIn(portal.baseURL, portal.accounts.parent)
  await measureList(portal, key, portal.dataDir)
  await measureRange(portal, key, heavy)
  await measureLogins(portal, key)
  await stores.close()
} finally {
  await portal.stop()
}
