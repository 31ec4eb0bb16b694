import { beforeEach, expect, test } from 'vitest'
import { inviteUsers, listInvitations } from '#contract/invitations.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

beforeEach(fakeUploads)

const { school } = sampleStaff('approved')

async function open() {
  const page = renderPage('/invite', { user: sampleUser({ school }) })
  answer(listInvitations, { invitations: [], total: 0 })
  const field = await page.screen.findByLabelText('E-mail addresses')
  return { ...page, field, submit: page.screen.getByRole('button', { name: 'Invite' }) }
}

test('sends the addresses as typed and reports success', async () => {
  const { screen, person, field, submit } = await open()
  const bad = { line: 2, text: 'nobody', reason: 'There is no e-mail address on this line.' }
  const received = answer(inviteUsers, { invited: 1, bad_rows: [bad] })
  await person.type(field, 'one@example.org\nnobody')
  await person.click(submit)
  expect((await screen.findAllByText('Users invited successfully.'))[0]).toBeVisible()
  expect(screen.getByText('Line 2:')).toBeVisible()
  expect(field).toHaveValue('')
  expect(received[0]?.body).toEqual({ emails: 'one@example.org\nnobody' })
})

test('a failure shows the server’s message and keeps the input, after a reload too', async () => {
  const { screen, person, field, submit, unmount } = await open()
  answer(inviteUsers, () => failure('invitation/too-many'))
  await person.type(field, 'one@example.org')
  await person.click(submit)
  const sentence = /That is more invitations than you can send at once/
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.some((alert) => sentence.test(alert.textContent))).toBe(true)
  expect(field).toHaveValue('one@example.org')
  unmount()
  expect((await open()).field).toHaveValue('one@example.org')
})

test('sends nothing without an address', async () => {
  const { person, field, submit } = await open()
  const received = answer(inviteUsers, { invited: 0, bad_rows: [] })
  await person.click(submit)
  expect(field).toHaveAccessibleDescription(/Enter at least one e-mail address.$/)
  expect(received).toEqual([])
})

test('tells a user without a school how to join one', async () => {
  const { screen } = renderPage('/invite', { user: sampleUser() })
  expect(await screen.findByText('Add your school first')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add the school code' })).toHaveAttribute('href', '/profile/update')
})
