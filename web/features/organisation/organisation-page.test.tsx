import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { editOrganisation, noOrganisation, type Organisation, saveOrganisation } from '#contract/organisation.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })

beforeEach(() => {
  answer(editOrganisation, { organisation: { ...noOrganisation, legal_name: 'Wren Trust' }, version: 3 })
})

const box = (name: string) => screen.findByRole('textbox', { name })

test('what is saved appears in the footer at once', async () => {
  const saves = answer(saveOrganisation, ({ body }) => {
    const { version: _, ...organisation } = body as Organisation & { version: number }
    return ok({ organisation, version: 4 })
  })
  const { person } = renderPage('/admin/organisation', { user: operator })
  await person.type(await box('Charity number'), 'SC012345')
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Registered in' }), 'Scotland')
  await person.type(await box('Registered address'), '1 Mill Lane\nTidewell')
  await person.selectOptions(screen.getByRole('combobox', { name: /^Messages are answered/ }), 'five working days')
  await person.type(await box('Who signs your e-mails'), 'Ada Birch, schools officer')
  expect(screen.getByText(/Still missing: e-mail address for data protection/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  expect(await screen.findByText('Your organisation’s details have been saved.')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Wren Trust, registered in Scotland as charity SC012345. 1 Mill Lane, Tidewell.',
  )
  expect(saves[0]?.body).toMatchObject({
    legal_name: 'Wren Trust',
    nation: 'scotland',
    mail_signer: 'Ada Birch, schools officer',
    answer_days: 5,
    booking_days: 3,
    version: 3,
  })
})

test('reports a number that cannot be one at its field, and does not send it', async () => {
  const saves = answer(saveOrganisation, { organisation: noOrganisation, version: 4 })
  const { person } = renderPage('/admin/organisation', { user: operator })
  await person.type(await box('Company number'), '12')
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  expect(await box('Company number')).toHaveAccessibleDescription(/eight characters/)
  expect(saves).toHaveLength(0)
})

test('keeps what was typed when somebody else has saved, and lets the operator continue', async () => {
  answer(saveOrganisation, () => failure('changed-meanwhile'))
  const { person } = renderPage('/admin/organisation', { user: operator })
  await person.type(await box('Safeguarding lead'), 'Ada Birch')
  answer(editOrganisation, { organisation: { ...noOrganisation, legal_name: 'Finch Trust' }, version: 4 })
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  expect(await screen.findByText(/They saved: Finch Trust/)).toBeVisible()
  expect(await box('Safeguarding lead')).toHaveValue('Ada Birch')
  const saves = answer(saveOrganisation, { organisation: noOrganisation, version: 5 })
  await person.click(screen.getByRole('button', { name: 'Continue with mine' }))
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  expect(await screen.findByText('Your organisation’s details have been saved.')).toBeVisible()
  expect(saves[0]?.body).toMatchObject({ safeguarding_lead: 'Ada Birch', version: 4 })
})

test('what is typed while the details are being saved stays, and is saved with the next press', async () => {
  const { release } = answerLater(saveOrganisation, {
    organisation: { ...noOrganisation, legal_name: 'Wren Trust Ltd' },
    version: 4,
  })
  const { person } = renderPage('/admin/organisation', { user: operator })
  await person.type(await box('Legal name'), ' Ltd')
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  await person.type(await box('Safeguarding lead'), 'Ada Birch')
  release()
  expect(await screen.findByText('Your organisation’s details have been saved.')).toBeVisible()
  expect(await box('Safeguarding lead')).toHaveValue('Ada Birch')
  expect(screen.getByRole('button', { name: 'Discard my changes' })).toBeVisible()
  const saves = answer(saveOrganisation, { organisation: noOrganisation, version: 5 })
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  await waitFor(() => expect(saves[0]?.body).toMatchObject({ safeguarding_lead: 'Ada Birch', version: 4 }))
})

test('offers a retry when loading fails', async () => {
  answer(editOrganisation, () => failure('internal'))
  const { person } = renderPage('/admin/organisation', { user: operator })
  expect(await screen.findByText('We could not load your organisation')).toBeVisible()
  answer(editOrganisation, { organisation: noOrganisation, version: 0 })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Legal name')).toBeVisible()
})
