import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { followLink, openMail, shownMail } from './testing/mails.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'
import { fillLogIn, logIn, skipTour } from './testing/users.ts'

const password = 'seventeen small boats'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A school that is not in the register, with a confirmed address: it is pending. */
async function registerSchool(page: Page, { baseURL }: Portal, title: string, email: string): Promise<void> {
  await skipTour(page)
  const school = { title, address_1: '1 Wood Lane', postcode: 'ZE1 0ZZ', full_name: 'Ada Byron' }
  const consent = { confirmStaffMember: true, agreeTerms: true }
  const data = { ...school, ...consent, email, password }
  expect((await page.request.post(`${baseURL}/api/school/sign-up`, { data })).status()).toBe(200)
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogIn(page, { email, password })
  await expect(page).toHaveURL(/\/school-pending$/)
  await followLink(page, email, 'Confirm your e-mail address', '/confirm-email')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page).toHaveURL(/\/school-pending$/)
}

/** Opens the case from the inbox. */
async function openCase(operator: Page, title: string): Promise<void> {
  await operator
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: /^Inbox/ })
    .click()
  await operator.getByRole('link', { name: new RegExp(title) }).click()
  await expect(heading(operator)).toHaveText(title)
}

async function expectFullAccess(page: Page): Promise<void> {
  await page.goto('/resources')
  await expect(heading(page)).toHaveText('Books and resources')
  await expect(page.getByText(/Locked|opens once/)).toHaveCount(0)
}

test('a school is pending, an operator approves it, and the e-mail opens the bookshelf', async ({
  page,
  portal,
  openDevice,
}) => {
  const [title, email] = ['Fernhill Forest School', 'fernhill@mail.example']
  await registerSchool(page, portal, title, email)
  const operator = await openDevice()
  await logIn(operator, portal, 'admin')
  await operator.goto('/admin')
  await openCase(operator, title)
  await expectNoAxeViolations(operator)
  await operator.getByRole('button', { name: 'Approve without a record' }).click()
  await expect(operator.getByText('The school has been approved.')).toBeVisible()
  // The open page notices by itself.
  await expect(heading(page)).toHaveText('Your school is approved')
  await openMail(page, email, `${title} is approved`)
  await shownMail(page).locator('a[href$="/resources"]').first().click()
  await expectFullAccess(page)
})

test('a school is rejected, appeals, is reopened and approved', async ({ page, portal, openDevice }) => {
  const [title, email] = ['Seaview Learning', 'seaview@mail.example']
  await registerSchool(page, portal, title, email)
  const operator = await openDevice()
  await logIn(operator, portal, 'admin')
  await operator.goto('/admin')
  await openCase(operator, title)
  await operator.getByRole('button', { name: 'Reject' }).click()
  await operator.getByLabel('Why can we not verify it?').fill('We found no school at this address.')
  await expectNoAxeViolations(operator)
  await operator.getByRole('button', { name: 'Reject the school' }).click()
  await expect(operator.getByText('The school has been rejected.')).toBeVisible()

  await page.goto('/resources')
  await expect(heading(page)).toHaveText('Account rejected')
  await expect(page.getByText('We found no school at this address.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Ask us to look again').fill('We opened in September. The council lists us.')
  await page.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(page.getByText('We have your message, and will write to you.').first()).toBeVisible()

  await operator.reload()
  await expect(operator.getByText('The council lists us.')).toBeVisible()
  await operator.getByRole('button', { name: 'Reopen' }).click()
  await expect(operator.getByText('The school has been reopened.')).toBeVisible()
  await operator.getByRole('button', { name: 'Approve without a record' }).click()
  await expect(operator.getByText('The school has been approved.')).toBeVisible()
  await openMail(page, email, `We are looking at ${title} again`)
  await openMail(page, email, `${title} is approved`)
  await expectFullAccess(page)
})
