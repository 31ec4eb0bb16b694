import { expect } from '@playwright/test'
import { dayInWords, dayProblem, todayInUk } from '#contract/school-days.ts'
import { viewStatistics } from '#contract/statistics.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { openMail, shownMail } from './testing/mails.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

/** The first two possible session days, a month from now. */
function suitableDays(): [string, string] {
  const inAMonth = Date.parse(todayInUk()) + 30 * 86_400_000
  const days = Array.from({ length: 30 }, (_, at) => new Date(inAMonth + at * 86_400_000).toISOString().slice(0, 10))
  const [first = '', second = ''] = days.filter((day) => !dayProblem(day, 'england-and-wales'))
  return [first, second]
}

test('a teacher asks for a session, an operator confirms a day, and it is counted', async ({
  page,
  portal,
  openDevice,
}) => {
  const [first, second] = suitableDays()
  const { email } = portal.accounts.senior
  const before = await call(portal, viewStatistics, {})
  await logIn(page, portal)
  await page.goto('/book-session')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await page.getByLabel('First choice').fill(first)
  await page.getByLabel('Second choice').fill(second)
  await page.getByRole('checkbox', { name: 'Year 3' }).check()
  await page.getByLabel('Message (optional)').fill('We are reading about Temi.')
  await page.getByRole('button', { name: 'Send the booking request' }).click()
  const sent = page.getByRole('heading', { name: 'Your booking request has been sent.' })
  await expect(sent).toBeFocused()
  // The bookings above have references too.
  const reference = (await page.getByText('Your reference is').getByRole('strong').textContent()) ?? ''
  expect(reference).toMatch(/^B-[A-Z2-9]{7}$/)
  await openMail(page, email, `We have your booking request (${reference})`)

  const operator = await openDevice()
  await logIn(operator, portal, 'admin')
  await operator.goto('/admin')
  await operator
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: /^Inbox/ })
    .click()
  await operator
    .getByRole('navigation', { name: 'Kind' })
    .getByRole('link', { name: /^Sessions/ })
    .click()
  await operator.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click()
  await expect(operator.getByText('We are reading about Temi.')).toBeVisible()
  await operator.getByRole('button', { name: 'Confirm a day' }).click()
  await operator.getByRole('radio', { name: dayInWords(second) }).check()
  await operator.getByLabel('Add a message (optional)').fill('We come at nine.')
  await expectNoAxeViolations(operator)
  await operator.getByRole('button', { name: 'Confirm and tell the school' }).click()
  await expect(operator.getByText('The day has been confirmed, and we have told the school.')).toBeVisible()

  await operator.goto(`/admin/calendar?month=${second.slice(0, 7)}`)
  const session = operator.getByRole('table').getByRole('link', { name: /Tidewell Primary School/ })
  await expect(session.filter({ hasText: 'Confirmed' })).toBeVisible()
  await expectNoAxeViolations(operator)

  await openMail(page, email, `Your enterprise session is on ${dayInWords(second)}`)
  await expect(shownMail(page).getByText('We come at nine.').first()).toBeVisible()
  await page.goto('/charts')
  const digits = page.getByRole('listitem').filter({ hasText: 'Enterprise sessions booked' }).locator('.counter-digit')
  await expect
    .poll(() => digits.evaluateAll((each) => each.map((one) => one.getAttribute('data-digit')).join('')))
    .toBe(String(before.bookingsCount + 1))
})
