import { screen, waitFor, within } from '@testing-library/react'
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
  const { person, router } = renderPage('/admin/organisation', { user: operator })
  await person.type(await box('Charity number'), 'SC012345')
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Registered in' }), 'Scotland')
  await person.type(await box('Registered address'), '1 Mill Lane\nTidewell')
  await person.selectOptions(screen.getByRole('combobox', { name: /^Messages are answered/ }), 'five working days')
  await person.type(await box('Who signs your e-mails'), 'Ada Birch, schools officer')
  expect(screen.getByText(/Still missing: ICO registration number/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  expect(await screen.findByText('Your organisation’s details have been saved.')).toBeVisible()
  await router.navigate('/contact')
  expect(await screen.findByRole('contentinfo')).toHaveTextContent(
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

test('companies are added and removed with the keyboard, and each tells what it lacks', async () => {
  const saves = answer(saveOrganisation, { organisation: noOrganisation, version: 4 })
  const { person } = renderPage('/admin/organisation', { user: operator })
  const add = await screen.findByRole('button', { name: 'Add a company' })
  add.focus()
  await person.keyboard('{Enter}')
  expect(await box('Company')).toHaveFocus()
  await person.keyboard('Fjord Hosting{Tab}runs our servers{Tab}Finland')
  add.focus()
  await person.keyboard('{Enter}')
  await person.keyboard('Letterbird')
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  const second = within(screen.getByRole('group', { name: 'Company 2' }))
  expect(second.getByRole('textbox', { name: 'Country' })).toHaveAccessibleDescription(/country in which the company/)
  expect(screen.getByRole('link', { name: 'Enter what the company does for you.' })).toBeVisible()
  expect(saves).toHaveLength(0)

  // What is wrong stays with its company, and the focus stays in the list.
  screen.getByRole('button', { name: 'Remove Fjord Hosting' }).focus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('list', { name: 'Companies that work for you' })).toHaveFocus()
  expect(screen.getByText('Fjord Hosting has been removed.')).toBeInTheDocument()
  const only = within(screen.getByRole('group', { name: 'Company 1' }))
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  expect(only.getByRole('textbox', { name: 'Country' })).toHaveAccessibleDescription(/country in which the company/)
  await person.type(only.getByRole('textbox', { name: 'What it does for you' }), 'delivers our e-mails')
  await person.type(only.getByRole('textbox', { name: 'Country' }), 'Ireland')
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  await waitFor(() =>
    expect(saves[0]?.body).toMatchObject({
      sub_processors: [{ name: 'Letterbird', service: 'delivers our e-mails', country: 'Ireland' }],
    }),
  )
})

test('asks for the number of the Information Commissioner, or that there is no fee to pay', async () => {
  const saves = answer(saveOrganisation, { organisation: noOrganisation, version: 4 })
  const { person } = renderPage('/admin/organisation', { user: operator })
  expect(await box('ICO registration number')).toBeVisible()
  expect(screen.getByText(/Still missing: .*ICO registration number/)).toBeVisible()
  await person.click(screen.getByRole('checkbox', { name: 'We do not have to pay the data protection fee' }))
  expect(screen.queryByRole('textbox', { name: 'ICO registration number' })).not.toBeInTheDocument()
  expect(screen.queryByText(/Still missing: .*ICO registration number/)).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Save the organisation' }))
  await waitFor(() => expect(saves[0]?.body).toMatchObject({ is_ico_exempt: true }))
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
