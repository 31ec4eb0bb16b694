import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasSuggestions, suggestSchools } from '#contract/register.ts'
import { registerNextSchool, signUpSchool, viewVerification } from '#contract/schools.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage, signIn } from '../../testing/render-page.tsx'
import { sampleStaff } from '../../testing/samples.ts'

const hillLane = {
  id: 7,
  register: 'gias' as const,
  urn: '100007',
  other_title: '',
  title: 'Hill Lane Primary School',
  address_1: '1 Hill Lane',
  address_2: '',
  city: 'Guildford',
  county: 'Surrey',
  postcode: 'GU1 1AA',
}

async function open(hasSchools = true) {
  answer(hasSuggestions, { has_schools: hasSchools })
  const form = renderPage('/register')
  await form.person.click(await form.screen.findByRole('radio', { name: /School/ }))
  const submit = await form.screen.findByRole('button', { name: 'Register the school' })
  return { ...form, submit, fieldOf: (label: string) => form.screen.getByLabelText(label) }
}

test('the eight checks are said in their order: the first as a toast, all at the fields and in the summary', async () => {
  const { screen, person, submit, fieldOf } = await open()
  const received = answer(signUpSchool, () => failure('internal'))
  await person.click(submit)
  const summary = screen.getByRole('heading', { name: 'There is a problem' }).parentElement as HTMLElement
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Full name is required',
    'School name is required',
    'Address is required',
    'Postcode is required',
    'School email is required',
    'Password is required and should be more then 6 characters',
    'Please confirm you are school staff member',
    'Please confirm you agree terms',
  ])
  expect(fieldOf('Full name')).toHaveAccessibleDescription('Full name is required')
  await waitFor(() => expect(screen.getAllByText('Full name is required')).toHaveLength(3))
  expect(received).toEqual([])
})

test('three letters bring the schools of the register; the chosen one fills name and address', async () => {
  const { screen, person, fieldOf } = await open()
  const received = answer(suggestSchools, [
    hillLane,
    { ...hillLane, id: 8, title: 'Hill Top Infants', address_2: 'Merrow' },
  ])
  const name = fieldOf('School name')
  await person.type(name, 'hi')
  expect(name).toHaveAttribute('aria-expanded', 'false')
  await person.type(name, 'l')
  await screen.findByRole('option', { name: /Hill Top Infants/ })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Hill Lane Primary School' + '1 Hill Lane, Guildford, GU1 1AA',
    'Hill Top Infants' + 'Merrow, Guildford, GU1 1AA',
    expect.stringContaining('My school is not in the list'),
  ])
  expect(received.map(({ url }) => url.searchParams.get('q'))).toEqual(['hil'])
  await person.keyboard('{ArrowDown}{Enter}')
  expect(name).toHaveValue('Hill Lane Primary School')
  expect(fieldOf('Address')).toHaveValue('1 Hill Lane')
  expect(fieldOf('Postcode')).toHaveValue('GU1 1AA')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(screen.getByText('We have filled in the address. Check it below.')).toBeVisible()
})

test('where VoiceOver may be silent about an option, the status reads it', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  const { screen, person, fieldOf } = await open()
  answer(suggestSchools, [hillLane])
  await person.type(fieldOf('School name'), 'hill')
  await screen.findByRole('option', { name: /Hill Lane/ })
  expect(screen.getByText('One school found.')).toHaveAttribute('role', 'status')
  await person.keyboard('{ArrowDown}')
  expect(screen.getByText('Hill Lane Primary School, 1 Hill Lane, Guildford, GU1 1AA')).toHaveAttribute(
    'role',
    'status',
  )
})

test('a school that is not in the list is entered by hand, with the keyboard alone', async () => {
  const { screen, person, fieldOf } = await open()
  answer(suggestSchools, [hillLane])
  await person.type(fieldOf('School name'), 'Hill Forest School')
  await screen.findByRole('option', { name: /Hill Lane/ })
  await person.keyboard('{ArrowUp}')
  const other = screen.getByRole('option', { name: /My school is not in the list/ })
  expect(fieldOf('School name')).toHaveAttribute('aria-activedescendant', other.id)
  await person.keyboard('{Enter}')
  expect(fieldOf('Address')).toHaveFocus()
  expect(fieldOf('School name')).toHaveValue('Hill Forest School')
  expect(screen.getByText('Enter the address below. We will check your school ourselves.')).toBeVisible()
})

test('the address of a school that was chosen by mistake does not stay for one that is not in the list', async () => {
  const { screen, person, fieldOf } = await open()
  answer(suggestSchools, [hillLane])
  await person.type(fieldOf('School name'), 'hill')
  await person.click(await screen.findByRole('option', { name: /Hill Lane/ }))
  expect(fieldOf('Postcode')).toHaveValue('GU1 1AA')
  await person.type(fieldOf('School name'), ' Annexe')
  await person.click(await screen.findByRole('option', { name: /My school is not in the list/ }))
  for (const label of ['Address', 'Town or city (optional)', 'Postcode']) expect(fieldOf(label)).toHaveValue('')
  expect(fieldOf('School name')).toHaveValue('Hill Lane Primary School Annexe')
})

test('when no school is found, it says so and what to try, and leads on', async () => {
  const { screen, person, fieldOf } = await open()
  answer(suggestSchools, [])
  await person.type(fieldOf('School name'), 'Hogwarts')
  expect(await screen.findAllByText(/No school found for “Hogwarts”. Check the spelling/)).toHaveLength(2)
  await person.click(screen.getByRole('option', { name: /My school is not in the list/ }))
  expect(fieldOf('Address')).toHaveFocus()
})

