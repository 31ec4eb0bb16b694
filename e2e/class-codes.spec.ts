import { expect, type Page } from '@playwright/test'
import { listResources } from '#contract/resources.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { test } from './testing/test.ts'

// So that the page for children has one that it could register, and does not.
test.use({ serviceWorkers: 'allow' })

/** What a browser holds for the portal, apart from the page that is open. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
const none = { cookie: '', local: [], session: [], databases: [], workers: 0 }

const place = (page: Page) => page.getByRole('slider', { name: 'Page' })

async function turn(page: Page, to: RegExp): Promise<void> {
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveAttribute('aria-valuetext', to)
}

test('a class reads with the code that its teacher has made, leaves no trace, and stops when she ends it', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  const teacherKey = await keyOf(portal, 'senior')
  const resources = await call(portal, listResources, {}, teacherKey)
  const book = resources.find(({ title }) => title === 'Temi and the Chip Thief')
  const guide = resources.find(({ category }) => category === 'teachers-guide')
  await enter(page.context(), portal, teacherKey)
  await page.goto(`/resources/books/${book?.id}`)
  await page.getByRole('button', { name: 'Read with your class' }).click()
  await page.getByRole('button', { name: 'Make the code' }).click()
  const link = page.getByLabel('Link for your class')
  const code = (await link.inputValue()).split('#')[1] ?? ''
  expect(code).toMatch(/^[A-Z]{3,7}-[A-Z]{3,7}-\d{4}$/)
  const classroom = page.getByRole('link', { name: 'Share to Google Classroom' })
  await expect(classroom).toHaveAttribute('href', new RegExp(`^https://classroom.google.com/share.*${code}`))
  await page.getByRole('link', { name: 'Show it on the board' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  // Typed as children type: small letters, and a space after each word.
  const child = await openDevice()
  await child.goto('/read')
  await expect(child.getByRole('heading', { name: 'Read with your class' })).toBeVisible()
  const [first = '', second = '', digits = ''] = code.toLowerCase().split('-')
  await child.getByLabel('First word').click()
  await child.keyboard.type(first)
  if (await child.getByLabel('First word').evaluate((field) => field === document.activeElement))
    await child.keyboard.press('Space')
  await child.keyboard.type(second)
  if (await child.getByLabel('Second word').evaluate((field) => field === document.activeElement))
    await child.keyboard.press('Space')
  await child.keyboard.type(digits)
  await child.keyboard.press('Enter')
  await expect(child.getByRole('heading', { level: 1 })).toHaveText('Temi and the Chip Thief')
  await turn(child, /Pages? 1/)
  await turn(child, /Pages? [23]/)
  // The picture without its words is there for a class too; how somebody reads them is kept nowhere here.
  await child.getByRole('button', { name: 'Show the text' }).click()
  const part = child.locator('.book-page[data-open="true"] .book-wordless')
  await expect.poll(() => part.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await child.getByRole('button', { name: 'Text settings' }).click()
  await child.getByRole('radio', { name: 'Dark' }).check()
  await expect(child.getByText('These settings last until you close the book.')).toBeVisible()
  await child.getByRole('button', { name: 'Done' }).click()
  await child.getByRole('button', { name: 'Show the text' }).click()
  expect(await traces(child)).toEqual(none)
  expect(await child.context().cookies()).toEqual([])
  await expectNoAxeViolations(child)

  // The same browser gets nothing else.
  const statuses = await child.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    ['/api/resources', `/api/resources/${book?.id}/pdf`, `/api/resources/${guide?.id}/pdf`],
  )
  expect(statuses).toEqual([401, 401, 401])
  consoleWatch.expectStatus(401)
  consoleWatch.expectStatus(410)

  // A reload finds the code in the fragment.
  await child.reload()
  await expect(place(child)).toBeVisible()
  expect(await traces(child)).toEqual(none)

  // After the last page, the sheet opens, and the way back is to the book.
  await child.keyboard.press('End')
  await child.keyboard.press('ArrowRight')
  await child.getByRole('button', { name: /activity sheet/i }).click()
  await expect(child.locator('.pdfViewer .page[data-loaded]').first()).toBeVisible()
  await child.getByRole('button', { name: 'Back to the book' }).click()
  await expect(place(child)).toBeVisible()
  expect(await traces(child)).toEqual(none)

  // The teacher ends it; the next page is not turned to.
  await page.goto('/class-codes')
  const ownCode = page.getByRole('listitem').filter({ hasText: digits }).filter({ hasText: first.toUpperCase() })
  await expect(ownCode.getByText(/opened 2 times today/)).toBeVisible()
  await ownCode.getByRole('button', { name: /^End the code/ }).click()
  await expect(ownCode).toBeHidden()
  await child.keyboard.press('Home')
  await expect(child.getByRole('heading', { name: 'The book is closed' })).toBeVisible()
  await expect(child.getByText('This code has ended. Ask your teacher for a new one.')).toBeVisible()
  await expectNoAxeViolations(child)
  expect(await traces(child)).toEqual(none)
  await child.getByRole('button', { name: 'Type another code' }).click()
  await expect(child.getByLabel('First word')).toBeVisible()
  expect(new URL(child.url()).hash).toBe('')
})

test('what is typed wrongly is said plainly, and can be put right', async ({ openDevice, consoleWatch }) => {
  const child = await openDevice()
  await child.goto('/read')
  const field = (name: string) => child.getByLabel(name)
  await child.getByRole('button', { name: 'Open the book' }).click()
  await expect(child.getByRole('alert')).toHaveText('Type the first word from the board.')
  await expect(field('First word')).toBeFocused()
  await field('First word').fill('gul')
  await child.getByRole('button', { name: 'Open the book' }).click()
  await expect(child.getByRole('alert')).toHaveText('“GUL” is not a code word. Check the board.')
  await expectNoAxeViolations(child)

  // A whole code can be pasted into any field.
  await field('Second word').fill('acorn – zone 0000')
  await expect(field('First word')).toHaveValue('ACORN')
  await expect(field('Second word')).toHaveValue('ZONE')
  await expect(field('Number')).toHaveValue('0000')
  await child.getByRole('button', { name: 'Open the book' }).click()
  await expect(child.getByRole('alert')).toHaveText('We cannot find that code. Check the board.')
  await expect(field('Number')).toHaveValue('0000')
  consoleWatch.expectStatus(404)
  expect(await traces(child)).toEqual(none)

  // A link that somebody has broken is a wrong code like any other, and so is one that is far too long.
  for (const broken of ['%E0%A4', 'a'.repeat(300)]) {
    await child.goto('/privacy')
    await child.goto(`/read#${broken}`)
    await expect(child.getByRole('alert')).toHaveText('We cannot find that code. Check the board.')
  }
  await field('First word').fill('acorn zone 0000')

  consoleWatch.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED|NetworkError|api\/class\/open/)
  await child.context().setOffline(true)
  await child.getByRole('button', { name: 'Open the book' }).click()
  await expect(child.getByText('We cannot reach the book. Check the Wi-Fi.')).toBeVisible()
  // Without a press.
  await child.context().setOffline(false)
  await expect(field('Number')).toHaveValue('0000')
})
