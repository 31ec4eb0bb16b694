import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewUser } from '#contract/accounts.ts'
import { listInvitations } from '#contract/invitations.ts'
import {
  confirmPeople,
  endAccess,
  handOverLead,
  leaveSchool,
  listPeople,
  type Person,
  restoreAccess,
} from '#contract/people.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleInvitations, sampleStaff } from '../../testing/samples.ts'

const person = (changes: Partial<Person> = {}): Person => ({
  id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a11',
  name: 'Owen Hughes',
  email: '',
  role: 'parent',
  is_lead: false,
  is_own: false,
  can_lead: false,
  is_confirmed: true,
  joined_by: 'code',
  join_time: '2026-09-14T08:00:00.000Z',
  last_used_month: '2026-11',
  end_time: '',
  undo_until: '',
  ended_by: '',
  ...changes,
})

const self = person({ name: 'Priya Nair', role: 'senior', is_lead: true, is_own: true, joined_by: 'sign-up' })
const ended = person({
  end_time: '2026-11-20T08:00:00.000Z',
  undo_until: '2026-12-20',
  ended_by: 'Priya Nair',
})

async function open(people: Person[], isLead = true) {
  const page = renderPage('/your-school/staff', { user: sampleStaff('approved') })
  answer(listInvitations, sampleInvitations())
  const counts = { staff: 1, parents: 12, ended: 1, review: 0 }
  const asked = answer(listPeople, { people, total: people.length, counts, is_lead: isLead })
  return { ...page, asked, section: await page.screen.findByRole('region', { name: 'People of your school' }) }
}

test('the lead finds the parents, how they joined and when they last used the portal', async () => {
  const { section, person: user, asked } = await open([self])
  expect(await within(section).findByText('Priya Nair')).toBeVisible()
  expect(within(section).queryByRole('button', { name: /End the access/ })).toBeNull()
  answer(listPeople, {
    people: [
      person(),
      person({
        id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a12',
        name: '',
        joined_by: 'list',
        email: 'a@b.example',
        last_used_month: '',
      }),
    ],
    total: 2,
    counts: { staff: 1, parents: 12, ended: 1, review: 0 },
    is_lead: true,
  })
  await user.click(within(section).getByRole('button', { name: 'Parents (12)' }))
  expect(
    await within(section).findByText(/Joined with the school code on 14 September 2026 · Last used in November 2026/),
  ).toBeVisible()
  expect(within(section).getByText('a@b.example')).toBeVisible()
  expect(within(section).getByText(/Joined from a list that you uploaded.*Not used yet/)).toBeVisible()
  expect(within(section).getByLabelText('Find a person')).toBeVisible()
  expect(asked.map(({ url }) => url.searchParams.get('show'))).toEqual(['staff'])
})

test('asks before it ends an access, says what that does, and offers to undo it', async () => {
  const { screen, section, person: user } = await open([person()])
  const ending = answer(endAccess, {})
  await user.click(await within(section).findByRole('button', { name: 'End the access of Owen Hughes' }))
  const dialog = screen.getByRole('dialog', { name: 'End the access of Owen Hughes?' })
  expect(dialog).toHaveTextContent('They keep their account')
  expect(dialog).toHaveTextContent('renew the code')
  expect(ending).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'End access' }))
  expect(await screen.findByText('Owen Hughes no longer has access.')).toBeVisible()
  expect(within(section).getByRole('heading', { name: 'People of your school' })).toHaveFocus()
  const restored = answer(restoreAccess, {})
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect((await screen.findAllByText('Owen Hughes has access again.'))[0]).toBeVisible()
  expect(restored.map(({ url }) => url.pathname)).toEqual([`/api/school/people/${person().id}/restore-access`])
})

test('says in the dialog why an access could not be ended', async () => {
  const { screen, section, person: user } = await open([person({ role: 'senior' })])
  answer(endAccess, () => failure('people/too-often'))
  await user.click(await within(section).findByRole('button', { name: 'End the access of Owen Hughes' }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'End access' }))
  expect(await within(dialog).findByText(/Try again tomorrow/)).toBeVisible()
})

