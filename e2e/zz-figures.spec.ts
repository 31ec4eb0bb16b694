import { expect, type Page } from '@playwright/test'
import { enter, keyOf } from './testing/api.ts'
import { test } from './testing/test.ts'
import { expectNoAxeViolations, expectNoOverflow } from './testing/accessibility.ts'

const out = '/tmp/h/figures-shots'
const cover = (id: number) => `/api/resources/${id}/cover/480`
const titles = [
  'The Bus That Went Pop', 'Temi and the Chip Thief', 'The Bath on Ladder Street',
  'The Extraordinary Enterprise of Wilhelmina Featherstonehaugh-Cholmondeley and Co', 'The Bus That Went Pop: PSHE lesson plan', 'A Kite for Ada',
]
const weeks = (many: number) => Array.from({ length: 12 }, (_, at) => ({
  begins_on: new Date(Date.UTC(2026, 8, 7 + at * 7)).toISOString().slice(0, 10),
  registered: 20, confirmed: 15, approved: 15, opened: null,
  sign_ups: 12 + (at * 7) % 9, bookings: at % 4, children: 120_000 + at * 4_100,
  active_schools: at === 7 ? null : (40 + Math.round(30 * Math.sin(at)) + at * 5) * many - ((40 + Math.round(30 * Math.sin(at)) + at * 5) * many) % 5 || null,
  active_parents: at < 3 ? null : 1_234_560 - at * 80_000,
}))
const reading = (ids: number[]) => ({
  resources: titles.map((title, at) => ({ id: at, title, category: at === 4 ? 'Lesson plan' : 'Storybook', image: ids[at] ? cover(ids[at]) : '',
    schools: at > 4 ? null : 215 - at * 40, school_reads: at > 4 ? null : 1240 - at * 250, parents: at === 2 ? null : 2_480 - at * 400, parent_reads: at === 2 ? null : 3_480 - at * 400 })),
  weeks: weeks(3), journey: { registered: 90, confirmed: 75, approved: 60, opened: 45 }, active_schools: 310, active_parents: null,
})
const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 0, 8 + at * 5)).toISOString().slice(0, 10)).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && !day.includes('-08-'))
async function give(page: Page, path: string, change: (data: any) => object) {
  await page.route(`**/api/${path}*`, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: change(data) } })
  })
}
const sizes = [[360, 740], [768, 1024], [1280, 800]] as const
async function shoot(page: Page, path: string, name: string, dark = false, only = sizes as readonly (readonly [number, number])[]) {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  for (const [width, height] of only) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForTimeout(800)
    await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)) } scrollTo(0, 0) })
    await page.waitForTimeout(400)
    await expectNoOverflow(page)
    await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true })
  }
  await expectNoAxeViolations(page)
}
test('look', async ({ page, portal, context, browser }) => {
  const admin = await keyOf(portal, 'admin')
  const list = await (await page.request.get('/api/resources', { headers: { authorization: `Bearer ${admin}` } })).json()
  const ids = list.data.filter((one: any) => one.category === 'storybook').map((one: any) => one.id)
  const console_ = await browser.newContext({ baseURL: portal.baseURL })
  await enter(console_, portal, admin)
  const desk = await console_.newPage()
  await shoot(desk, '/admin/reading', 'reading-none', false, [[1280, 800]])
  await give(desk, 'admin/reading', () => reading(ids))
  await give(desk, 'admin/trends', () => weeks(3))
  await shoot(desk, '/admin/reading', 'reading')
  await shoot(desk, '/admin/reading', 'reading-dark', true, [[320, 600], [1024, 600]])
  for (const d of await desk.locator('.figure-data summary').all()) await d.click()
  await desk.screenshot({ path: `${out}/reading-tables.png`, fullPage: true })
  await desk.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(desk)
  await desk.screenshot({ path: `${out}/reading-tables-320.png`, fullPage: true })
  await desk.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await desk.setViewportSize({ width: 1024, height: 600 })
  await desk.screenshot({ path: `${out}/reading-forced.png`, fullPage: true })
  await desk.emulateMedia({ forcedColors: null })
  await shoot(desk, '/admin', 'today', false, [[360, 740], [1024, 600], [1280, 800], [1366, 768]])
  await shoot(desk, '/admin/statistics', 'statistics', false, [[360, 740], [1280, 800]])
  await desk.goto('/admin/reading')
  await desk.waitForTimeout(1500)
  await desk.pdf({ path: `${out}/reading.pdf`, format: 'A4' })

  await enter(context, portal, await keyOf(portal, 'senior'))
  await shoot(page, '/your-school', 'school-empty')
  await give(page, 'school/reading', (data) => ({ ...data, days: data.period === data.periods[0].id ? days : days.filter((day: string) => data.periods.find((p: any) => p.id === data.period).from <= day), parents_joined: 23, parents: 64, sessions_booked: 2, sessions_held: 1, parents_reading: 20,
    opened: titles.map((title, at) => ({ id: at, title, category: 'Storybook', image: ids[at] ? cover(ids[at]) : '', days: 24 - at * 4, parents: at > 2 ? null : 20 - at * 5 })) }))
  await shoot(page, '/your-school', 'school')
  await shoot(page, '/your-school?period=autumn-2026', 'school-term-dark', true, [[1024, 600], [320, 600]])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/your-school')
  await page.waitForTimeout(1500)
  await page.pdf({ path: `${out}/school.pdf`, format: 'A4' })
  await page.goto('/charts')
  await page.waitForTimeout(800)
  await page.screenshot({ path: `${out}/charts.png`, fullPage: true })
})
