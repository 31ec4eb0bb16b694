import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type User, viewUser } from '#contract/accounts.ts'
import { joinSchool, updateProfile } from '#contract/membership.ts'
import { updateSchool, viewVerification } from '#contract/schools.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleProfile, sampleStaff, sampleUser, sampleVerification } from '../../testing/samples.ts'

const parent = sampleUser({ profile: sampleProfile })
const staff = sampleStaff('approved', { profile: sampleProfile })
const rejected = sampleStaff('rejected').school as NonNullable<User['school']>
const save = { name: 'Save' }

test('a parent changes their own profile', async () => {
  const { screen, person, client } = renderPage('/profile/update', { user: parent })
  const phone = await screen.findByLabelText('Phone number (optional)')
  const received = answer(updateProfile, { ...parent, profile: { ...sampleProfile, phone_number: '01483 555123' } })
  await person.type(phone, 'none')
  await person.click(screen.getByRole('button', save))
  expect(phone).toHaveAccessibleDescription(/Use digits only.$/)
  expect(received).toEqual([])
  await person.clear(phone)
  await person.type(phone, '01483 555123')
  await person.click(screen.getByRole('button', save))
  expect(await screen.findByText('Profile updated successfully')).toBeVisible()
  const { is_completed: _, ...own } = sampleProfile
  expect(received.map(({ body }) => body)).toEqual([{ ...own, phone_number: '01483 555123' }])
  expect(client.getQueryData(['profile'])).toMatchObject({ profile: { phone_number: '01483 555123' } })
})

test.each([
  ['a parent', parent],
  ['staff', staff],
])('%s who saves a second time has not changed anything meanwhile', async (_who, user) => {
  const { screen, person } = renderPage('/profile/update', { user })
  answer(viewVerification, sampleVerification({ status: 'approved' }))
  answer(updateSchool, sampleVerification({ status: 'approved' }))
  const received = answer(updateProfile, ({ body }) => {
    const saved = body as typeof sampleProfile
    return ok({ ...user, profile: { ...sampleProfile, ...saved, version: saved.version + 1 } })
  })
  const name = await screen.findByLabelText('Full name')
  for (const typed of ['Ada King', 'Ada Lovelace']) {
    await person.clear(name)
    await person.type(name, typed)
    await person.click(screen.getByRole('button', save))
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ full_name: typed }))
    await waitFor(() => expect(screen.getByRole('button', save)).toBeEnabled())
  }
  expect(received.map(({ body }) => (body as typeof sampleProfile).version)).toEqual([1, 2])
})

test.each([
  ['without a school', parent],
  ['of a rejected school', { ...parent, school: { ...rejected, title: 'Ash Primary School' } }],
])('a parent %s joins one by its code', async (_who, user) => {
  const { screen, person } = renderPage('/profile/update', { user })
  const code = await screen.findByLabelText('Invite code')
  answer(joinSchool, () => failure('school/not-found'))
  await person.type(code, 'AAAABBBB{Enter}')
  expect(await screen.findByText('Invalid invite code')).toBeVisible()
  expect(code).toHaveAccessibleDescription(/Not found$/)
  const received = answer(joinSchool, { ...parent, school: sampleStaff('approved').school })
  await person.clear(code)
  await person.type(code, 'KQ7M2XPA{Enter}')
  expect(await screen.findByText('Hill Lane Primary School')).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ school_code: 'KQ7M2XPA' }])
  expect(screen.queryByLabelText('Invite code')).not.toBeInTheDocument()
})

test('staff change the details of the school and their own', async () => {
  const { screen, person } = renderPage('/profile/update', { user: staff })
  answer(viewVerification, sampleVerification({ status: 'approved' }))
  const school = answer(updateSchool, sampleVerification({ status: 'approved' }))
  const own = answer(updateProfile, staff)
  const city = await screen.findByLabelText('Town or city (optional)')
  await person.clear(city)
  await person.type(city, 'Woking')
  await person.click(screen.getByRole('button', save))
  expect(await screen.findByText('Profile updated successfully')).toBeVisible()
  expect(school.map(({ body }) => body)).toEqual([{ ...sampleVerification().sent, city: 'Woking', version: 1 }])
  expect(own[0]?.body).toMatchObject({ full_name: 'Ada Byron', city: sampleProfile.city })
})