test('when the search fails, it says so and leads on', async () => {
  const { screen, person, fieldOf } = await open()
  answer(suggestSchools, () => failure('internal'))
  await person.type(fieldOf('School name'), 'Hill')
  expect(await screen.findAllByText('We cannot search for schools at the moment.')).toHaveLength(2)
  expect(screen.getByRole('option', { name: /My school is not in the list/ })).toBeVisible()
})

test('without a register the name is an ordinary field that promises no list', async () => {
  const { screen, person, fieldOf } = await open(false)
  const received = answer(suggestSchools, [hillLane])
  await person.type(fieldOf('School name'), 'Hill Lane')
  expect(fieldOf('School name')).not.toHaveAccessibleDescription()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(received).toEqual([])
})

test('a free name stays, Escape puts the list away, and a postcode is written as it is printed', async () => {
  const { screen, person, fieldOf } = await open()
  answer(suggestSchools, [hillLane])
  await person.type(fieldOf('School name'), 'Hillside Forest School')
  await screen.findAllByRole('option')
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await person.type(fieldOf('Postcode'), 'gu11aa{Tab}')
  expect(fieldOf('Postcode')).toHaveValue('GU1 1AA')
  expect(fieldOf('School name')).toHaveValue('Hillside Forest School')
})

async function fill({ person, fieldOf, screen }: Awaited<ReturnType<typeof open>>) {
  answer(suggestSchools, [])
  await person.type(fieldOf('Full name'), 'Ada Byron')
  await person.type(fieldOf('School name'), 'Hill Lane')
  await person.type(fieldOf('Address'), '1 Hill Lane')
  await person.type(fieldOf('Postcode'), 'GU1 1AA')
  await person.type(fieldOf('School email'), 'head@hilllane.sch.uk')
  await person.type(fieldOf('Password'), 'a good password')
  await person.click(screen.getByRole('checkbox', { name: /member of staff/ }))
  await person.click(screen.getByRole('checkbox', { name: /terms/ }))
}

test('a registered school is signed in and led to what is being checked, and nothing typed stays', async () => {
  const form = await open()
  await fill(form)
  const user = sampleStaff('pending', { status: 'not-active', emailVerified: false })
  const received = answer(signUpSchool, () => {
    signIn(user)
    return ok({ auth_key: 'sample-key', user })
  })
  answer(viewVerification, () => failure('internal'))
  await form.person.click(form.submit)
  await form.screen.findByRole('heading', { level: 1, name: 'We are checking your school' })
  expect(form.at()).toBe('/school-pending')
  expect(received[0]?.body).toMatchObject({
    full_name: 'Ada Byron',
    title: 'Hill Lane',
    email: 'head@hilllane.sch.uk',
    logo: '',
    confirmStaffMember: true,
    agreeTerms: true,
  })
  expect(received).toHaveLength(1)
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('sign_up'))).toEqual([])
})

test('shows the server’s message at its field, and keeps everything but the password after a reload', async () => {
  const form = await open()
  await fill(form)
  answer(signUpSchool, () => failure('account/address-taken'))
  await form.person.click(form.submit)
  await form.screen.findByRole('heading', { name: 'There is a problem' })
  expect(form.fieldOf('School email')).toHaveAccessibleDescription(/There is already an account/)
  expect(form.fieldOf('Password')).toHaveValue('a good password')
  expect(JSON.stringify(sessionStorage)).not.toContain('a good password')
  form.unmount()
  const again = renderPage('/register')
  expect(await again.screen.findByLabelText('Full name')).toHaveValue('Ada Byron')
  expect(again.screen.getByLabelText('Password')).toHaveValue('')
})

test('switching to the parent form and back loses nothing, the password included', async () => {
  const form = await open()
  await fill(form)
  await form.person.click(form.screen.getByRole('radio', { name: /Parent/ }))
  expect(form.submit).not.toBeInTheDocument()
  await form.person.click(form.screen.getByRole('radio', { name: /School/ }))
  expect(form.fieldOf('School name')).toHaveValue('Hill Lane')
  expect(form.fieldOf('Password')).toHaveValue('a good password')
  expect(form.screen.getByRole('checkbox', { name: /terms/ })).toBeChecked()
})

test('staff who belong to no school any more choose one, and keep their account', async () => {
  answer(hasSuggestions, { has_schools: true })
  answer(suggestSchools, [hillLane])
  const user = sampleStaff('approved', { school: null, isVerified: false })
  const { screen, person } = renderPage('/choose-school', { user })
  await person.click(await screen.findByRole('button', { name: 'Register the school' }))
  expect(await screen.findByRole('link', { name: 'Please confirm you are school staff member' })).toBeVisible()
  const sent = answer(registerNextSchool, {})
  await person.type(screen.getByLabelText('School name'), 'Hill Lane')
  await person.click(await screen.findByRole('option', { name: /Hill Lane Primary School/ }))
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Register the school' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { id: _, register: __, urn: ___, other_title: ____, ...address } = hillLane
  expect(sent[0]?.body).toEqual({ ...address, logo: '', confirmStaffMember: true })
})

test('whoever belongs to a school is not asked for another', async () => {
  const { screen } = renderPage('/choose-school', { user: sampleStaff('approved') })
  expect(await screen.findByText('This page is for staff who do not belong to a school')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Register the school' })).toBeNull()
})
