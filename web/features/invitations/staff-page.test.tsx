import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inviteColleague, listInvitations } from '#contract/invitations.ts'
import { listPeople } from '#contract/people.ts'
import { answer } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { noColleagues, sampleInvitations, sampleStaff, sampleUser } from '../../testing/samples.ts'

const report = { successfully_imported: 1, exists_email: [], not_asked_again: 0, left_out: 0, bad_rows: [] }

test('invites a colleague; names one who has an account', async () => {
  const { screen, person } = renderPage('/your-school/staff', { user: sampleStaff('approved') })
  answer(listPeople, noColleagues)
  const asked = answer(listInvitations, sampleInvitations())
  const field = await screen.findByLabelText('Colleague’s e-mail address')
  const button = screen.getByRole('button', { name: 'Invite a colleague' })
  await person.click(button)
  expect(field).toHaveAccessibleDescription(/Enter your colleague’s e-mail address.$/)
  const received = answer(inviteColleague, report)
  await person.type(field, 'new@example.org')
  await person.click(button)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(asked[0]?.url.search).toBe('?q=&page=1&role=senior')
  expect(received[0]?.body).toEqual({ email: 'new@example.org' })
  answer(inviteColleague, { ...report, successfully_imported: 0, exists_email: ['old@example.org'] })
  await person.type(field, 'old@example.org')
  await person.click(button)
  expect(await screen.findByText(/There is already an account with this address/)).toBeVisible()
  answer(inviteColleague, { ...report, successfully_imported: 0, not_asked_again: 1 })
  await person.click(button)
  expect(await screen.findByText(/this address has had as many as we send/)).toBeVisible()
})

test('is for staff', async () => {
  const { screen } = renderPage('/your-school/staff', { user: sampleUser() })
  expect(await screen.findByText('This page is for staff of approved schools')).toBeVisible()
})