test('a profile that was changed in another window is said to be, and replaced when it is saved again', async () => {
  const { screen, person } = renderPage('/profile/update', { user: parent })
  const city = await screen.findByLabelText('Town or city (optional)')
  let stored = { ...parent, profile: { ...sampleProfile, city: 'Ash', version: 2 } }
  const reloaded = answer(viewUser, () => ok(stored))
  const received = answer(updateProfile, ({ body }) => {
    if ((body as typeof sampleProfile).version !== stored.profile.version) return failure('changed-meanwhile')
    stored = { ...stored, profile: { ...sampleProfile, city: 'Woking', version: 3 } }
    return ok(stored)
  })
  await person.clear(city)
  await person.type(city, 'Woking')
  await person.click(screen.getByRole('button', save))
  expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
  expect(screen.getAllByText(/^This has been changed in another window/)).not.toHaveLength(0)
  expect(city).toHaveValue('Woking')
  await waitFor(() => expect(reloaded).toHaveLength(1))
  await person.click(screen.getByRole('button', save))
  expect(await screen.findByText('Profile updated successfully')).toBeVisible()
  expect(received).toHaveLength(2)
})

test('a school that a colleague has changed is replaced when it is saved again; what was saved is not a change of others', async () => {
  const { screen, person } = renderPage('/profile/update', { user: staff })
  const { sent } = sampleVerification()
  let stored = { sent, version: 1 }
  const view = () => sampleVerification({ status: 'approved', ...stored })
  const reloaded = answer(viewVerification, () => ok(view()))
  const school = answer(updateSchool, ({ body }) => {
    const { version, ...details } = body as typeof sent & { version: number }
    if (version !== stored.version) return failure('changed-meanwhile')
    stored = { sent: details, version: version + 1 }
    return ok(view())
  })
  let isFirst = true
  answer(viewUser, staff)
  const own = answer(updateProfile, () => {
    if (!isFirst) return ok(staff)
    isFirst = false
    return failure('changed-meanwhile')
  })
  const city = await screen.findByLabelText('Town or city (optional)')
  stored = { sent: { ...sent, city: 'Ash' }, version: 2 }
  const before = reloaded.length
  await person.clear(city)
  await person.type(city, 'Woking')
  await person.click(screen.getByRole('button', save))
  expect((await screen.findAllByText(/^This has been changed/))[0]).toBeVisible()
  await waitFor(() => expect(reloaded).toHaveLength(before + 1))
  await person.click(screen.getByRole('button', save))
  await waitFor(() => expect(own).toHaveLength(1))
  expect((await screen.findAllByText(/^This has been changed/))[0]).toBeVisible()
  await person.click(screen.getByRole('button', save))
  await waitFor(() => expect(own).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBeNull())
  expect(school.map(({ body }) => (body as { version: number }).version)).toEqual([1, 2, 3])
})

test('the verified name and postcode are text, which only we change; those of a school that waits are fields', async () => {
  const verified = renderPage('/profile/update', { user: staff })
  answer(viewVerification, sampleVerification({ status: 'approved' }))
  expect(await verified.screen.findByText('GU1 1AA')).toBeVisible()
  expect(verified.screen.queryByLabelText('School name')).toBeNull()
  expect(verified.screen.queryByLabelText('Postcode')).toBeNull()
  expect(verified.screen.getByRole('link', { name: 'ask us to change them' })).toHaveAttribute('href', '/contact')
  verified.unmount()
  const pending = renderPage('/profile/update', { user: sampleStaff('pending', { profile: sampleProfile }) })
  answer(viewVerification, sampleVerification())
  expect(await pending.screen.findByLabelText('School name')).toHaveValue(sampleVerification().sent.title)
  expect(pending.screen.getByLabelText('Postcode')).toHaveValue('GU1 1AA')
})
