import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { login } from '#contract/accounts.ts'
import { expectNoAxeViolations, expectNoOverflow, inBothLooks } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { type MailStandIn, startMailStandIn } from './testing/mail-stand-in.ts'
import { findMisfits } from './testing/misfits.ts'
import { type Portal, startPortal } from './testing/portal.ts'
import { inheritedEnvironment } from './testing/portal-process.ts'
import { registerFile } from './testing/register.ts'
import { test } from './testing/test.ts'

const widths = [320, 360, 768, 1024, 1280, 1366]

let folder: string
let mails: MailStandIn
let settings: Record<string, string>
let portal: Portal
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-set-up-'))
  mails = await startMailStandIn()
  settings = { SMTP_URL: mails.url, MAIL_FROM: 'books@trust.example', BACKUP_TO: folder }
  portal = await startPortal(settings)
})
test.afterAll(async () => {
  await portal.stop()
  await mails.close()
  await rm(folder, { recursive: true, force: true })
})

/** The second operator, whom the person who looks after the server adds. Returns the key. */
async function addOperator(email: string, name: string): Promise<string> {
  const command = resolve(import.meta.dirname, '../scripts/command.mjs')
  const env = { ...inheritedEnvironment(), DATA_DIR: portal.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'operator-create', email, name], { env })
  const password = /shown only now:\s+(\S+)/.exec(stdout)?.[1] ?? ''
  return (await call(portal, login, { body: { email, password } })).auth_key
}

const open = (page: Page, path: string) => page.goto(new URL(path, portal.baseURL).href)

/** The line of a step, which says its state and when it was seen. */
const lineOf = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ?${title}`) })

/** Opens a step, unless it is open. */
async function openStep(page: Page, title: string): Promise<void> {
  const line = lineOf(page, title)
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
}

test('one operator begins the set-up, and another goes on where the first was interrupted', async ({
  page,
  openDevice,
  consoleWatch,
}) => {
  // The table that is no register.
  consoleWatch.expectStatus(422)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page.context(), portal, await keyOf(portal, 'admin'))
  await open(page, '/admin/set-up')
  await page.getByRole('link', { name: 'Enter who runs it' }).click()
  for (const [label, value] of [
    ['Legal name', 'Bright Beginnings Trust'],
    ['Registered address', '1 Mill Lane\nTidewell\nZE1 0AA'],
    ['ICO registration number', 'ZA123456'],
    ['Their e-mail address', 'data@trust.example'],
    ['Safeguarding lead', 'Ada Birch'],
    ['Safeguarding lead’s telephone number', '020 7946 0123'],
    ['Database', 'United Kingdom'],
    ['E-mails are sent from', 'United Kingdom'],
    ['Uploaded files', 'United Kingdom'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save the organisation' }).click()
  await expect(page.getByText('Your organisation’s details have been saved.')).toBeVisible()

  await open(page, '/admin/set-up')
  await expect(lineOf(page, 'Who runs the portal')).toHaveText(/Seen \d+ \w+ \d{4}, \d\d:\d\d$/)
  // This portal has no name and no certificate: it says so, and proves nothing.
  await openStep(page, 'The public address')
  await page.getByRole('button', { name: 'Call the portal from outside' }).click()
  await expect(page.getByText(`${portal.baseURL} does not begin with https://.`)).toBeVisible()
  await openStep(page, 'E-mails arrive')
  await page.getByRole('button', { name: 'Send me a test e-mail' }).click()
  const link = () => /\/test-mail\?token=3D([\w-]{43})/.exec(mails.taken.at(-1) ?? '')?.[1]
  await expect.poll(link).toBeTruthy()
  const phone = await openDevice()
  await open(phone, `/test-mail?token=${link()}`)
  await phone.getByRole('button', { name: 'It has arrived' }).click()
  await expect(phone.getByRole('heading', { name: 'The e-mail has arrived' })).toBeVisible()
  await expect(page.getByText(`The test e-mail to ${portal.accounts.admin.email} arrived.`)).toBeVisible()
  await expect(lineOf(page, 'A backup that was restored')).toHaveText(/Seen/)
  const seen = await lineOf(page, 'E-mails arrive').textContent()
  await phone.close()
  await page.close()

  // Later, at another desk. The charity has moved to another mail provider, and mistyped its port.
  settings.SMTP_URL = 'smtp://127.0.0.1:9'
  const key = await addOperator('second@trust.example', 'Ben Ash')
  const second = await openDevice()
  await second.emulateMedia({ reducedMotion: 'reduce' })
  await enter(second.context(), portal, key)
  await open(second, '/admin/set-up')
  expect(await lineOf(second, 'E-mails arrive').textContent()).toBe(seen)
  await second.goto('about:blank')
  await portal.restart()
  await open(second, '/admin/set-up')
  await expect(lineOf(second, 'Who runs the portal')).toHaveText(/Seen/)
  await expect(lineOf(second, 'E-mails arrive')).toHaveText(/Open ?$/)
  await openStep(second, 'E-mails arrive')
  await second.getByRole('button', { name: 'Send me a test e-mail' }).click()
  await expect(second.getByText(/^The e-mail to second@trust\.example could not be sent yet\./)).toBeVisible()

  await openStep(second, 'The register of schools')
  await second.getByRole('link', { name: 'Upload the register' }).click()
  const upload = async (text: string) => {
    const file = join(folder, 'register.csv')
    await writeFile(file, text)
    await second.locator('input[type=file]').setInputFiles(file)
  }
  await upload('SeedCode,School Name,Post Code\n5100115,A school of another nation,AB10 1HH\n')
  await expect(second.getByText(/but it lacks the columns LA Name and Address Line 1/)).toBeVisible()
  const row = { urn: 900_101, name: 'Mill Lane Primary School', street: 'Mill Lane', postcode: 'ZE1 0AA' }
  await upload(registerFile([{ ...row, host: 'mill-lane.example' }]))
  await expect(second.getByText(/^Schools in England imported on /)).toBeVisible()

  await open(second, '/admin/set-up')
  await expect(lineOf(second, 'The register of schools')).toHaveText(/Seen/)
  await expectNoAxeViolations(second)
  for (const width of widths) {
    await second.setViewportSize({ width, height: 800 })
    await expect.poll(() => findMisfits(second), `${width} px`).toEqual([])
  }
  await second.getByRole('button', { name: 'Open to schools' }).click()
  const dialog = second.getByRole('dialog', { name: 'Open with steps that nobody has seen?' })
  const unproven = [
    'Two people, each with a second step',
    'The public address',
    'E-mails arrive',
    'The sending domain',
    'Your sponsor, logo, letter and quotes',
    'Texts, read and signed',
    'A school of your own',
  ]
  await expect(dialog.getByRole('listitem')).toHaveText(unproven)
  await inBothLooks(second, async () => {
    await expectNoAxeViolations(second)
    await expectNoOverflow(second)
  })
  await dialog.getByRole('button', { name: 'Open to schools' }).click()
  const opening = second.getByRole('region', { name: 'The portal is open to schools' })
  await expect(opening).toContainText(/opened by Ben Ash\. Then unproven:/)
  await expect(opening.getByRole('listitem')).toHaveText(unproven)
})
