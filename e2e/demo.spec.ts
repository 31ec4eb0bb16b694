import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { listCases } from '#contract/cases.ts'
import { listParentLists } from '#contract/invitations.ts'
import { listResources } from '#contract/resources.ts'
import { viewStatistics } from '#contract/statistics.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { findMisfits } from './testing/misfits.ts'
import { inheritedEnvironment } from './testing/portal-process.ts'
import { test } from './testing/test.ts'

test.use({ beginning: 'demo' })

const command = resolve(import.meta.dirname, '../scripts/demo.mjs')

/** Starts the demo where it must not start. Returns what it says. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const env = { ...inheritedEnvironment(), ...settings }
  return new Promise((said) => {
    execFile(process.execPath, [command, '--fill-only'], { env }, (error, _, text) => said(error ? text : 'nothing'))
  })
}

test('the demo is a year of a charity, and its portal opens', async ({ page, portal }) => {
  const admin = await keyOf(portal, 'admin')
  const senior = await keyOf(portal, 'senior')
  const { lists } = await call(portal, listParentLists, { query: {} }, senior)
  const standing = lists.filter(({ withdraw_time }) => withdraw_time === '')
  expect(standing.reduce((sum, { invited }) => sum + invited, 0)).toBe(240)
  const accepted = standing.reduce((sum, list) => sum + list.accepted, 0)
  expect(accepted).toBeGreaterThan(100)
  expect(accepted).toBeLessThan(200)
  expect(standing.every(({ failed }) => failed > 0)).toBe(true)

  const { counts } = await call(portal, listCases, { query: {} }, admin)
  for (const { waiting, decided } of [counts.schools, counts.bookings, counts.enquiries, counts.quotes])
    expect(Math.min(waiting, decided)).toBeGreaterThan(0)
  const approved = { kind: 'schools', state: 'decided', status: 'approved' } as const
  const { schoolsCount, loginCountThisMonth } = await call(portal, viewStatistics, {})
  expect(schoolsCount).toBe((await call(portal, listCases, { query: approved }, admin)).total)
  expect(loginCountThisMonth).toBeGreaterThan(0)
  const shelf = await call(portal, listResources, { query: {} }, senior)
  expect(shelf.filter(({ category, is_book }) => category === 'storybook' && is_book)).toHaveLength(11)

  await enter(page.context(), portal, senior)
  await page.goto('/resources')
  await expect(page.getByText('A Kite for Mrs Abernathy-Featherstonehaugh').first()).toBeVisible()
})

/** The pages with lists, which are full in the demo. */
const lists = {
  senior: [
    '/resources',
    '/add-users',
    '/your-school/staff',
    '/class-codes',
    '/your-school',
    '/resources/manage',
    '/shop',
    '/profile/settings',
  ],
  parent: ['/invite'],
  admin: [
    ...['/admin', '/admin/inbox', '/admin/schools/closed', '/admin/register', '/admin/users', '/admin/operators'],
    ...[
      '/admin/inbox?kind=bookings&state=decided',
      '/admin/calendar',
      '/admin/inbox?kind=quotes',
      '/admin/mailbox',
      '/admin/library',
      '/admin/categories',
    ],
    ...['/admin/products', '/admin/reading', '/admin/pages', '/admin/testimonials', '/admin/health', '/admin/audit'],
  ],
} as const

/** Two names are longer than a phone is wide, and have to break. */
const misfits = async (page: Page) =>
  (await findMisfits(page)).filter((one) => !/breaks .*(Featherstonehaugh|Llanfairpwll)/i.test(one))

test('every full list fits the width of phones, tablets, laptops and desktops', async ({ openDevice, portal }) => {
  for (const role of ['senior', 'parent', 'admin'] as const) {
    const page = await openDevice()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page.context(), portal, await keyOf(portal, role))
    for (const path of lists[role]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => misfits(page), `${path} at ${width} px`).toEqual([])
      }
    }
    await page.close()
  }
})

test('its accounts have passwords of their own, which only their owner can read', async ({ portal }) => {
  const file = join(portal.dataDir, 'demo-accounts.json')
  const accounts = JSON.parse(await readFile(file, 'utf8')) as Array<{ password: string }>
  expect(accounts.length).toBeGreaterThan(2)
  for (const { password } of accounts) expect(password.length).toBeGreaterThanOrEqual(12)
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0)
})

test('the demo writes into no other portal and no database server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'))
  await writeFile(join(folder, 'portal.log'), '')
  expect(await refusalOf({ DATA_DIR: folder })).toMatch(/holds something other than the demo/)
  expect(await refusalOf({ DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal' })).toMatch(/without DATABASE_URL/)
  await rm(folder, { recursive: true })
})
