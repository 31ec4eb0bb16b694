import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Portal, startPortal } from './testing/portal.ts'
import { smallPdf } from './testing/small-pdf.ts'
import { test } from './testing/test.ts'

let portal: Portal
test.beforeAll(async () => {
  portal = await startPortal()
})
test.afterAll(() => portal.stop())

const json = { 'content-type': 'application/json' }

/** Logs in. Returns the key once the portal has acknowledged it, or null if it was not reached. */
async function logIn(): Promise<string | null> {
  const { email, password } = portal.accounts.parent
  const body = JSON.stringify({ email, password })
  try {
    const answer = await fetch(`${portal.baseURL}/api/auth/login`, { method: 'POST', headers: json, body })
    if (!answer.ok) return null
    const { data } = (await answer.json()) as { data: { auth_key: string } }
    return data.auth_key
  } catch {
    return null
  }
}

/** Logs in repeatedly until `crash` has finished. Returns the acknowledged keys. */
async function writeDuring(crash: () => Promise<void>): Promise<string[]> {
  const keys: string[] = []
  let isOn = true
  const writing = Promise.all(
    [1, 2].map(async () => {
      while (isOn) {
        const key = await logIn()
        if (key) keys.push(key)
      }
    }),
  )
  await expect.poll(() => keys.length).toBeGreaterThan(5)
  await crash()
  isOn = false
  await writing
  return keys
}

async function expectAlive(keys: string[]): Promise<void> {
  const statuses = await Promise.all(
    keys.map(async (key) => {
      const answer = await fetch(`${portal.baseURL}/api/user/view`, { headers: { authorization: `Bearer ${key}` } })
      return answer.status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
}

test('the portal is killed during a write, and nothing acknowledged is lost', async () => {
  const keys = await writeDuring(() => portal.kill('SIGKILL'))
  await portal.restart()
  await expectAlive(keys)
})

test('PostgreSQL is killed during a write, and the portal reconnects with nothing lost', async () => {
  const keys = await writeDuring(async () => {
    process.kill(await findPostmaster(portal.dataDir), 'SIGKILL')
    await expect.poll(logIn).not.toBeNull()
  })
  await expectAlive(keys)
})

test('the portal is killed while PDFs are being stored: each is there completely or not at all', async () => {
  const files = (folder: string) => readdir(join(portal.dataDir, 'files', folder))
  const { email, password } = portal.accounts.senior
  const logged = await fetch(`${portal.baseURL}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await logged.json()) as { data: { auth_key: string } }
  const { buffer } = await smallPdf('plan.pdf', 'A plan')
  const before = new Set(await files('resources'))
  const isNew = (version: string) => !before.has(version)
  const sending = [1, 2, 3].map(() => {
    const body = new FormData()
    body.append('pdf', new Blob([new Uint8Array(buffer)]), 'plan.pdf')
    const headers = { authorization: `Bearer ${data.auth_key}` }
    return fetch(`${portal.baseURL}/api/resources/upload`, { method: 'POST', headers, body }).catch(() => null)
  })
  const isStoring = async () => (await files('resources')).some(isNew)
  await expect.poll(isStoring, { intervals: [2] }).toBe(true)
  await portal.kill('SIGKILL')
  await Promise.all(sending)
  await portal.restart()
  expect(await files('unfinished')).toEqual([])
  for (const version of (await files('resources')).filter(isNew)) {
    expect((await files(`resources/${version}`)).toSorted()).toEqual([
      'cover-480.webp',
      'cover-960.webp',
      'document.pdf',
    ])
  }
})

/** The process id that PostgreSQL wrote into its folder, somewhere below the data folder. */
async function findPostmaster(dataDir: string): Promise<number> {
  const files = await readdir(join(dataDir, 'postgres'), { recursive: true })
  const file = files.find((name) => name.endsWith('postmaster.pid'))
  const [pid] = (await readFile(join(dataDir, 'postgres', file ?? ''), 'utf8')).split('\n')
  return Number(pid)
}
