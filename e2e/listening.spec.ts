import { expect, type Page } from '@playwright/test'
import { createClassCode } from '#contract/class-codes.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { printedBeneath, spokenBooks } from './testing/listen.ts'
import { heard, type Script, scriptVoice } from './testing/scripted-voice.ts'
import { test } from './testing/test.ts'
import { openInTypefaces, typefaces } from './testing/typefaces.ts'

const hazel = { name: 'Microsoft Hazel - English (Great Britain)' }
const google = { name: 'Google UK English Female', localService: false }
const speaking: Script = { voices: [google, { name: 'Samantha', lang: 'en-US' }, hazel], hasBoundaries: true }

const listen = (page: Page) => page.getByRole('button', { name: 'Listen' })
const bar = (page: Page) => page.getByRole('region', { name: 'Reading aloud' })
const play = (page: Page) => bar(page).getByRole('button', { name: 'Read aloud' })
const place = (page: Page) => page.getByRole('slider', { name: 'Page' })
const isSpeaking = (page: Page) => expect.poll(async () => (await heard(page)).isSpeaking)
const said = async (page: Page) => (await heard(page)).utterances.map(({ text }) => text)

/** Opens a book with its words in the typefaces of the book, the cover's title in the one of headings. */
async function open(page: Page, id: number, at = 2): Promise<void> {
  await openInTypefaces(page, async () => {
    await page.goto(`/resources/view/${id}?page=${at}`)
    await expect(place(page)).toBeVisible()
    await expect(page.locator('.book-page[data-open="true"]').first()).toHaveAttribute('data-state', 'shown')
    const words = page.locator('.book-page[data-open="true"] .book-words span').first()
    expect(await words.getAttribute('style')).toContain(at === 1 ? typefaces.headings : typefaces.text)
  })
}

for (const width of [360, 768, 1280]) {
  test(`each word lights up where it is printed, in order, ${width} px wide`, async ({ page, portal }) => {
    const key = await keyOf(portal, 'parent')
    const book = (await spokenBooks(portal, key))[width === 768 ? 1 : 0]
    if (!book) throw new Error('The portal has no storybooks.')
    await enter(page.context(), portal, key)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await scriptVoice(page, speaking)
    await page.addInitScript(() => localStorage.setItem('reader-text', 'hidden'))
    for (const at of [1, 2, 12]) {
      await open(page, book.id, at)
      expect(await said(page)).toEqual([])
      await listen(page).click()
      const openPages = await page
        .locator('.book-page[data-open="true"]')
        .evaluateAll((pages) => pages.map((one) => Number((one as HTMLElement).dataset.page)))
      const words = openPages.flatMap((number) => book.words[number - 1] ?? [])
      await expect.poll(async () => (await heard(page)).marked.length).toBe(words.length)
      await expect(play(page)).toBeEnabled()
      const { marked } = await heard(page)
      expect(marked.map(({ word }) => word)).toEqual(words)
      const off = marked.map((word) => ({ ...word, distance: printedBeneath(word, book, 4 / 3) }))
      expect(off.filter(({ distance }) => !(distance <= 4))).toEqual([])
    }
  })
}

test('a voice that says no words lights sentences, which it gets one by one', async ({ page, portal }) => {
  const key = await keyOf(portal, 'parent')
  const [book] = await spokenBooks(portal, key)
  await enter(page.context(), portal, key)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scriptVoice(page, { voices: [google], isEndless: true })
  await open(page, book?.id ?? 0, 4)
  await listen(page).click()
  await isSpeaking(page).toBe(true)
  await expect(page.locator('.spoken-sentence')).toHaveCount(1)
  await expect(page.locator('.spoken-word')).toHaveCount(0)
  expect((await said(page))[0]).toBe('Bernard robbed everybody.')
  await expectNoAxeViolations(page)

  // Forwards, backwards, slower: each repeats a sentence. What is chosen stays on the device.
  await bar(page).getByRole('button', { name: 'Next sentence' }).click()
  await expect.poll(() => said(page)).toContain('He robbed Temi’s best friend, Finn.')
  await bar(page).getByRole('button', { name: 'Slower' }).click()
  await expect.poll(async () => (await heard(page)).utterances.at(-1)?.rate).toBe(0.8)
  await bar(page).getByRole('button', { name: 'Voice' }).click()
  await expect(page.getByText('the maker of your browser receives the words')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Turn the pages and read on').check()
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('button', { name: 'Voice' })).toBeFocused()
  await page.reload()
  await listen(page).click()
  await expect.poll(async () => (await heard(page)).utterances.at(-1)?.rate).toBe(0.8)
  const sentences = (await heard(page)).utterances.map(({ text }) => text.length)
  expect(Math.max(...sentences)).toBeLessThan(9 * 9)
})

test('the voice on the device comes first, reads on by itself if asked to, and is silent at the end', async ({
  page,
  portal,
}) => {
  const key = await keyOf(portal, 'parent')
  const [book] = await spokenBooks(portal, key)
  if (!book) throw new Error('The portal has no storybooks.')
  await enter(page.context(), portal, key)
  // Where a word is printed is measured on a page that stands still, not on one that is turning.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('reader-voice', '{"speed":1.2,"isTurning":true}'))
  await scriptVoice(page, speaking)
  const last = book.words.length
  await open(page, book.id, last - 3)
  await listen(page).click()
  await expect(page.getByRole('heading', { name: 'You finished the book!' })).toBeVisible()
  const { marked, utterances } = await heard(page)
  const from = Math.min(...marked.map((word) => word.page))
  expect(marked.map(({ word }) => word)).toEqual(book.words.slice(from - 1).flat())
  expect(marked.map((word) => printedBeneath(word, book, 4 / 3)).filter((distance) => !(distance <= 4))).toEqual([])
  expect(new Set(utterances.map(({ voice }) => voice))).toEqual(new Set([hazel.name]))
  await expect(bar(page)).toHaveCount(0)
})

