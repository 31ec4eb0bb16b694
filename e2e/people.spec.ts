import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { followLink } from './testing/mails.ts'
import { test } from './testing/test.ts'
import { logIn, skipTour } from './testing/users.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const peopleOf = (page: Page) => page.getByRole('region', { name: 'People of your school' })

async function openPeople(page: Page): Promise<void> {
  await page.goto('/add-users')
  await expect(peopleOf(page).getByRole('listitem').first()).toBeVisible()
}

test('a teacher leaves: the lead ends the access, the shelf closes, and the undo opens it again', async ({
  page,
  portal,
  openDevice,
}) => {
  await skipTour(page)
  await logIn(page, portal)
  await page.goto('/add-users')
  await page.getByLabel('Colleague’s e-mail address').fill('leaver@school.example')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await expect(page.getByText('Your colleague has been invited.')).toBeVisible()

  const leaver = await openDevice()
  await skipTour(leaver)
  await followLink(leaver, 'leaver@school.example', 'Join ', '/invitation')
  await leaver.getByLabel('Full name').fill('Lena Leaver')
  await leaver.getByLabel('Password', { exact: true }).fill('seventeen small boats')
  await leaver.getByRole('checkbox', { name: /terms/ }).check()
  await leaver.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(heading(leaver)).toHaveText(/^Hello/)
  await openPeople(leaver)
  await expect(peopleOf(leaver)).toContainText('Only the lead can see how people joined')
  await expect(peopleOf(leaver).getByRole('button')).toHaveCount(0)
  await expectNoAxeViolations(leaver)

  await openPeople(page)
  const people = peopleOf(page)
  await people.getByRole('button', { name: 'End the access of Lena Leaver' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).press('Enter')
  await expect(page.getByText('The access of Lena Leaver has ended.')).toBeVisible()
  await expect(people.getByRole('heading')).toBeFocused()
  await expectNoAxeViolations(page)

  await leaver.goto('/')
  await expect(leaver.getByText('Your account has no school')).toBeVisible()
  await expectNoAxeViolations(leaver)
  for (const path of ['/add-users', '/book-session', '/your-school', '/class-codes', '/resources/manage']) {
    await leaver.goto(path)
    await expect(leaver.getByText(/does not belong to a school any more/)).toBeVisible()
    await expect(leaver.getByText(/has been approved/)).toHaveCount(0)
  }
  await leaver.goto('/profile/update')
  await expect(leaver.getByLabel('Full name')).toHaveValue('Lena Leaver')
  await leaver.goto('/resources')
  await expect(leaver.getByText('Opens to staff and parents of a school').first()).toBeAttached()

  await page.getByRole('button', { name: /^Access ended/ }).click()
  await people.getByRole('button', { name: 'Give Lena Leaver access again' }).click()
  await expect(page.getByText('Lena Leaver has access again.').first()).toBeVisible()
  await leaver.goto('/add-users')
  await expect(peopleOf(leaver)).toContainText('Lena Leaver')
})
