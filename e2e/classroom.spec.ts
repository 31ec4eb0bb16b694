import { expect, type Locator, type Page } from '@playwright/test'
import { createClassCode } from '#contract/class-codes.ts'
import { listResources } from '#contract/resources.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'

/** A netbook, an old projector, most laptops and boards. The projector changes while the page stays open. */
const rooms = [
  [1024, 600],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const

async function enterAsTeacher(page: Page, portal: Portal): Promise<{ key: string; book: number }> {
  const key = await keyOf(portal, 'senior')
  await enter(page.context(), portal, key)
  const resources = await call(portal, listResources, {}, key)
  return { key, book: resources.find(({ title }) => title === 'Temi and the Chip Thief')?.id ?? 0 }
}

/** Which of what is needed is not wholly inside the window, or is cut off by something around it. */
async function findOutside(needed: Record<string, Locator>): Promise<string[]> {
  const outside: string[] = []
  for (const [name, locator] of Object.entries(needed)) {
    const isInside = await locator.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const around: Element[] = [document.documentElement]
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== 'visible') around.push(at)
      return around.every((each) => {
        const box =
          each === document.documentElement
            ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
            : each.getBoundingClientRect()
        // Half a pixel is rounding.
        return left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1
      })
    })
    if (!isInside) outside.push(name)
  }
  return outside
}

async function expectInEveryRoom(page: Page, needed: Record<string, Locator>): Promise<void> {
  for (const [width, height] of rooms) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => findOutside(needed), `${width} by ${height}`).toEqual([])
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(Math.max(0, scrolls), `${width} by ${height} scrolls`).toBe(0)
  }
}

test('the whole code is on every board', async ({ page, portal }) => {
  const { key, book } = await enterAsTeacher(page, portal)
  const made = await call(portal, createClassCode, { body: { resource_id: book } }, key)
  const data = {
    ...{ ...made, code: 'WARMTH-MARMOTS-0042', url: 'https://books.the-enterprise-portal.org.uk/read#CODE' },
    title: 'The Extraordinarily Long Afternoon of Miss Wilhelmina Featherstonehaugh and the Lost Umbrellas',
  }
  await page.route(`**/api/class-codes/${made.id}`, (route) => route.fulfill({ json: { data } }))
  await page.goto('/class-codes')
  await goTo(page, `/class-codes/${made.id}`, data.title)
  const parts = page.locator('.code-parts > span[aria-hidden]')
  await expectInEveryRoom(page, {
    square: page.getByRole('img', { name: /^QR code/ }),
    title: page.getByRole('heading', { level: 1 }),
    address: page.getByText('books.the-enterprise-portal.org.uk/read'),
    ...{ 'first word': parts.nth(0), 'second word': parts.nth(1), number: parts.nth(2) },
    end: page.getByText(/^This code works until/),
    'full screen': page.getByRole('button', { name: 'Full screen' }),
    'way out': page.getByRole('link', { name: 'Your class codes' }),
  })
  // On one line, and read from the last row.
  const [first, last] = await Promise.all([parts.nth(0).boundingBox(), parts.nth(2).boundingBox()])
  expect(last?.y).toBe(first?.y)
  expect(await parts.nth(0).evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))).toBeGreaterThan(90)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Print or share' }).click()
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeVisible()
})

test('the teacher’s window is one screen, with the lesson and without', async ({ page, portal }) => {
  const { book } = await enterAsTeacher(page, portal)
  await page.goto(`/resources/books/${book}/teach`)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await button('Next').click()
  const always = {
    picture: page.locator('.teach-picture'),
    next: button('Next'),
    back: button('Back'),
    'open the board': button('Open the board'),
    ...{ freeze: button('Freeze the board'), blank: button('Blank the board'), words: button('Hide the words') },
    ...{ spotlight: button('Spotlight'), connect: button('Connect a board'), clock: page.getByRole('timer') },
    'way out': page.getByRole('link', { name: 'The book’s page' }),
  }
  const questions = page.getByRole('checkbox')
  await expectInEveryRoom(page, {
    ...always,
    'start the lesson': button('Start the lesson'),
    'last question': questions.last(),
    'what to listen for': page.locator('.teach-questions .teach-listen'),
  })
  await expectNoAxeViolations(page)
  await button('Start the lesson').click()
  await expectInEveryRoom(page, {
    ...always,
    picture: page.locator('.teach-step-screen'),
    'show the page': button('Show the page'),
    step: page.getByRole('heading', { level: 2, name: 'Where are we now?' }),
    plan: page.locator('.lesson-parts'),
    'next step': button(/^Next step/),
    'close the plan': button('Close the plan'),
    'questions of the page': button('Questions'),
  })
  await expect(page.getByRole('timer')).toHaveCount(1)
})

