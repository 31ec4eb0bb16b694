import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  addUsersCsv,
  type Invitation,
  listInvitations,
  listParentLists,
  resendInvitation,
  withdrawInvitation,
} from '#contract/invitations.ts'
import { pageSize } from '#contract/paging.ts'
import { endSchoolCode, renewSchoolCode, viewSchoolCode } from '#contract/schools.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleInvitations, sampleStaff, sampleUser } from '../../testing/samples.ts'

beforeEach(fakeUploads)

const invitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 1,
  email: 'one@example.org',
  role: 'parent',
  state: 'open',
  inviter: 'Priya Nair',
  is_bouncing: false,
  name: '',
  create_time: '2026-11-20T08:00:00.000Z',
  expire_time: '2026-12-04T08:00:00.000Z',
  accept_time: '',
  ...changes,
})

async function open(invitations: Invitation[] = []) {
  const page = renderPage('/add-users', { user: sampleStaff('approved') })
  answer(listInvitations, sampleInvitations(invitations))
  answer(listParentLists, { lists: [], total: 0 })
  answer(viewSchoolCode, code)
  await page.screen.findByRole('heading', { level: 1, name: 'Give parents access to the enterprise portal' })
  await page.screen.findByText('KQ7M2XPA')
  return page
}

const code = { school_code: 'KQ7M2XPA', ends_on: '', is_over: false }

const file = (content = 'one@example.org') => new File([content], 'parents.csv', { type: 'text/csv' })
const report = { successfully_imported: 3, exists_email: [], not_asked_again: 0, left_out: 0, bad_rows: [] }

test('shows the school code, copies it with a message, and offers a letter to print', async () => {
  const { screen, person } = await open()
  expect(screen.getByText('KQ7M2XPA')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(await navigator.clipboard.readText()).toBe('KQ7M2XPA')
  expect(screen.getByText('Copied.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Letter to print (PDF)' })).toHaveAttribute(
    'href',
    '/api/school/parent-letter',
  )
})

test('sets and removes the last day of the code, and says when it has passed', async () => {
  const { screen, person } = await open()
  const saved = answer(endSchoolCode, { ...code, ends_on: '2099-07-20' })
  await person.click(await screen.findByRole('button', { name: 'Set a last day' }))
  const dialog = screen.getByRole('dialog', { name: 'Last day of the code' })
  fireEvent.change(within(dialog).getByLabelText('Last day (optional)'), { target: { value: '2099-07-20' } })
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Works until Monday 20 July 2099')).toBeVisible()
  expect(saved.map(({ body }) => body)).toEqual([{ ends_on: '2099-07-20' }])
  answer(endSchoolCode, { ...code, ends_on: '2026-07-20', is_over: true })
  await person.click(screen.getByRole('button', { name: 'Change the last day' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Its last day was Monday 20 July 2026/)).toBeVisible()
})

test('asks before renewing the code', async () => {
  const { screen, person } = await open()
  const received = answer(renewSchoolCode, { school_code: 'NEW2CODE' })
  await person.click(screen.getByText('If the code has spread too far'))
  await person.click(screen.getByRole('button', { name: 'Renew the code' }))
  const dialog = screen.getByRole('dialog', { name: 'Renew the school code?' })
  expect(received).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Renew the code' }))
  expect(await screen.findByText('NEW2CODE')).toBeVisible()
})

test('imports a file and reports the result', async () => {
  const { screen, person } = await open()
  const badRow = { line: 4, text: '=1+1', reason: 'There is no e-mail address on this line.' }
  const exists = ['ada@example.org', 'bea@example.org']
  const received = answer(addUsersCsv, {
    ...report,
    exists_email: exists,
    not_asked_again: 2,
    left_out: 7,
    bad_rows: [badRow],
  })
  await person.upload(screen.getByLabelText(/Upload a CSV file/), file())
  const said = await screen.findAllByText('3 users imported successfully. 2 users already had account.')
  expect(said[0]).toBeVisible()
  expect(screen.getByText(/2 addresses were not invited again/)).toBeVisible()
  expect(screen.getByText('7 addresses were left out, because they are not in a column of parents.')).toBeVisible()
  expect(screen.getByText('One line needs checking:')).toBeVisible()
  expect(screen.getByText('Line 4:')).toBeVisible()
  expect(Object.keys(received[0]?.body as object)).toEqual(['file'])

  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await person.click(screen.getByRole('button', { name: 'Download these lines' }))
  expect(click).toHaveBeenCalledOnce()
  const content = await new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result)
    reader.readAsText(blobs[0] as Blob)
  })
  expect(content).toContain(`4,"'=1+1","There is no e-mail address on this line."`)
})

