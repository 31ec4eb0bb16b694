import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listInvitations, listParentLists, type ParentList, withdrawParentList } from '#contract/invitations.ts'
import { listPeople } from '#contract/people.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { noColleagues, sampleInvitations, sampleStaff } from '../../testing/samples.ts'

const list = (changes: Partial<ParentList> = {}): ParentList => ({
  id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a11',
  create_time: '2026-11-20T08:00:00.000Z',
  inviter: 'Priya Nair',
  invited: 5000,
  waiting: 0,
  kept: 0,
  sent: 5000,
  failed: 0,
  accepted: 0,
  withdrawn: 0,
  open: 5000,
  is_visible: true,
  withdraw_time: '',
  ...changes,
})

async function open(...lists: ParentList[]) {
  const page = renderPage('/add-users', { user: sampleStaff('approved') })
  answer(listPeople, noColleagues)
  answer(listInvitations, sampleInvitations())
  answer(listParentLists, { lists, total: lists.length })
  return { ...page, section: await page.screen.findByRole('region', { name: 'Lists you have uploaded' }) }
}

test('describes what will be there before the first list', async () => {
  const { section } = await open()
  expect(await within(section).findByText(/No list has been uploaded yet/)).toBeVisible()
})

test('counts the e-mails of a list as they are sent', async () => {
  const { section } = await open(list({ sent: 1240, waiting: 3760, accepted: 37, failed: 1 }))
  const bar = await within(section).findByRole('progressbar', { name: 'E-mails sent' })
  expect(bar).toHaveAttribute('value', '1240')
  expect(within(section).getByText(/1,240 of 5,000 e-mails sent/)).toBeVisible()
  expect(within(section).getByText('37 accepted, 1 e-mail could not be delivered.')).toBeVisible()
  answer(listParentLists, { lists: [list({ accepted: 37 })], total: 1 })
  expect(await within(section).findByText('5,000 e-mails sent.')).toBeVisible()
  expect(within(section).queryByRole('progressbar')).toBeNull()
})

test('says what has not been sent where there is no mail server, and stops counting', async () => {
  const { section } = await open(list({ sent: 0, kept: 5000 }))
  expect(
    await within(section).findByText(/5,000 e-mails not sent, because this portal has no mail server/),
  ).toBeVisible()
  expect(within(section).queryByRole('progressbar')).toBeNull()
})

test('undoing explains itself first, then reports the result and who had accepted', async () => {
  const { section, screen, person } = await open(list({ sent: 1240, waiting: 3760, accepted: 1, open: 4990 }))
  await person.click(await within(section).findByRole('button', { name: /Undo the list of/ }))
  const dialog = screen.getByRole('dialog', { name: 'Undo this list?' })
  expect(dialog).toHaveTextContent('4,990 invitations will be withdrawn.')
  expect(dialog).toHaveTextContent('3,760 e-mails will not be sent.')
  expect(dialog).toHaveTextContent('1 parent has already accepted.')
  const received = answer(withdrawParentList, () => failure('internal'))
  await person.click(within(dialog).getByRole('button', { name: 'Undo the list' }))
  expect(await within(dialog).findByText('The list has not been undone')).toBeVisible()
  expect(received).toHaveLength(1)

  answer(withdrawParentList, { withdrawn: 4999, stopped: 3758, accepted: ['owen@home.example'] })
  const undone = list({ sent: 1242, withdrawn: 4999, accepted: 1, withdraw_time: '2026-11-20T09:00:00.000Z' })
  answer(listParentLists, { lists: [undone], total: 1 })
  await person.click(within(dialog).getByRole('button', { name: 'Undo the list' }))
  expect(await within(section).findByText('The list has been undone')).toBeVisible()
  expect(section).toHaveTextContent('4,999 invitations withdrawn, 3,758 of them before their e-mail was sent.')
  expect(within(section).getByText('owen@home.example')).toBeVisible()
  expect(await within(section).findByText(/Undone on/)).toBeVisible()
  expect(within(section).queryByRole('button', { name: /Undo the list of/ })).toBeNull()
  expect(within(section).getByRole('heading', { name: 'Lists you have uploaded' })).toHaveFocus()
})

test('a list whose invitations are all on a newer one has nothing to undo', async () => {
  const { section } = await open(list({ sent: 0, open: 0 }))
  expect(await within(section).findByText('5,000 parents invited')).toBeVisible()
  expect(within(section).queryByRole('button', { name: /Undo the list of/ })).toBeNull()
})

test('lists that fail to load can be retried', async () => {
  const page = renderPage('/add-users', { user: sampleStaff('approved') })
  answer(listPeople, noColleagues)
  answer(listInvitations, sampleInvitations())
  answer(listParentLists, () => failure('internal'))
  expect(await page.screen.findByText('We could not load your lists')).toBeVisible()
  answer(listParentLists, () => ok({ lists: [list()], total: 1 }))
  await page.person.click(page.screen.getByRole('button', { name: 'Try again' }))
  expect(await page.screen.findByText('5,000 parents invited')).toBeVisible()
})

test('shows who is on one list, and everybody again', async () => {
  const { section, screen, person } = await open(list())
  const asked = answer(listInvitations, sampleInvitations())
  await person.click(await within(section).findByRole('button', { name: /Show invitations from the list of/ }))
  await screen.findByText('These are the invitations from one list.')
  expect(asked.at(-1)?.url.searchParams.get('list')).toBe(list().id)
  expect(screen.getByRole('heading', { name: /^Parents you have invited/ })).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Show everybody' }))
  expect(await screen.findByText(/No parent has been invited yet/)).toBeVisible()
})
