import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createClassCode } from '#contract/class-codes.ts'
import { addOutcome, endLesson, startLesson } from '#contract/evidence.ts'
import { listResources } from '#contract/resources.ts'
import { type SchoolYearRecord, viewSchoolYear } from '#contract/school-year.ts'
import { schoolYears } from '#contract/school-years.ts'
import { expectNoAxeViolations, expectNoOverflow, inBothLooks } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import { test } from './testing/test.ts'
import { openInTypefaces } from './testing/typefaces.ts'

const longest = 'The Extraordinary Enterprise of Wilhelmina Featherstonehaugh-Cholmondeley and Co'
const years = schoolYears('2026-11-28', '2025-10-01')

/** More of everything than a school has in a year, with long names. */
function fullYear(image: string): SchoolYearRecord {
  const first = { towards: 1400, expected: 1000, beyond: 400 }
  const id = (at: number) => `f7c3bc1d-808e-4732-adf6-7965ccc34${String(at).padStart(3, '0')}`
  return {
    school: 'Tidewell and Saint Bartholomew-the-Great Church of England Voluntary Aided Primary School',
    ...{ nation: 'england', year: years[0], years, as_of_time: '2026-11-28T14:05:00.000Z' },
    books: Array.from({ length: 14 }, (_, at) => ({
      ...{ id: at + 1, title: at % 3 ? `A Kite for Ada ${at}` : `${longest} ${at}`, image: at === 1 ? image : '' },
      ...{
        classes: 3,
        readings: 4 + at,
        opens: 112,
        lessons: 2,
        finished: 1,
        minutes: 110,
        boards: 1,
        papers: 6,
        editions: 2,
      },
    })),
    year_groups: [1, 2, 3, 4, 5, 6, 0].map((year) => ({ year, classes: 12, children: 345 })),
    covered: Array.from({ length: 60 }, (_, at) => ({
      document: `Citizenship programmes of study: key stages 1 and 2, Department for Education ${Math.floor(at / 20)}`,
      edition: '1999, published again in 2015; not statutory until September 2028',
      ...{ area: 'Preparing to play an active role as citizens, key stage 2', code: `2${at}`, is_quoted: true },
      statement:
        'that resources can be allocated in different ways and that these economic choices affect individuals, communities and the sustainability of the environment',
      books: [longest, 'A Kite for Ada'].map((title) => ({
        ...{ title, covers: 'A loan.', source: 'https://a.example', read_on: '2026-11-28' },
      })),
    })),
    movement: { classes: 84, first, second: { towards: 400, expected: 1400, beyond: 1000 } },
    statements: (['changed-minds', 'quiet-voices', 'will-try'] as const).map((statement) => ({
      statement,
      classes: 40,
    })),
    outcomes: Array.from({ length: 12 }, (_, at) => ({
      ...{
        id: id(at),
        title: longest,
        day: at > 6 ? null : '2026-11-20',
        month: '2026-11',
        is_open: at < 4,
        version: 1,
      },
      ...{ year: at % 7, children: 28, first: null, second: null, statements: [] },
    })),
    sessions: Array.from({ length: 9 }, () => ({
      ...{ day: '2026-10-05', format: 'in-person' as const, year_groups: ['Year 1', 'Year 2', 'Year 3', 'Year 4'] },
    })),
  }
}

const give = (page: Page, record: SchoolYearRecord) =>
  page.route(
    ({ pathname }) => pathname === viewSchoolYear.path,
    (route) => route.fulfill({ json: { data: record } }),
  )

/** The words of each page of what the browser prints. */
async function printed(page: Page): Promise<string[]> {
  return wordsOf(await page.pdf({ preferCSSPageSize: true }))
}

async function wordsOf(bytes: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const words: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    words.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    )
  }
  await task.destroy()
  return words
}

// Its first sentence is that of a school where nothing has been read yet.
test.use({ beginning: 'first-start' })

test('a class reads and is taught, and the school has its year on two pages, as files, and as evidence for the class', async ({
  portal,
  page,
}) => {
  const key = await keyOf(portal, 'senior')
  const shelf = await call(portal, listResources, {}, key)
  const book = shelf.find(({ category, is_book: isBook }) => category === 'storybook' && isBook)
  if (!book) throw new Error('There is no storybook on the shelf.')
  await enter(page.context(), portal, key)

  await page.goto('/your-school')
  await page.getByRole('link', { name: 'The school year on two pages' }).click()
  await expect(page.getByRole('heading', { name: 'Your first lesson starts this page' })).toBeVisible()
  await inBothLooks(page, () => expectNoAxeViolations(page))

  const { code } = await call(portal, createClassCode, { body: { resource_id: book.id } }, key)
  await fetch(new URL('/api/class/open', portal.baseURL), {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }) },
  })
  const { lesson } = await call(portal, startLesson, { body: { resource_id: book.id, steps: 8, reached: 1 } }, key)
  await call(portal, endLesson, { body: { lesson, steps: 8, reached: 8 } }, key)
  const numbers = { year: 3, children: 28, statements: ['changed-minds' as const], lesson }
  const first = { towards: 14, expected: 10, beyond: 4 }
  const second = { towards: 4, expected: 14, beyond: 10 }
  await call(portal, addOutcome, { body: { ...numbers, first, second } }, key)

  await openInTypefaces(page, () => page.reload())
  await expect(page.getByRole('heading', { name: 'What it covered' })).toBeVisible()
  await expect(page.getByText(/rows of the curriculum of England/)).toBeVisible()
  const [one = '', two = '', ...more] = await printed(page)
  expect(more).toEqual([])
  for (const words of [
    book.title,
    '1 class reading',
    '1 lesson',
    'Year 3',
    'Year Classes Children Year 3 1 28',
    '14 children before',
    'As of',
  ])
    expect(one).toContain(words)
  for (const words of ['What it covered', 'Citizenship programmes of study', 'Taught with:', 'How we count'])
    expect(two).toContain(words)
  for (const words of ['Download', 'Evidence (PDF)', 'As a table']) expect(one + two).not.toContain(words)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the years (CSV)' }).click()
  const file = await (await downloading).path()
  expect((await readFile(file, 'utf8')).trim().split('\r\n').at(-1)).toBe('Year 3,1,28')
  const link = page.getByRole('link', { name: /^Evidence \(PDF\)/ })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  const evidence = await wordsOf(await answer.body())
  expect(evidence).toHaveLength(1)
  for (const words of [book.title, 'Lesson plan:', 'Some children changed their mind.', 'Citizenship'])
    expect(evidence[0]).toContain(words)
})

test('a year with more than has room is two pages all the same, and is sound in both looks and at 320 px', async ({
  portal,
  page,
}) => {
  const key = await keyOf(portal, 'senior')
  const [book] = await call(portal, listResources, {}, key)
  await give(page, fullYear(book?.image ?? ''))
  await enter(page.context(), portal, key)
  await openInTypefaces(page, () => page.goto('/contact'))
  await goTo(page, '/your-school/year', 'The school year')
  await expect(page.getByRole('heading', { name: 'Evidence, class by class' })).toBeVisible()
  const pages = await printed(page)
  expect(pages.map((words) => words.slice(0, 40))).toHaveLength(2)
  expect(pages[0]).toMatch(/And 8 more books\..*And 5 more\./)
  expect(pages[1]).toMatch(/\d+ more rows are in the file of this page\..*How we count/)
  await inBothLooks(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
})
