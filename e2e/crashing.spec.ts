import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findLost, findPostmaster, logIn, writeDuring } from './testing/crash.ts'
import { type Portal, startPortal } from './testing/portal.ts'
import { smallPdf } from './testing/small-pdf.ts'
import { test } from './testing/test.ts'

let portal: Portal
test.beforeAll(async () => {
  portal = await startPortal()
})
test.afterAll(() => portal.stop())

const json = { 'content-type': 'application/json' }

const expectAllKept = async (keys: string[]) => expect(await findLost(portal, keys)).toEqual([])

test('the portal is killed during a write, and nothing acknowledged is lost', async () => {
  const keys = await writeDuring(portal, () => portal.kill('SIGKILL'))
  await portal.restart()
  await expectAllKept(keys)
})

test('PostgreSQL is killed during a write, and the portal reconnects with nothing lost', async () => {
  const keys = await writeDuring(portal, async () => {
    process.kill(await findPostmaster(portal.dataDir), 'SIGKILL')
    await expect.poll(() => logIn(portal)).not.toBeNull()
  })
  await expectAllKept(keys)
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