test('leaves out the second sentence when no account was known', async () => {
  const { screen, person } = await open()
  answer(addUsersCsv, report)
  await person.upload(screen.getByLabelText(/Upload a CSV file/), file())
  expect((await screen.findAllByText('3 users imported successfully.'))[0]).toBeVisible()
})

test('a file that cannot be used gets a sentence with the lines', async () => {
  const { screen, person } = await open()
  answer(addUsersCsv, () => failure('invitation/no-address', { 'line 2': 'This line is too long. It reads: xxx' }))
  await person.upload(screen.getByLabelText(/Upload a CSV file/), file())
  const alert = (await screen.findByText('Nothing was imported')).closest('[role=alert]') as HTMLElement
  expect(alert).toHaveTextContent('We found no e-mail address to invite.')
  expect(alert).toHaveTextContent('line 2: This line is too long. It reads: xxx')
})

test('asks which columns have the addresses of parents, and sends the file again with the answer', async () => {
  const { screen, person } = await open()
  const columns = { 'column 1': 'Class, such as sam@school.example', 'column 3': 'kim@example.org' }
  answer(addUsersCsv, () => failure('invitation/which-columns', columns))
  await person.upload(screen.getByLabelText(/Upload a CSV file/), file())
  const choice = await screen.findByRole('group', { name: 'Columns with parents’ addresses' })
  expect(within(choice).getByLabelText('column 1: Class, such as sam@school.example')).not.toBeChecked()
  await person.click(screen.getByRole('button', { name: 'Invite these parents' }))
  expect(screen.getByText('Choose at least one column.')).toBeVisible()
  await person.click(within(choice).getByLabelText('column 3: kim@example.org'))
  const received = answer(addUsersCsv, report)
  await person.click(screen.getByRole('button', { name: 'Invite these parents' }))
  expect((await screen.findAllByText('3 users imported successfully.'))[0]).toBeVisible()
  expect(received[0]?.body).toMatchObject({ columns: '3', file: expect.anything() })
})

test('does not send more than a megabyte', async () => {
  const { screen, person } = await open()
  const received = answer(addUsersCsv, report)
  await person.upload(screen.getByLabelText(/Upload a CSV file/), file('x'.repeat(1_048_577)))
  expect(await screen.findAllByText('That file is larger than 1 MB. Split it into smaller ones.')).not.toHaveLength(0)
  expect(received).toEqual([])
})

test('lists invitations with their state; they can be sent again and withdrawn', async () => {
  const joined = { state: 'accepted', name: 'Carys Llewellyn-Davies', accept_time: '2026-11-21T08:00:00.000Z' } as const
  const accepted = invitation({ id: 2, email: 'two@example.org', role: 'senior', ...joined })
  const { screen, person } = await open([invitation(), accepted])
  const row = (await screen.findByText('one@example.org')).closest('li') as HTMLElement
  expect(row).toHaveTextContent('Invited on 20 November by Priya Nair')
  expect(row).toHaveTextContent('Open until 4 December')
  const other = screen.getByText('two@example.org').closest('li') as HTMLElement
  expect(other).toHaveTextContent('Carys Llewellyn-Davies')
  expect(other).toHaveTextContent('Joined on 21 November')
  expect(other).toHaveTextContent('Colleague, invited on 20 November')
  expect(within(other).queryByRole('button')).not.toBeInTheDocument()

  const resent = answer(resendInvitation, invitation())
  await person.click(screen.getByRole('button', { name: 'Send again to one@example.org' }))
  await waitFor(() => expect(resent.map(({ url }) => url.pathname)).toEqual(['/api/invitations/1/resend']))
  answer(withdrawInvitation, {})
  answer(listInvitations, sampleInvitations([accepted]))
  await person.click(screen.getByRole('button', { name: 'Withdraw the invitation to one@example.org' }))
  await waitFor(() => expect(screen.queryByText('one@example.org')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: /^Parents you have invited/ })).toHaveFocus()
})

