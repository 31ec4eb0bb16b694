import { expect, type Page } from '@playwright/test'
import { bothLooks, expectNoAxeViolations, expectNoOverflow, inBothLooks } from './testing/accessibility.ts'
import { acceptInvitation, inviteColleague } from './testing/invitations.ts'
import { followLink } from './testing/mails.ts'
import { startPortal } from './testing/portal.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

const invited = 'You are invited to'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

function csv(...lines: string[]) {
  return { name: 'parents.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

async function openAddUsers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Welcome/ }).click()
  await page.getByRole('link', { name: 'Invite parents' }).click()
  await expect(heading(page)).toHaveText('Give parents access to the enterprise portal')
}

test('a parent joins through a list, and invites another parent, who declines', async ({
  page,
  portal,
  openDevice,
}) => {
  await logIn(page, portal)
  await page.goto('/')
  await openAddUsers(page)
  const file = csv('E-mail', 'Owen <owen.first@home.example>', portal.accounts.parent.email, '=1+1', 'half@')
  await page.getByLabel(/Upload a CSV file/).setInputFiles(file)
  const result = '1 users imported successfully. 1 users already had account.'
  await expect(page.getByText(result).first()).toBeVisible()
  await expectNoAxeViolations(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these lines' }).click()
  expect((await download).suggestedFilename()).toBe('lines-to-correct.csv')
  const row = page.getByRole('listitem').filter({ hasText: 'owen.first@home.example' })
  await expect(row).toContainText('Open until')

  const owen = await openDevice()
  await acceptInvitation(owen, 'owen.first@home.example', invited, 'Owen First')
  await page.reload()
  await expect(row).toContainText('Joined')

  await owen.getByRole('button', { name: /Welcome/ }).click()
  await owen.getByRole('link', { name: 'Invite', exact: true }).click()
  await expectNoAxeViolations(owen)
  await owen.getByLabel('E-mail addresses').fill('second@home.example')
  await owen.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(owen.getByText('Users invited successfully.').first()).toBeVisible()
  await expect(owen.getByRole('listitem').filter({ hasText: 'second@home.example' })).toContainText('Open until')

  const second = await openDevice()
  await followLink(second, 'second@home.example', invited, '/invitation')
  await expect(second.getByText(/Owen First of/)).toBeVisible()
  await expectNoAxeViolations(second)
  await second.getByRole('button', { name: 'No, thank you' }).click()
  await second.getByRole('button', { name: 'Never invite me again' }).click()
  await expect(heading(second)).toHaveText('You will not be invited again')
  await page.getByLabel(/Upload a CSV file/).setInputFiles(csv('second@home.example'))
  await expect(page.getByText('One address was not invited again', { exact: false })).toBeVisible()
})

test('a list that was uploaded by mistake is undone, and those who had accepted are named', async ({
  page,
  portal,
  openDevice,
}) => {
  await logIn(page, portal)
  await page.goto('/add-users')
  await page.getByLabel(/Upload a CSV file/).setInputFiles(csv('quick@home.example', 'slow@home.example'))
  await expect(page.getByText('2 users imported successfully.', { exact: false }).first()).toBeVisible()
  const quick = await openDevice()
  await acceptInvitation(quick, 'quick@home.example', invited, 'Quinn Quick')

  await page.reload()
  const lists = page.getByRole('region', { name: 'Lists you have uploaded' })
  const list = lists.getByRole('listitem').filter({ hasText: '2 parents invited' })
  await list.getByRole('button', { name: /^Undo the list/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 invitation will be withdrawn')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Undo the list' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(lists.getByRole('status')).toContainText('quick@home.example')
  await expect(list).toContainText('Undone on')
  const invitations = page.getByRole('listitem')
  await expect(invitations.filter({ hasText: /quick@home.example.*Joined/ })).toHaveCount(1)
  await expect(invitations.filter({ hasText: 'slow@home.example' })).toHaveCount(0)
})

test('a colleague joins the staff, renews the code, and sees the whole list', async ({ page, portal, openDevice }) => {
  await inviteColleague(page, portal, 'colleague@school.example')

  const colleague = await openDevice()
  await acceptInvitation(colleague, 'colleague@school.example', 'Join ', 'Moira Lamb')
  await openAddUsers(colleague)
  const code = colleague.locator('code')
  const before = (await code.textContent()) ?? ''
  await colleague.getByText('If the code has spread too far').click()
  await colleague.getByRole('button', { name: 'Renew the code' }).click()
  await expectNoAxeViolations(colleague)
  await colleague.getByRole('dialog').getByRole('button', { name: 'Renew the code' }).click()
  await expect(code).not.toHaveText(before)
  await expect(colleague.getByText('This is the new code.', { exact: false })).toBeVisible()
  const letter = await colleague.request.get('/api/school/parent-letter')
  expect(letter.headers()['content-type']).toBe('application/pdf')
})

test('an unusable file imports nothing, and each bad line says why', async ({ page, portal, consoleWatch }) => {
  consoleWatch.expectStatus(422)
  await logIn(page, portal)
  await page.goto('/add-users')
  await page.getByLabel(/Upload a CSV file/).setInputFiles(csv('Name,Year', 'Mia,3'))
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was imported' })
  await expect(alert).toContainText('We found no e-mail address to invite.')
  await expect(alert).toContainText('There is no e-mail address on this line.')
  await expectNoAxeViolations(page)
})

test(`the pages fit and axe finds nothing, ${bothLooks}`, async ({ page, portal, consoleWatch }) => {
  consoleWatch.expectStatus(410)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/invitation?token=a-link-of-last-year')
  await expect(heading(page)).toHaveText('This invitation no longer works')
  await inBothLooks(page, () => expectNoAxeViolations(page))
  await logIn(page, portal)
  for (const path of ['/add-users', '/your-school/staff', '/invite']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await inBothLooks(page, async () => {
      await expectNoAxeViolations(page)
      await expectNoOverflow(page)
    })
  }
})

test('an import that is killed half way is complete or absent, and no e-mail is lost or sent twice', async () => {
  const portal = await startPortal()
  const lines = Array.from({ length: 2000 }, (_, number) => `parent-${number}@home.example`)
  const logInAgain = async () => {
    const answer = await fetch(`${portal.baseURL}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(portal.accounts.senior),
    })
    const { data } = (await answer.json()) as { data: { auth_key: string } }
    return { authorization: `Bearer ${data.auth_key}` }
  }
  const total = async (headers: Record<string, string>) => {
    const answer = await fetch(`${portal.baseURL}/api/invitations`, { headers })
    return ((await answer.json()) as { data: { total: number } }).data.total
  }
  const send = (headers: Record<string, string>) => {
    const body = new FormData()
    body.append('file', new Blob([lines.join('\n')]), 'parents.csv')
    return fetch(`${portal.baseURL}/api/school/add-users-csv`, { method: 'POST', headers, body })
  }
  try {
    let headers = await logInAgain()
    // A sample of what `npm run bench kills` does for longer.
    for (const patience of [60, 200]) {
      const sending = send(headers).then(
        (answer) => answer.ok,
        () => false,
      )
      await new Promise((resolve) => setTimeout(resolve, patience))
      await portal.kill('SIGKILL')
      const isAcknowledged = await sending
      await portal.restart()
      headers = await logInAgain()
      const found = await total(headers)
      expect([0, lines.length], `after ${patience} ms`).toContain(found)
      if (isAcknowledged) expect(found).toBe(lines.length)
    }
    expect((await send(headers)).status).toBe(200)
    expect(await total(headers)).toBe(lines.length)
  } finally {
    await portal.stop()
  }
})
