import { expect } from '@playwright/test'
import { bookSession, changeBooking } from '#contract/bookings.ts'
import { listCases } from '#contract/cases.ts'
import { dayInWords } from '#contract/school-days.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, keyOf } from './testing/api.ts'
import { findMisfits } from './testing/misfits.ts'
import { countPresses, makeTenCases, suitableDay } from './testing/ten-cases.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

// A worker of its own, and with it a portal in which nothing of other journeys waits.
test.use({ beginning: 'first-start' })

/** Ten cases took 46 presses when each kind had a list of its own. */
const mostPresses = Math.floor((46 * 2) / 3)

test('ten cases of five kinds are decided one after the other, by Enter', async ({ page, portal }) => {
  const key = await keyOf(portal, 'admin')
  await makeTenCases(portal, async (reference) => {
    const { cases } = await call(portal, listCases, { query: { kind: 'quotes', q: reference } }, key)
    return cases[0]?.id ?? ''
  })
  await logIn(page, portal, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '10 cases are waiting' })).toBeVisible()
  await expectNoAxeViolations(page)
  const { press, write, enterOn, count } = countPresses(page)
  const heading = page.getByRole('heading', { level: 1 })
  // By what the names of the cases have.
  const decisions = {
    request: async () => {
      await write(page.getByLabel(/^To R/), 'Here it is.')
      await press(page.getByRole('button', { name: 'Answer and close as done' }))
    },
    message: async () => {
      await write(page.getByLabel(/^To M/), 'Yes, we do.')
      await press(page.getByRole('button', { name: 'Send the answer' }))
    },
    tidewell: async () => {
      await press(page.getByRole('button', { name: 'Confirm a day' }))
      await press(page.getByRole('button', { name: 'Confirm and tell the school' }))
    },
    quote: async () => {
      await write(page.getByLabel('Delivery (£)'), '0')
      await press(page.getByRole('button', { name: 'Save and send' }))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Send the quote' }))
    },
    school: () => press(page.getByRole('button', { name: 'Approve without a record' })),
  }
  await press(page.getByRole('region', { name: '10 cases are waiting' }).getByRole('link').first())
  for (let left = 9; left >= 0; left--) {
    await expect(heading).toHaveText(/Message|Quote|Request|School|Tidewell/)
    const title = (await heading.textContent()) ?? ''
    const [, decide] = Object.entries(decisions).find(([word]) => new RegExp(word, 'i').test(title)) ?? []
    await decide?.()
    if (left === 0) break
    await expect(page.getByText(`${left} waiting`, { exact: true })).toBeVisible()
    await enterOn(page.getByRole('link', { name: /^Next: / }))
    await expect(heading).not.toHaveText(title)
  }
  const back = page.getByRole('link', { name: 'Back to today' })
  await expect(back).toBeFocused()
  expect(count()).toBeLessThanOrEqual(mostPresses)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible()

  await page.goto('/admin/bookings?status=confirmed')
  await expect(page).toHaveURL(/\/admin\/inbox\?kind=bookings&state=decided&status=confirmed$/)
  await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(2)
  await expectNoAxeViolations(page)
  // The console's bar shortens the name of the portal.
  const misfits = async () => (await findMisfits(page)).filter((one) => one !== 'cuts off "Enterprise Bookshelf"')
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(misfits, `${width} px`).toEqual([])
  }
})

test('the button that confirms a day is on every screen, with the week above it', async ({ page, portal }) => {
  const [key, staff] = [await keyOf(portal, 'admin'), await keyOf(portal, 'senior')]
  const day = suitableDay()
  const ask = { name: 'Ada Birch', email: 'ada.birch@mail.example', preferred_dates: [day] }
  for (const school of ['Already agreed', 'To be agreed'])
    await call(portal, bookSession, { body: { ...ask, school } }, staff)
  const { cases } = await call(portal, listCases, { query: { kind: 'bookings', q: 'agreed' } }, key)
  const idOf = (school: string) => ({ id: cases.find(({ title }) => title === school)?.id ?? '' })
  const confirmed = { version: 1, status: 'confirmed', session_on: day, starts_at: '09:30' } as const
  await call(portal, changeBooking, { params: idOf('Already agreed'), body: confirmed }, key)
  await logIn(page, portal, 'admin')
  await page.goto('/admin/inbox?kind=bookings')
  // The words at the end of a row let a press through to its link, which Playwright would take for an obstacle.
  await page.getByRole('listitem').filter({ hasText: 'To be agreed' }).getByText('Arrange a day').click({ force: true })
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${idOf('To be agreed').id}`))
  await page.getByRole('button', { name: 'Confirm a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm a day' })
  const chosen = dialog.getByRole('button', { name: new RegExp(`^${dayInWords(day)} .*09:30: Already agreed`) })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expectNoAxeViolations(page)
  for (const [width, height] of [
    [1366, 768],
    [1024, 600],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const confirm = dialog.getByRole('button', { name: 'Confirm and tell the school' })
    await expect(confirm, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
  }
})
