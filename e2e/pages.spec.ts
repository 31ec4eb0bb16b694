import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

test('an operator edits a page and the brand; a visitor sees both', async ({ page, portal, openDevice }) => {
  const visitor = await openDevice()
  await visitor.goto('/about')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('About')
  const colourOf = () => visitor.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-accent'))
  const before = await colourOf()

  await logIn(page, portal, 'admin')
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Console' })
  await menu.getByRole('link', { name: 'Words' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^About/ })
    .click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Stories for <script>everybody</script>.')
  await text.selectText()
  await page.getByRole('button', { name: 'Bold' }).click()
  const preview = page.locator('section', { hasText: 'What visitors will read' })
  await expect(preview.locator('strong', { hasText: 'Stories for <script>everybody</script>.' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(text).toHaveValue('**Stories for <script>everybody</script>.**')
  await page.getByRole('button', { name: 'Save the page' }).click()
  await expect(page.getByText('The page has been saved.')).toBeVisible()

  await menu.getByRole('link', { name: 'Words' }).click()
  await page.getByRole('navigation', { name: 'Words' }).getByRole('link', { name: 'Brand' }).click()
  await page.getByLabel('Colour', { exact: true }).fill('#b0307a')
  await page.getByRole('button', { name: 'Save the brand' }).click()
  await expect(page.getByText('The brand has been saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Finch & Fable' }).click()
  await page.getByLabel('Sponsor’s name').fill('Wren & Sons')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save the sponsor' }).click()
  await expect(page.getByText('The sponsor has been saved.')).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByText('Stories for <script>everybody</script>.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Free, thanks to Wren & Sons' })).toBeVisible()
  expect(await colourOf()).not.toBe(before)
  const strip = await visitor.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-accent-soft'))
  await expect(visitor.locator('meta[name="theme-color"]')).toHaveAttribute('content', strip)
})

test('the testimonials rotate every five seconds, and pause for pointer, keyboard and button', async ({ page }) => {
  // They stand still for people who have asked for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/about')
  const carousel = page.getByRole('region', { name: 'What teachers say' })
  const current = async () =>
    Number.parseInt((await carousel.locator('[aria-hidden="false"]').getAttribute('aria-label')) ?? '', 10)
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible()
  // Time passes only as it is told to, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  // It begins when it is near.
  await carousel.scrollIntoViewIfNeeded()
  await page.clock.runFor(1000)
  const first = await current()
  /** The one that comes so many after the first: there are four. */
  const after = (count: number) => ((first - 1 + count) % 4) + 1
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await current()).toBe(after(1))
  }).toPass()
  await carousel.hover()
  await page.clock.runFor(15_000)
  expect(await current()).toBe(after(1))
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  expect(await current()).toBe(after(2))

  await carousel.getByRole('button', { name: 'Pause' }).focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(15_000)
  expect(await current()).toBe(after(2))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  expect(await current()).toBe(after(3))
  await page.keyboard.press('Tab')
  await page.clock.runFor(5100)
  expect(await current()).toBe(after(4))

  await carousel.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(15_000)
  expect(await current()).toBe(after(4))
})

test('a typed address opens at its top, wherever the page before was scrolled to', async ({ page }) => {
  const scrolledTo = () => page.evaluate(() => scrollY)
  for (const path of ['/privacy', '/terms', '/privacy']) {
    await page.goto(path)
    await expect(page.locator('#dehydrated-state')).toHaveCount(0)
    expect([path, await scrolledTo()]).toEqual([path, 0])
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(scrolledTo).toBe(700)
  }
})

test('a data protection officer takes the trust pack from the page about data and safety', async ({ page }) => {
  await page.goto('/trust')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all of it (ZIP)' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('trust-pack.zip')
  const names = Object.keys(unzipSync(readFileSync(await download.path())))
  for (const name of ['word/2-impact-assessment.docx', 'pdf/9-security.pdf', 'software.cdx.json'])
    expect(names).toContain(name)
  await page.getByRole('link', { name: 'conformance report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility conformance report')
  const row = page.getByRole('row', { name: /^1\.4\.10 Reflow/ })
  await expect(row).toContainText('Supports')
})