test('the board shows the whole page, also when the projector changes', async ({ page, portal }) => {
  const { book } = await enterAsTeacher(page, portal)
  await page.goto(`/resources/books/${book}/board`)
  await page.keyboard.press('PageDown')
  await expectInEveryRoom(page, {
    page: page.locator('.board-picture'),
    phone: page.getByRole('button', { name: 'Lead from a phone' }),
    'full screen': page.getByRole('button', { name: 'Full screen' }),
  })
})

/** As long as a charity's own steps may be. */
const long = {
  minutes: 12,
  title: 'What would Wilhelmina’s extraordinarily patient neighbours have done instead?',
  page: 8,
  parts: [
    {
      kind: 'ask',
      lines: Array.from(
        { length: 3 },
        (_, at) =>
          `Question ${at + 1}: who or what might have moved her one step further up the line, and how do you know?`,
      ),
    },
    {
      kind: 'steps',
      lines: Array.from({ length: 4 }, (_, at) => `We watched part ${at + 1} of the playground, and found out that …`),
    },
  ],
}

test('each step of the lesson is one screen on the board, however much it asks', async ({ page, portal }) => {
  const { book } = await enterAsTeacher(page, portal)
  await page.goto(`/resources/books/${book}`)
  await page.route('**/lesson', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { steps: [...data.steps, long] } } })
  })
  await goTo(page, `/resources/books/${book}/board`, 'Temi and the Chip Thief')
  const show = (step: number) =>
    page.evaluate(
      ([id, wanted]) =>
        new BroadcastChannel(`board ${id}`).postMessage({
          kind: 'show',
          state: {
            ...{ page: 1, isBlank: false, hasNoWords: false, spotlight: null },
            lesson: { step: wanted, left: 90_000, isRunning: false },
          },
        }),
      [book, step] as const,
    )
  await expect(page.locator('.board-picture')).toBeVisible()
  const words = page.locator('.lesson-screen-words')
  const picture = page.locator('.lesson-screen-picture')
  for (const [step, title, needed] of [
    [1, 'Where are we now?', { cover: picture }],
    [2, 'Page 8 again', { 'page 8': picture }],
    [6, 'One hat, not forty', {}],
    [9, long.title, { 'page 8': picture }],
  ] as const) {
    await show(step)
    await expectInEveryRoom(page, {
      title: page.getByRole('heading', { name: title }),
      'last words': words.locator(':scope > :last-child'),
      ...needed,
      time: page.getByRole('timer'),
      phone: page.getByRole('button', { name: 'Lead from a phone' }),
      'full screen': page.getByRole('button', { name: 'Full screen' }),
    })
    expect(
      await words.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize) / innerHeight),
    ).toBeGreaterThan(0.025)
  }
  await expectNoAxeViolations(page)
})

test('names, preview and the button that prints are on one screen', async ({ page, portal }) => {
  const { book } = await enterAsTeacher(page, portal)
  await page.goto(`/resources/books/${book}/certificates`)
  const names = page.getByRole('textbox', { name: 'Names' })
  await names.fill('Wilhelmina Featherstonehaugh-Cholmondeley\nAda Birch')
  await expectInEveryRoom(page, {
    names,
    'your name': page.getByLabel('Your name (optional)'),
    school: page.getByLabel('School (optional)'),
    preview: page.locator('.certificate-preview'),
    count: page.getByText('2 names'),
    print: page.getByRole('button', { name: 'Print 2 certificates' }),
    'way out': page.getByRole('link', { name: 'The book’s page' }),
  })
  await expectNoAxeViolations(page)
})