test('an empty list says so, and one that fails to load can be retried', async () => {
  const { screen, person } = renderPage('/add-users', { user: sampleStaff('approved') })
  answer(listInvitations, () => failure('internal'))
  answer(listParentLists, { lists: [], total: 0 })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(listInvitations, sampleInvitations())
  await person.click(again)
  expect(await screen.findByText(/No parent has been invited yet/)).toBeVisible()
})

test('loads a second page', async () => {
  const { screen, person } = renderPage('/add-users', { user: sampleStaff('approved') })
  answer(listInvitations, ({ url }) => {
    const page = url.searchParams.get('page')
    const [id, email] = [Number(page ?? 1), `page-${page ?? 1}@example.org`]
    return ok(sampleInvitations([invitation({ id, email })], pageSize + 1))
  })
  await screen.findByText('page-1@example.org')
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('page-2@example.org')).toBeVisible()
  expect(screen.getByText('Page 2 of 2')).toBeVisible()
})

test('takes parents to their own page', async () => {
  const { screen } = renderPage('/add-users', { user: sampleUser() })
  expect(await screen.findByText('This page is for staff of approved schools')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invite parents' })).toHaveAttribute('href', '/invite')
})

test('marks an address whose mail bounced', async () => {
  const { screen } = await open([invitation({ is_bouncing: true }), invitation({ id: 2, email: 'two@example.org' })])
  await screen.findByText('two@example.org')
  expect(screen.getAllByText('The e-mail could not be delivered. Check the address for mistakes.')).toHaveLength(1)
})

test('searches many invitations, and shows one kind of them at a time', async () => {
  const { screen, person } = renderPage('/add-users', { user: sampleStaff('approved') })
  answer(listParentLists, { lists: [], total: 0 })
  const asked = answer(listInvitations, ({ url }) =>
    ok(url.searchParams.get('q') === 'nobody' ? sampleInvitations() : sampleInvitations([invitation()], 240)),
  )
  await screen.findByText('one@example.org')
  await person.click(screen.getByRole('button', { name: 'Joined (0)' }))
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('state')).toBe('accepted'))
  await person.type(screen.getByRole('searchbox', { name: 'Find somebody' }), 'nobody{Enter}')
  expect(await screen.findByText(/Nobody matches/)).toBeVisible()
  expect(asked.at(-1)?.url.search).toBe('?q=nobody&state=accepted&page=1&role=parent')
  expect(screen.getByRole('button', { name: 'All (0)' })).toBeVisible()
})

test('shows the first ten of many invitations, and the others after a press', async () => {
  const many = Array.from({ length: 14 }, (_, n) => invitation({ id: n + 1, email: `parent-${n + 1}@example.org` }))
  const { screen, person } = await open(many)
  expect(await screen.findByText('parent-10@example.org')).toBeVisible()
  expect(screen.queryByText('parent-11@example.org')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Show 4 more' }))
  expect(screen.getByText('parent-14@example.org')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Staff and access' })).toHaveAttribute('href', '/your-school/staff')
})

test('a few invitations need no search', async () => {
  const { screen } = await open([invitation()])
  await screen.findByText('one@example.org')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test.each([
  ['a parent without a school', sampleUser(), 'You can invite other parents by e-mail.', true],
  [
    'a parent of a school',
    sampleUser({ school: sampleStaff('approved').school }),
    'You can invite other parents of your school by e-mail.',
    true,
  ],
  ['an operator', sampleUser({ role: 'admin' }), 'You cannot invite parents from an operator’s account.', false],
])('%s reads who can use the page, and is sent only where they can invite', async (_name, user, sentence, hasLink) => {
  const { screen } = renderPage('/add-users', { user })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'Invite parents' })).toHaveLength(hasLink ? 1 : 0)
})

test('two invitations that are sent again one after the other each have their progress and their outcome', async () => {
  const { screen, person } = await open([invitation(), invitation({ id: 2, email: 'two@example.org' })])
  const { release } = answerLater(resendInvitation, invitation())
  const first = await screen.findByRole('button', { name: 'Send again to one@example.org' })
  const second = screen.getByRole('button', { name: 'Send again to two@example.org' })
  await person.click(first)
  expect(second).not.toHaveAttribute('aria-disabled', 'true')
  await person.click(second)
  expect(first).toHaveAttribute('aria-disabled', 'true')
  release()
  expect(await screen.findByText('We are sending another invitation to one@example.org.')).toBeVisible()
  expect(await screen.findByText('We are sending another invitation to two@example.org.')).toBeVisible()
})