test('what was ended says by whom and until when it can be undone', async () => {
  const { section, person: user } = await open([ended])
  const restored = answer(restoreAccess, {})
  expect(
    await within(section).findByText(
      'Ended on 20 November 2026 by Priya Nair. You can undo it until 20 December 2026.',
    ),
  ).toBeVisible()
  await user.click(within(section).getByRole('button', { name: 'Give Owen Hughes access again' }))
  await expect.poll(() => restored).toHaveLength(1)
})

test('colleagues of the lead see the staff and a number of parents, and can only leave', async () => {
  const { section } = await open(
    [self, person({ id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a13', role: 'senior', name: 'Moira Lamb' })],
    false,
  )
  expect(await within(section).findByText(/12 parents have joined. Only the lead/)).toBeVisible()
  expect(within(section).getByText('Lead')).toBeVisible()
  expect(
    within(section)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Leave the school'])
  expect(within(section).queryByText(/Joined/)).toBeNull()
})

test('the lead is handed over to a confirmed colleague, after a question', async () => {
  const colleague = person({
    id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a13',
    role: 'senior',
    name: 'Moira Lamb',
    can_lead: true,
  })
  const waiting = person({
    id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a14',
    role: 'senior',
    name: 'New',
    is_confirmed: false,
  })
  const { screen, section, person: user } = await open([self, colleague, waiting])
  const handed = answer(handOverLead, {})
  await user.click(await within(section).findByRole('button', { name: 'Make Moira Lamb the lead' }))
  expect(within(section).getAllByText('Make lead')).toHaveLength(1)
  const dialog = screen.getByRole('dialog', { name: 'Make Moira Lamb the lead?' })
  await user.click(within(dialog).getByRole('button', { name: 'Hand over the lead' }))
  expect((await screen.findAllByText('Moira Lamb is now the lead of your school.'))[0]).toBeVisible()
  expect(handed).toHaveLength(1)
})

test('a colleague leaves after a question, and the page is no longer theirs', async () => {
  const { screen, section, person: user } = await open([{ ...self, is_lead: false }], false)
  answer(leaveSchool, {})
  answer(viewUser, sampleStaff('approved', { school: null, isVerified: false }))
  await user.click(await within(section).findByRole('button', { name: 'Leave the school' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the school' }))
  expect(await screen.findByText(/no longer belongs to a school/)).toBeVisible()
})

test('asks the lead in a new school year to confirm those who are still there, a page at a time', async () => {
  const { screen, section, person: user } = await open([self])
  const counts = { staff: 1, parents: 12, ended: 1, review: 2 }
  const others = [person(), person({ id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a12', name: 'Noor Khan' })]
  const asked = answer(listPeople, { people: others, total: 2, counts, is_lead: true })
  await user.click(await within(section).findByRole('button', { name: 'Parents (12)' }))
  await user.click(await within(section).findByRole('button', { name: 'Look through the list' }))
  await expect.poll(() => asked.at(-1)?.url.searchParams.get('show')).toBe('review')
  const confirmed = answer(confirmPeople, {})
  answer(listPeople, { people: [], total: 0, counts: { ...counts, review: 0 }, is_lead: true })
  await user.click(await within(section).findByRole('button', { name: 'All 2 on this page are still here' }))
  expect(await screen.findByText(/You have checked everybody for this school year/)).toBeVisible()
  expect(confirmed.map(({ body }) => body)).toEqual([{ ids: others.map(({ id }) => id) }])
})

test('is empty, and says so when it cannot load', async () => {
  const { section } = await open([])
  expect(await within(section).findByText('Your school has no staff here.')).toBeVisible()
})

test('a failure can be tried again', async () => {
  const page = renderPage('/your-school/staff', { user: sampleStaff('approved') })
  answer(listInvitations, sampleInvitations())
  answer(listPeople, () => failure('not-allowed'))
  expect(await page.screen.findByText('We could not load the people of your school')).toBeVisible()
})

test('staff without a school are told so, and what to do', async () => {
  const { screen } = renderPage('/your-school/staff', {
    user: sampleStaff('approved', { school: null, isVerified: false }),
  })
  expect(await screen.findByText(/Your account no longer belongs to a school/)).toBeVisible()
  expect(screen.queryByText(/has been approved/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Book Enterprise Session' })).toBeNull()
})
