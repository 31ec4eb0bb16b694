/**
 * How much memory one instance and its PDF processes hold while six people upload a PDF of 45 MB at once, and until the
 * pages are prepared. `UPLOADS_AT_ONCE` is passed on. Ends with 1 when an upload was refused. Linux only.
 */

import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPortal } from '../e2e/testing/portal-process.ts'
import { createPasswords } from '../server/adapters/passwords.ts'
import { createKysely } from '../server/database/connect.ts'
import type { Deps } from '../server/deps.ts'
import { createActor } from '../server/testing/factories.ts'
import { makeHeavyBook } from './testing/heavy-book.ts'
import { readTreeMemory } from './testing/process-use.ts'
import { createDatabase } from './testing/throw-away-database.ts'

const uploads = 6
const pages = 60
const paceMs = 50

const scratch = await mkdtemp(join(tmpdir(), 'portal-uploads-'))
const path = join(scratch, 'heavy.pdf')
await writeFile(path, await makeHeavyBook(pages))
const database = await createDatabase()
const { UPLOADS_AT_ONCE } = process.env
const portal = await runPortal(join(database.folder, 'data'), {
  DATABASE_URL: database.url,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
  ...(UPLOADS_AT_ONCE && { UPLOADS_AT_ONCE }),
})
const pid = portal.pid() ?? 0

/** Watches the memory until `work` has ended, and reports the most that was seen. */
async function watched<T>(name: string, work: () => Promise<T>): Promise<T> {
  const most = { resident: 0, own: 0, processes: 0 }
  const began = performance.now()
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = await readTreeMemory(pid)
      for (const key of ['resident', 'own', 'processes'] as const) most[key] = Math.max(most[key], now[key])
      await new Promise((resolve) => setTimeout(resolve, paceMs))
    }
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await watching
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    const { resident, own, processes } = most
    console.log(
      `${name}: ${resident.toFixed(0)} MB resident, ${own.toFixed(0)} MB of them its own, ${processes} processes at most, ${seconds} s`,
    )
  }
}

async function upload(key: string): Promise<string> {
  const body = new FormData()
  body.append('pdf', await openAsBlob(path), 'heavy.pdf')
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${portal.baseURL}/api/resources/upload`, { method: 'POST', headers, body })
  const { data, code } = (await answer.json()) as { data?: { pdf: string }; code?: string }
  if (!data) {
    process.exitCode = 1
    console.log(`  refused: ${answer.status} ${code}`)
  }
  return data?.pdf ?? ''
}

async function publish(key: string, pdf: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'A heavy book', category: 'storybook', pdf })
  const answer = await fetch(`${portal.baseURL}/api/resources`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The book was not taken: ${answer.status} ${await answer.text()}`)
}

try {
  const db = createKysely(database.pool)
  const deps = { db, passwords: createPasswords() } as Deps
  const people = await Promise.all(Array.from({ length: uploads }, () => createActor(deps, { role: 'senior' })))
  await watched('at rest', () => new Promise((resolve) => setTimeout(resolve, 2000)))
  const stored = await watched(`${uploads} uploads of 45 MB at once`, () =>
    Promise.all(people.map(({ key }) => upload(key))),
  )
  const [first] = people
  const [book = ''] = stored
  if (first && book) {
    await watched('preparing one of them as a book', async () => {
      await publish(first.key, book)
      for (;;) {
        const unprepared = db.selectFrom('resources').select('id').where('title', '=', 'A heavy book')
        if (!(await unprepared.where('isPrepared', '=', false).executeTakeFirst())) return
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    })
  }
} finally {
  await portal.kill('SIGTERM')
  await database.drop()
  await rm(scratch, { recursive: true, force: true })
}
