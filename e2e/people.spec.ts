import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { acceptInvitation, inviteColleague } from './testing/invitations.ts'
import { test } from './testing/test.ts'

const peopleOf = (page: Page) => page.getByRole('region', { name: 'People of your school' })

async function openPeople(page: Page): Promise<void> {
  await page.goto('/your-school/staff')
  await expect(peopleOf(page).getByRole('listitem').first()).toBeVisible()
}

test('a teacher leaves: the lead ends the access, the shelf closes, and the undo opens it again', async ({
  page,
  portal,
  openDevice,
}) => {
  await inviteColleague(page, portal, 'leaver@school.example')
  const leaver = await openDevice()
  await acceptInvitation(leaver, 'leaver@school.example', 'Join ', 'Lena Leaver')
  await openPeople(leaver)
  await expect(peopleOf(leaver)).toContainText('Only the lead can see how people joined')
  await expect(peopleOf(leaver).getByRole('button')).toHaveText(['Leave the school'])
  await expectNoAxeViolations(leaver)

  await openPeople(page)
  const people = peopleOf(page)
  await people.getByRole('button', { name: 'End the access of Lena Leaver' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).press('Enter')
  await expect(page.getByText('Lena Leaver no longer has access.')).toBeVisible()
  await expect(people.getByRole('heading')).toBeFocused()
  await expectNoAxeViolations(page)

  await leaver.goto('/')
  await expect(leaver.getByText('Your account has no school')).toBeVisible()
  await expectNoAxeViolations(leaver)
  for (const path of [
    '/add-users',
    '/your-school/staff',
    '/book-session',
    '/your-school',
    '/class-codes',
    '/resources/manage',
  ]) {
    await leaver.goto(path)
    await expect(leaver.getByText(/no longer belongs to a school/)).toBeVisible()
    await expect(leaver.getByText(/has been approved/)).toHaveCount(0)
  }
  await leaver.goto('/profile/update')
  await expect(leaver.getByLabel('Full name')).toHaveValue('Lena Leaver')
  await leaver.goto('/resources')
  await expect(leaver.getByText('Opens to staff and parents of a school').first()).toBeAttached()

  await page.getByRole('button', { name: /^Access ended/ }).click()
  await people.getByRole('button', { name: 'Give Lena Leaver access again' }).click()
  await expect(page.getByText('Lena Leaver has access again.').first()).toBeVisible()
  await leaver.goto('/your-school/staff')
  await expect(peopleOf(leaver)).toContainText('Lena Leaver')
})

test('a code ends on a day, and the lead of a school cannot simply leave', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(409)
  await inviteColleague(page, portal, 'heir@school.example')
  await page.goto('/add-users')
  await page.getByRole('button', { name: 'Set a last day' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last day (optional)').fill('2099-07-20')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Works until Monday 20 July 2099', { exact: true })).toBeVisible()

  const heir = await openDevice()
  await acceptInvitation(heir, 'heir@school.example', 'Join ', 'Hew Heir')

  await page.goto('/profile/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(portal.accounts.senior.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toContainText('Hand the lead over to a colleague first')

  await openPeople(page)
  await peopleOf(page).getByRole('button', { name: 'Make Hew Heir the lead' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over the lead' }).click()
  await expect(peopleOf(page).getByRole('listitem').filter({ hasText: 'Hew Heir' })).toContainText('Lead')
  await expect(peopleOf(page).getByRole('button')).toHaveText(['Leave the school'])
  await heir.goto('/your-school/staff')
  await expect(peopleOf(heir).getByRole('button', { name: /^Parents/ })).toBeVisible()
})
