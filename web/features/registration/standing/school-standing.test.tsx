import { expect, test } from 'vitest'
import { viewUser } from '#contract/accounts.ts'
import { askForLetter, enterLetterCode, updateSchool, viewVerification, writeToOperator } from '#contract/schools.ts'
import { answer, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff, sampleVerification } from '../../../testing/samples.ts'
import { withText } from '../../../testing/with-text.ts'

function openPending(changes: Parameters<typeof sampleVerification>[0] = {}) {
  const form = renderPage('/school-pending', { user: sampleStaff('pending') })
  answer(viewVerification, sampleVerification(changes))
  return form
}

test('shows what was sent, what is checked, and how long it takes', async () => {
  const { screen } = openPending({ checked: ['The e-mail address is not of the school’s website.'] })
  expect(await screen.findByText('1 Hill Lane, Guildford, Surrey, GU1 1AA')).toBeVisible()
  expect(screen.getByText('The e-mail address is not of the school’s website.')).toBeVisible()
  expect(screen.getByText('This takes up to two working days.')).toBeVisible()
})

test('an unconfirmed address comes first', async () => {
  const user = sampleStaff('pending', { status: 'not-active', emailVerified: false })
  const { screen } = renderPage('/school-pending', { user })
  answer(viewVerification, sampleVerification())
  expect(await screen.findByText(withText('Confirm your e-mail address first'))).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  await screen.findByRole('heading', { name: 'What you sent' })
  expect(screen.queryByText('Tell us anything that might help')).not.toBeInTheDocument()
})

test('details can be corrected, and the server’s message is shown at its field', async () => {
  const { screen, person } = openPending()
  await person.click(await screen.findByRole('button', { name: 'Correct the details' }))
  const postcode = screen.getByLabelText('Postcode')
  await person.clear(postcode)
  await person.type(postcode, 'nowhere')
  answer(updateSchool, () => failure('school/bad-postcode'))
  await person.click(screen.getByRole('button', { name: 'Save the corrections' }))
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(postcode).toHaveAccessibleDescription('Enter a UK postcode, such as SW1A 2AA.')
  const sent = { ...sampleVerification().sent, postcode: 'GU2 7XH' }
  const received = answer(updateSchool, () => {
    answer(viewVerification, sampleVerification({ sent }))
    return ok(sampleVerification({ sent }))
  })
  await person.clear(postcode)
  await person.type(postcode, 'gu27xh{Tab}')
  await person.click(screen.getByRole('button', { name: 'Save the corrections' }))
  expect(await screen.findByText('1 Hill Lane, Guildford, Surrey, GU2 7XH')).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ ...sent, version: 1 }])
})

test('the operator’s question is answered once', async () => {
  const { screen, person } = openPending({ question: 'Are you the former Hill Street School?' })
  expect(await screen.findByText('Are you the former Hill Street School?')).toBeVisible()
  const received = answer(writeToOperator, () => {
    answer(viewVerification, sampleVerification({ has_appealed: true }))
    return ok(sampleVerification({ has_appealed: true }))
  })
  await person.type(screen.getByLabelText('Your answer'), 'We are.')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect((await screen.findAllByText('We have your message, and will write to you.'))[0]).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ message: 'We are.' }])
})

test('an approval is told where one waits for it', async () => {
  const { screen, client } = openPending()
  await screen.findByRole('heading', { name: 'What you sent' })
  answer(viewUser, sampleStaff('approved'))
  answer(viewVerification, sampleVerification({ status: 'approved', checked: ['The postcode is the same.'] }))
  await client.invalidateQueries({ queryKey: ['profile'] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your school is approved' })).toBeVisible()
  expect(await screen.findByText('The postcode is the same.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the bookshelf' })).toHaveAttribute('href', '/resources')
})

test('a rejected school reads why, appeals once, or registers again', async () => {
  const { screen, person, at } = renderPage('/school-rejected', { user: sampleStaff('rejected') })
  answer(viewVerification, sampleVerification({ status: 'rejected', reason: 'It is a nursery.' }))
  expect(await screen.findByText('It is a nursery.')).toBeVisible()
  expect(screen.getByText(/as a UK primary school. Please register again with a school e-mail/)).toBeVisible()
  const appeal = screen.getByRole('button', { name: 'Send the appeal' })
  await person.click(appeal)
  expect(screen.getByLabelText('Ask us to look again')).toHaveAccessibleDescription(/Write a few words.$/)
  answer(writeToOperator, sampleVerification({ status: 'rejected', has_appealed: true, has_message: true }))
  await person.type(screen.getByLabelText('Ask us to look again'), 'It is a primary school with a nursery.')
  await person.click(appeal)
  expect((await screen.findAllByText('We have your message, and will write to you.'))[0]).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Log out and register again' }))
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  expect(at()).toBe('/register')
})

test('a school whose appeal was turned down is told so, and cannot write again', async () => {
  const { screen } = renderPage('/school-rejected', { user: sampleStaff('rejected') })
  answer(viewVerification, sampleVerification({ status: 'rejected', reason: 'It is a nursery.', has_appealed: true }))
  expect(await screen.findByText('We have looked at your appeal, so this decision is final.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send the appeal' })).toBeNull()
})

test('a school whose address proves nothing enters the code from its letter', async () => {
  const due = {
    ...{
      state: 'due' as const,
      by: 'post' as const,
      address: ['Leith School', '1 Kirk Wynd', 'EH6 8RS'],
      ends_on: '' as const,
    },
    ...{ tries_left: 5, can_ask: false },
  }
  const { screen, person, client } = openPending({ letter: due })
  expect(await screen.findByRole('heading', { name: 'We are posting you a letter' })).toBeVisible()
  expect(screen.getByText('1 Kirk Wynd')).toBeVisible()
  expect(screen.queryByText(/This takes up to/)).toBeNull()
  const made = { ...due, state: 'made' as const, ends_on: '2026-12-28' }
  answer(viewVerification, sampleVerification({ letter: made }))
  client.setQueryData(['verification'], sampleVerification({ letter: made }))
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveAccessibleDescription(/until Monday 28 December 2026; you have 5 tries left/)
  answer(enterLetterCode, () => failure('school/wrong-letter-code'))
  answer(viewVerification, sampleVerification({ letter: { ...made, tries_left: 1 } }))
  await person.type(code, 'ABCDE FGHJK')
  await person.click(screen.getByRole('button', { name: 'Approve my school' }))
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(code).toHaveAccessibleDescription(/This is not the code from the letter/)
  expect(await screen.findByText(/you have one try left/)).toBeVisible()
  const over = { ...made, state: 'over' as const, tries_left: 0, can_ask: true }
  answer(viewVerification, sampleVerification({ letter: over }))
  client.setQueryData(['verification'], sampleVerification({ letter: over }))
  const asked = answer(askForLetter, () => {
    answer(viewVerification, sampleVerification({ letter: due }))
    return ok(sampleVerification({ letter: due }))
  })
  await person.click(await screen.findByRole('button', { name: 'Ask for another letter' }))
  expect(await screen.findByRole('heading', { name: 'We are posting you a letter' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
