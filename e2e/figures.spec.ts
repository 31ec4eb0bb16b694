import { expect, type Page } from '@playwright/test'
import { viewTrends, type Week } from '#contract/overview.ts'
import { type Reading, type SchoolReading, viewReading, viewSchoolReading } from '#contract/reading.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { listResources } from '#contract/resources.ts'
import { expectNoAxeViolations, expectNoOverflow, inBothLooks } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import { test } from './testing/test.ts'

const longest = 'The Extraordinary Enterprise of Wilhelmina Featherstonehaugh-Cholmondeley and Co'
const periods = readingPeriods('2026-11-22')

/** Twelve weeks of three thousand schools and a million parents, and some weeks that must not be shown. */
const weeks = Array.from({ length: 12 }, (_, at) => ({
  begins_on: new Date(Date.UTC(2026, 8, 7 + at * 7)).toISOString().slice(0, 10),
  active_schools: at === 7 ? null : 1800 + ((at * 7) % 5) * 240,
  active_parents: at < 3 ? null : 1_234_560 - at * 80_000,
}))
const reading = (image: string): Reading => ({
  resources: [
    {
      ...{ id: 1, title: 'Harbour Lights', category: 'Storybook', image },
      schools: 2900,
      ...noParents,
      school_reads: 9120,
    },
    {
      ...{ id: 2, title: longest, category: 'Storybook', image: '' },
      schools: 35,
      school_reads: 35,
      parents: 5,
      parent_reads: 10,
      classes: 1250,
      class_readings: 12_340,
    },
  ],
  weeks: weeks.map((week) => ({ ...week, registered: 20, confirmed: null, approved: 15, opened: null })),
  journey: { registered: 240, confirmed: 200, approved: 180, opened: null },
  active_schools: 2995,
  active_parents: null,
})
const noParents = { parents: null, parent_reads: null, classes: null, class_readings: null }
const trends: Week[] = weeks.map((week, at) => ({ ...week, sign_ups: at, bookings: 0, children: 1_234_567 + at }))
const school = (image: string): SchoolReading => ({
  ...{ school: 'Hill Lane Primary School', period: 'last-12-months', periods },
  opened: [
    { id: 1, title: 'Harbour Lights', category: 'Storybook', image, days: 3, parents: null },
    { id: 2, title: longest, category: 'Storybook', image: '', days: 1, parents: 15 },
  ],
  days: ['2025-12-01', '2026-09-10', '2026-09-11'],
  parents_reading: 15,
  parents_joined: 23,
  parents: 64,
  sessions_booked: 2,
  sessions_held: 1,
  classes: {
    nation: 'england',
    books: [
      {
        ...{ id: 1, title: 'Harbour Lights', image, classes: 3, readings: 4, opens: 112 },
        ...{ lessons: 3, finished: 2, minutes: 165, boards: 1, papers: 6, editions: 2 },
      },
      {
        ...{ id: 2, title: longest, image: '', classes: 1, readings: 1, opens: 27 },
        ...{ lessons: 0, finished: 0, minutes: 0, boards: 0, papers: 0, editions: 0 },
      },
    ],
    outcomes: [
      {
        ...{ id: 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7', title: longest, day: '2026-11-20', month: '2026-11' },
        ...{
          year: 3,
          children: 28,
          statements: ['changed-minds', 'quiet-voices', 'will-try'],
          is_open: true,
          version: 1,
        },
        first: { towards: 14, expected: 10, beyond: 4 },
        second: { towards: 4, expected: 14, beyond: 10 },
      },
    ],
  },
})

const give = (page: Page, { path }: { path: string }, data: unknown) =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json: { data } }),
  )

const openTables = (page: Page) =>
  page.locator('.figure-data').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true
  })

async function expectSoundWithTables(page: Page): Promise<void> {
  await inBothLooks(page, () => expectNoAxeViolations(page))
  await openTables(page)
  await inBothLooks(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
}

test('an operator sees who reads as pictures, which are sound with their tables, in both schemes and at 320 px', async ({
  portal,
  page,
}) => {
  const key = await keyOf(portal, 'admin')
  const [book] = await call(portal, listResources, {}, key)
  await give(page, viewReading, reading(book?.image ?? ''))
  await give(page, viewTrends, trends)
  await enter(page.context(), portal, key)
  await page.goto('/admin/library')
  await goTo(page, '/admin/reading', 'Reading')
  const schools = page.getByRole('figure', { name: 'Schools that read, week by week' })
  await expect(schools.getByRole('img')).toBeVisible()
  await expect(page.locator('.bar-picture img')).toHaveJSProperty('complete', true)
  // The keyboard opens a table.
  const summary = schools.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(schools.getByRole('row', { name: '26 October 2026 Too few to show' })).toBeVisible()
  await expectSoundWithTables(page)

  await goTo(page, '/admin', 'Today')
  await expect(page.getByText('Children reached', { exact: true }).first()).toBeVisible()
  await expectSoundWithTables(page)
  await goTo(page, '/admin/statistics', 'Statistics')
  await expect(page.getByRole('heading', { name: 'What visitors see' })).toBeVisible()
  await expectSoundWithTables(page)
})

test('a school sees its days and books as pictures, and prints them with their tables', async ({ portal, page }) => {
  const key = await keyOf(portal, 'senior')
  const [book] = await call(portal, listResources, {}, key)
  await give(page, viewSchoolReading, school(book?.image ?? ''))
  await enter(page.context(), portal, key)
  await page.goto('/contact')
  await goTo(page, '/your-school', 'Your school')
  const days = page.getByRole('figure', { name: 'The days' })
  await expect(days.getByRole('img', { name: /^3 days from 1 December 2025/ })).toBeVisible()
  await expect(days.locator('.day[data-marked]')).toHaveCount(3)
  // Closed on the screen, on paper it is there.
  const table = days.locator('table')
  expect(await table.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await table.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expectSoundWithTables(page)
})

test('a school that has opened nothing sees an example, and no zeros', async ({ portal, page }) => {
  const nothing = { opened: [], days: [], parents_reading: null, sessions_booked: 0, sessions_held: 0 }
  const classes = { nation: null, books: [], outcomes: [] }
  await give(page, viewSchoolReading, { ...school(''), ...nothing, classes })
  await enter(page.context(), portal, await keyOf(portal, 'senior'))
  await page.goto('/contact')
  await goTo(page, '/your-school', 'Your school')
  const first = page.getByRole('region', { name: 'Your first book starts this page' })
  await expect(first.getByText('64 parents have joined so far.')).toBeVisible()
  await inBothLooks(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })
})

test('figures keep their shapes in forced colours', async ({ portal, page }) => {
  const key = await keyOf(portal, 'admin')
  await give(page, viewReading, reading(''))
  await enter(page.context(), portal, key)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/admin/library')
  await goTo(page, '/admin/reading', 'Reading')
  const fillOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).fill)
  await expect(page.locator('.columns-column').first()).toBeVisible()
  const ink = await page.locator('h1').evaluate((one) => getComputedStyle(one).color)
  expect(await fillOf('.columns-column:not([data-open])')).toBe(ink)
  expect(await fillOf('.bar-fill[data-kind="0"]')).toBe(ink)
  expect(await fillOf('.bar-fill[data-kind="1"]')).not.toBe(ink)
})
