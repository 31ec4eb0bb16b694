import { expect, test } from 'vitest'
import { signUp, signUpParent } from '#contract/membership.ts'
import { listResources } from '#contract/resources.ts'
import { findSchools } from '#contract/schools.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage, signIn } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const school = { id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10', title: 'Hill Lane Primary School' }
const unconfirmed = sampleUser({ status: 'not-active', emailVerified: false, isVerified: false })

const answerByCode = (code: string) =>
  answer(findSchools, ({ url }) => ok(url.searchParams.get('school_code') === code ? [school] : []))

async function open(path = '/register') {
  const form = renderPage(path)
  if (path === '/register') await form.person.click(await form.screen.findByRole('radio', { name: /Parent/ }))
  return { ...form, code: await form.screen.findByLabelText('Invite code') }
}

type Opened = Awaited<ReturnType<typeof open>>

async function fill({ person, screen }: Opened) {
  await person.type(await screen.findByLabelText('Full name'), 'Ada Byron')
  await person.type(screen.getByLabelText('E-mail address'), 'ada@example.org')
  await person.type(screen.getByLabelText('Password'), 'a good password')
  await person.click(screen.getByRole('checkbox', { name: /terms/ }))
}

test('the form appears by itself once the code has found a school, and sends its id and the code', async () => {
  const form = await open()
  answerByCode('KQ7M2XPA')
  expect(form.screen.queryByLabelText('Full name')).not.toBeInTheDocument()
  await form.person.type(form.code, 'kq7m-2xpa')
  expect(await form.screen.findByText(/You are signing up as a parent of/)).toHaveTextContent(school.title)
  await fill(form)
  answer(listResources, [])
  const received = answer(signUpParent, () => {
    signIn(unconfirmed)
    return ok({ auth_key: 'sample-key', user: unconfirmed })
  })
  await form.person.click(form.screen.getByRole('button', { name: 'Register' }))
  await form.screen.findByRole('heading', { level: 1, name: 'Pending approval' })
  expect(received.map(({ body }) => body)).toEqual([
    expect.objectContaining({ school_id: school.id, school_code: 'KQ7M2XPA', email: 'ada@example.org' }),
  ])
})

test('a code that finds nothing is not found at the field, and alerts', async () => {
  const { code, person, screen } = await open()
  answerByCode('KQ7M2XPA')
  await person.type(code, 'AAAA')
  await person.click(screen.getByRole('button', { name: 'Find my school' }))
  expect(await screen.findAllByText('Invalid invite code')).not.toHaveLength(0)
  expect(code).toHaveAccessibleDescription(/Not found$/)
  expect(code).toBeInvalid()
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument()
})

test('the letter’s link brings the code, once', async () => {
  const form = await open('/register?code=KQ7M2XPA')
  expect(form.code).toHaveValue('KQ7M2XPA')
  form.unmount()
  const again = renderPage('/register?code=KQ7M2XPA')
  await again.person.click(await again.screen.findByRole('radio', { name: /School/ }))
  again.unmount()
  const third = renderPage('/register?code=KQ7M2XPA')
  expect(await third.screen.findByRole('radio', { name: /School/ })).toBeChecked()
})

test('without a code one signs up without a school', async () => {
  const form = await open()
  await form.person.click(form.screen.getByRole('button', { name: 'I do not have a code' }))
  await fill(form)
  answer(listResources, [])
  const received = answer(signUp, () => failure('request/invalid', { phone_number: 'Use digits only.' }))
  await form.person.click(form.screen.getByRole('button', { name: 'Register' }))
  await form.screen.findByRole('heading', { name: 'There is a problem' })
  expect(form.screen.getByLabelText('Phone number (optional)')).toHaveAccessibleDescription(/Use digits only.$/)
  expect(received).toHaveLength(1)
})

test('a refused look-up says why', async () => {
  const { code, person, screen } = await open()
  answer(findSchools, () => failure('request/too-many'))
  await person.type(code, 'KQ7M2XPA')
  expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible()
})