test('nothing speaks without a press, and a page turn, Escape, another tab and a log-out silence it', async ({
  page,
  portal,
}) => {
  const key = await keyOf(portal, 'parent')
  const [book] = await spokenBooks(portal, key)
  await enter(page.context(), portal, key)
  await scriptVoice(page, { ...speaking, hasBoundaries: false, isEndless: true })
  await open(page, book?.id ?? 0)
  await listen(page).click()
  await isSpeaking(page).toBe(true)

  for (const key of ['ArrowRight', 'ArrowLeft', 'Escape']) {
    await page.keyboard.press(key)
    await isSpeaking(page).toBe(false)
    // The next page is not read by itself.
    const { length } = await said(page)
    await expect(play(page)).toBeEnabled()
    expect(await said(page)).toHaveLength(length)
    await play(page).click()
    await isSpeaking(page).toBe(true)
  }
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await isSpeaking(page).toBe(false)
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'))
  await play(page).click()
  await isSpeaking(page).toBe(true)

  const other = await page.context().newPage()
  await other.goto('/profile/settings')
  await other.getByRole('button', { name: /^Welcome/ }).click()
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await isSpeaking(page).toBe(false)
  await expect(page).toHaveURL(/\/login/)
})

test('a tapped word is heard with its sentence, and keys alone reach everything', async ({ page, portal }) => {
  const key = await keyOf(portal, 'parent')
  const [book] = await spokenBooks(portal, key)
  await enter(page.context(), portal, key)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scriptVoice(page, speaking)
  await open(page, book?.id ?? 0, 4)
  await listen(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => said(page)).toHaveLength(4)
  const where = await place(page).getAttribute('aria-valuetext')
  const word = page.locator('[data-line^="He robbed a bride"]')
  await word.click({ position: { x: 60, y: 5 } })
  await expect.poll(() => said(page)).toHaveLength(5)
  expect((await said(page)).at(-1)).toMatch(/^He robbed a bride on the steps .* at a gull\.$/)
  await expect(place(page)).toHaveAttribute('aria-valuetext', where ?? '')

  // The same in the words beside the picture, which follow the voice while it speaks.
  await isSpeaking(page).toBe(false)
  await page.getByRole('button', { name: 'Show the text' }).click()
  await page
    .getByRole('region', { name: 'Text of the page' })
    .getByText('Bernard robbed')
    .click({ position: { x: 60, y: 10 } })
  await expect.poll(() => said(page)).toHaveLength(6)
  expect((await said(page)).at(-1)).toBe('Bernard robbed everybody.')

  await expect(play(page)).toBeEnabled()
  const reached: string[] = []
  await listen(page).focus()
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.ariaLabel ?? activeElement?.querySelector('.sr-only')?.textContent ?? ''
      }),
    )
  }
  const controls = ['Read aloud', 'Previous sentence', 'Next sentence', 'Slower', 'Faster', 'Voice', 'Page']
  expect(reached.filter((label) => controls.includes(label)).slice(0, controls.length)).toEqual(controls)
})

test('without a voice, or with one that does not answer, a sentence says so and the book can still be read', async ({
  openDevice,
  portal,
}) => {
  const key = await keyOf(portal, 'parent')
  const [book] = await spokenBooks(portal, key)
  for (const [script, sentence] of [
    [{ voices: [] }, /This device has no English voice/],
    [{ voices: [{ name: 'Amélie', lang: 'fr-FR' }] }, /This device has no English voice/],
    [{ voices: [hazel], isMute: true }, /This voice is not responding/],
    [null, /This device has no English voice/],
  ] as const) {
    const page = await openDevice()
    await enter(page.context(), portal, key)
    if (script) await scriptVoice(page, { ...script, voices: [...script.voices] })
    // A browser that cannot speak has neither of the two, or only one.
    else await page.addInitScript(() => Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: undefined }))
    await open(page, book?.id ?? 0)
    await listen(page).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expectNoAxeViolations(page)
    const before = await place(page).getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    await expect(place(page)).not.toHaveAttribute('aria-valuetext', before ?? '')
    await page.close()
  }
})

test('a class hears its book too, and nothing is kept of it', async ({ openDevice, portal }) => {
  const key = await keyOf(portal, 'senior')
  const [book] = await spokenBooks(portal, key)
  const { code } = await call(portal, createClassCode, { body: { resource_id: book?.id ?? 0 } }, key)
  const page = await openDevice()
  await scriptVoice(page, speaking)
  await page.goto(`/read#${code}`)
  await expect(place(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await listen(page).click()
  await expect.poll(async () => (await heard(page)).marked.length).toBeGreaterThan(3)
  await bar(page).getByRole('button', { name: 'Slower' }).click()
  await expect(bar(page).getByText('0.8')).toBeVisible()
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
