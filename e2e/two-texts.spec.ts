import { expect, type Page } from '@playwright/test'
import { createClassCode } from '#contract/class-codes.ts'
import { listResources } from '#contract/resources.ts'
import { sampleTexts } from '#contract/testing/sample-texts.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, keyOf } from './testing/api.ts'
import { passOver } from './testing/passed-over.ts'
import { heard, scriptVoice } from './testing/scripted-voice.ts'
import { test } from './testing/test.ts'
import { logIn, openStorybook } from './testing/users.ts'

test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' })

/** Gives the book that is opened the texts of the tests. */
const giveTexts = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...rest, data: { ...data, texts: sampleTexts() } } })
  })

const panelOf = (page: Page) => page.getByRole('region', { name: 'Text of the page' })
const place = (page: Page) => page.getByRole('slider', { name: 'Page' })
const choose = (page: Page, value: string) => page.getByLabel(/Words of the book/).selectOption(value)

/** What is lit in the panel. */
const lit = (page: Page, name: string) => page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map(String), name)

test('a family reads and hears a page in two languages, and no word of it is passed over', async ({ page, portal }) => {
  await logIn(page, portal, 'parent')
  await giveTexts(page, '**/api/resources/*/book')
  await scriptVoice(page, {
    voices: [{ name: 'Daniel' }, { name: 'Zosia', lang: 'pl-PL' }],
    hasBoundaries: true,
  })
  await openStorybook(page)
  await page.keyboard.press('ArrowRight')
  if (!(await panelOf(page).isVisible())) await page.getByRole('button', { name: 'Show the text' }).click()
  await choose(page, 'pl+story')
  const polish = panelOf(page).locator('p[lang="pl"]')
  await expect(polish.first()).toHaveText('Sobota w Wrackby pachniała solą, wodorostami i gorącymi frytkami.')
  await expect(panelOf(page).getByText('Not yet checked by a reader of the language.')).toBeVisible()
  await expectNoAxeViolations(page)
  // Next brings the words that are below, and then turns the page.
  const reached = async () => [await place(page).inputValue(), await panelOf(page).evaluate((panel) => panel.scrollTop)]
  while ((await place(page).inputValue()) === '1') {
    const before = await reached()
    await page.keyboard.press('ArrowRight')
    await expect.poll(reached).not.toEqual(before)
  }
  await expect(place(page)).toHaveValue('2')
  await expect(polish.first()).toHaveText('FRUUU!')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveValue('1')

  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await heard(page)).utterances.length).toBe(8)
  const { utterances } = await heard(page)
  expect(utterances.map(({ voice }) => voice)).toEqual([...Array(4).fill('Daniel'), ...Array(4).fill('Zosia')])
  expect(utterances.at(-1)?.text).toBe('Wzięła małą, otworzyła usta i…')
  // A sentence that is pressed is heard in its own voice, and what says the same is lit with it.
  await polish.nth(1).click({ position: { x: 40, y: 20 } })
  await expect.poll(async () => (await heard(page)).utterances.length).toBe(9)
  await expect.poll(async () => (await heard(page)).utterances.at(-1)?.voice).toBe('Zosia')
  // The next one waits.
  await expect
    .poll(() => lit(page, 'spoken-sentence'))
    .toEqual(['Długą, chrupiącą frytkę z samej góry zostawiła na koniec.', 'The long crunchy one on top was for last.'])
  await page.getByRole('button', { name: 'Listen' }).click()

  // Arabic, three times as large, on the smallest phone.
  await page.setViewportSize({ width: 320, height: 568 })
  await choose(page, 'ar+story')
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByRole('slider', { name: 'Size' }).press('End')
  await page.getByRole('button', { name: 'Done' }).click()
  const arabic = panelOf(page).locator('p[lang="ar"]').first()
  await expect(arabic).toHaveCSS('direction', 'rtl')
  expect(await panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  await expectNoAxeViolations(page)
  for (const at of [2, 3]) {
    expect((await passOver(page)).words).toEqual([])
    await expect(place(page)).toHaveValue(String(at))
  }
  // It is the choice of this device, in the next book too.
  await page.goto('/resources')
  await openStorybook(page)
  await expect(page.getByLabel(/Words of the book/)).toHaveValue('ar+story')
})

test('a class reads in Welsh and English, and what children press is in both', async ({ portal, openDevice }) => {
  const key = await keyOf(portal, 'senior')
  const book = (await call(portal, listResources, {}, key)).find(({ title }) => title === 'Temi and the Chip Thief')
  const { code } = await call(portal, createClassCode, { body: { resource_id: book?.id ?? 0 } }, key)
  const child = await openDevice()
  await giveTexts(child, '**/api/class/open')
  await child.goto(`/read#${code}`)
  await expect(place(child)).toBeVisible()
  await child.keyboard.press('ArrowRight')
  if (!(await panelOf(child).isVisible())) await child.getByRole('button', { name: 'Show the text' }).click()
  await choose(child, 'cy+story')
  const next = child.getByRole('button', { name: 'Tudalen nesaf Next page' })
  await expect(next.locator('[lang="cy"]')).toHaveText('Tudalen nesaf')
  await expect(next.locator('[lang="en-GB"]')).toHaveText('Next page')
  await expectNoAxeViolations(child)
  await child.getByRole('button', { name: 'Dangos y testun Show the text' }).click()
  await child.keyboard.press('End')
  await next.click()
  await expect(child.getByRole('heading', { name: 'Rwyt ti wedi gorffen y llyfr!' })).toBeVisible()
  await expectNoAxeViolations(child)
  await child.getByRole('button', { name: 'Defnyddio cod arall' }).first().click()
  await expect(child.getByLabel('Gair cyntaf')).toBeVisible()
  await expectNoAxeViolations(child)
  expect(await child.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})
