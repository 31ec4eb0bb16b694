import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { followLink } from './testing/mails.ts'
import type { Portal } from './testing/portal.ts'
import { importRegister } from './testing/register.ts'
import { test } from './testing/test.ts'
import { skipTour } from './testing/users.ts'

const wrenbrook = {
  urn: 910001,
  name: 'Wrenbrook Primary School',
  street: '3 Mill Lane',
  postcode: 'ZE1 0AA',
  host: 'wrenbrook-primary.example',
}
const password = 'seventeen small boats'
const confirmSubject = 'Confirm your e-mail address'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Fills in the school form except for the school and the e-mail address. */
async function fillSchool(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('School email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /member of staff/ }).check()
  await page.getByRole('checkbox', { name: /terms/ }).check()
}

async function openSchoolForm(page: Page): Promise<void> {
  await skipTour(page)
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('radio', { name: /School/ }).check()
}

async function fillParent(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Grace Murray')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(heading(page)).toHaveText('Pending approval')
}

async function confirm(page: Page, email: string): Promise<void> {
  await followLink(page, email, confirmSubject, '/confirm-email')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
}

test('a school in the register is approved within seconds, and told what was checked', async ({ page, portal }) => {
  await importRegister(portal, [wrenbrook])
  await openSchoolForm(page)
  await page.getByLabel('School name').pressSequentially('wren')
  await page.getByRole('option', { name: /Wrenbrook Primary School/ }).click()
  await expect(page.getByLabel('Postcode')).toHaveValue('ZE1 0AA')
  // 48 megapixels, lying on its side, as a telephone takes it: more than the server takes.
  const photo = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#1f4d46' } })
  const buffer = await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer()
  await page.locator('#logo').setInputFiles({ name: 'school.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Image uploaded sucessfully.')).toBeVisible()
  const shown = page.getByAltText('The one you uploaded')
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([768, 1024])
  const email = `head@${wrenbrook.host}`
  await fillSchool(page, email)
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(page.getByLabel('School name')).toHaveValue('Wrenbrook Primary School')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register the school' }).click()

  await expect(page).toHaveURL(/\/school-pending$/)
  await expect(page.getByText('Confirm your e-mail address first')).toBeVisible()
  await expectNoAxeViolations(page)
  await confirm(page, email)
  await expect(heading(page)).toHaveText('Your school is approved')
  await expect(page.getByRole('heading', { name: 'What we checked' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Open the bookshelf' }).click()
  await expect(heading(page)).toHaveText('Books and resources')
  await expect(page.getByText(/Locked|opens once/)).toHaveCount(0)
})

test('another school is pending, sees what was sent, corrects it, and writes to us', async ({ page }) => {
  await openSchoolForm(page)
  await page.getByRole('button', { name: 'Register the school' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByLabel('School name').fill('Hillside Forest School')
  await page.getByLabel('Address', { exact: true }).fill('1 Wood Lane')
  await page.getByLabel('Postcode').fill('ze10zz')
  const email = 'hillside.school@mail.example'
  await fillSchool(page, email)
  await page.getByRole('button', { name: 'Register the school' }).click()
  await expect(page).toHaveURL(/\/school-pending$/)
  await confirm(page, email)
  await expect(page).toHaveURL(/\/school-pending$/)
  await expect(page.getByText('1 Wood Lane, ZE1 0ZZ')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Correct the details' }).click()
  await page.getByLabel('Town or city (optional)').fill('Tidewell')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save the corrections' }).click()
  await expect(page.getByText('1 Wood Lane, Tidewell, ZE1 0ZZ')).toBeVisible()
  await page.getByText('Tell us anything that might help').click()
  await page.getByLabel('Your message').fill('We opened this September.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('We have your message, and will write to you.').first()).toBeVisible()
})

async function schoolCode(page: Page, { baseURL, accounts }: Portal): Promise<string> {
  const { email, password: own } = accounts.senior
  const answer = await page.context().request.post(`${baseURL}/api/auth/login`, { data: { email, password: own } })
  const { data } = (await answer.json()) as { data: { user: { school: { school_code: string } } } }
  return data.user.school.school_code
}

test('a parent uses the code in the letter, and reads everything once the address is confirmed', async ({
  page,
  portal,
  openDevice,
}) => {
  await skipTour(page)
  const code = await schoolCode(await openDevice(), portal)
  await page.goto(`/register?code=${code}`)
  await expect(page.getByText(/You are signing up as a parent of/)).toBeVisible()
  await expectNoAxeViolations(page)
  const email = 'grace@home.example'
  await fillParent(page, email)
  await expect(page.getByRole('heading', { name: 'Free resources' })).toBeVisible()
  await expectNoAxeViolations(page)
  await confirm(page, email)
  await expect(heading(page)).toHaveText('Your address is confirmed')
  await page.getByRole('link', { name: 'Open the bookshelf' }).click()
  await expect(heading(page)).toHaveText('Books and resources')
  await expect(page.getByText(/Locked|opens once/)).toHaveCount(0)
})

test('a wrong code is not found, and a parent without one adds it later', async ({ page, portal, openDevice }) => {
  await skipTour(page)
  await page.goto('/register')
  await page.getByRole('radio', { name: /Parent/ }).check()
  await page.getByLabel('Invite code').fill('AAAABBBB')
  await expect(page.getByText('Not found', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid invite code' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'I do not have a code' }).click()
  const email = 'mary@home.example'
  await fillParent(page, email)
  await confirm(page, email)
  await page.getByRole('link', { name: 'Open the bookshelf' }).click()
  // The end of a navigation moves the focus, which closes an open menu.
  await expect(heading(page)).toHaveText('Books and resources')
  await page.getByRole('button', { name: /Welcome/ }).click()
  await page.getByRole('link', { name: 'Update profile' }).click()
  await expectNoAxeViolations(page)
  await page.getByLabel('Invite code').fill(await schoolCode(await openDevice(), portal))
  await page.getByRole('button', { name: 'Add the school' }).click()
  await expect(page.getByLabel('Invite code')).toHaveCount(0)
  await page.getByLabel('Town or city (optional)').fill('Tidewell')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click()
  await expect(heading(page)).toHaveText('Books and resources')
  await expect(page.getByText(/Locked|opens once/)).toHaveCount(0)
})

test('a mistyped address is corrected, the link sent again, and only the newest works', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(410)
  await skipTour(page)
  await page.goto('/register')
  await page.getByRole('radio', { name: /Parent/ }).check()
  await page.getByRole('button', { name: 'I do not have a code' }).click()
  await fillParent(page, 'rosa@hoem.example')
  const dead = await followLink(page, 'rosa@hoem.example', confirmSubject, '/confirm-email')

  await page.goto('/not-active')
  await page.getByRole('button', { name: 'Correct the address' }).click()
  await page.getByLabel('Correct e-mail address').fill('rosa@home.example')
  await page.getByRole('button', { name: 'Send the link there' }).click()
  await expect(page.getByText(/We have sent a new link to rosa@home.example/)).toBeVisible()
  const sent = page.waitForResponse('/api/auth/resend-confirmation')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await sent
  await page.goto(dead)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading(page)).toHaveText('This link no longer works')
  await expectNoAxeViolations(page)
  await confirm(page, 'rosa@home.example')
  await expect(heading(page)).toHaveText('Your address is confirmed')
})
