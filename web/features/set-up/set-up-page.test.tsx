import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewOverview } from '#contract/overview.ts'
import {
  confirmTestMail,
  deleteTestSchool,
  openToSchools,
  type SetUp,
  type SetUpCode,
  setUpSteps,
  tryStep,
  viewSetUp,
} from '#contract/set-up.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })

/** As it is when the first steps have been seen, up to but not with `next`. */
function setUpBefore(next: SetUpCode, changes: Partial<SetUp> = {}): SetUp {
  const isSeen = (code: SetUpCode) => setUpSteps.indexOf(code) < setUpSteps.indexOf(next)
  return {
    steps: setUpSteps.map((code) =>
      isSeen(code)
        ? { code, state: 'done', what: `${code} was seen.`, remedy: '', seen_time: '2026-11-27T09:12:00.000Z' }
        : { code, state: 'open', what: `${code} is open.`, remedy: 'Do it.', seen_time: '' },
    ),
    schools: [],
    opening: null,
    ...changes,
  }
}

const line = (name: RegExp) => screen.findByRole('button', { name })

test('the first open step stands open, the others are one line each with their state and date', async () => {
  answer(viewSetUp, setUpBefore('address'))
  renderPage('/admin/set-up', { user: operator })
  expect(await screen.findByText('Two of ten steps have been seen to work.')).toBeInTheDocument()
  expect(await line(/^3 ?The public address ?Open$/)).toHaveAttribute('aria-expanded', 'true')
  expect(await line(/^1 ?Who runs the portal ?Seen ?27 Nov 2026, 09:12$/)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10)
})

test('a step is tried where it stands, shows what was seen, and leads to the next one', async () => {
  answer(viewSetUp, setUpBefore('address'))
  const tried = answer(tryStep, setUpBefore('mail'))
  const { person } = renderPage('/admin/set-up', { user: operator })
  await person.click(await line(/^Call the portal from outside$/))
  expect(tried.map(({ body }) => body)).toEqual([{ step: 'address' }])
  expect(await screen.findByText('address was seen.')).toBeVisible()
  expect(await line(/^3 ?The public address ?Seen/)).toHaveAttribute('aria-expanded', 'true')
  await person.click(await line(/^Go on to the next open step$/))
  expect(await line(/^4 ?E-mails arrive/)).toHaveAttribute('aria-expanded', 'true')
  expect(await line(/^4 ?E-mails arrive/)).toHaveFocus()
})

test('opening lists what is unproven first, and tells when other steps are by now', async () => {
  answer(viewSetUp, setUpBefore('texts'))
  const presses = answer(openToSchools, () => failure('changed-meanwhile'))
  const { person } = renderPage('/admin/set-up', { user: operator })
  await person.click(await line(/^Open to schools$/))
  const dialog = await screen.findByRole('dialog', { name: 'Open with steps that nobody has seen?' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Texts, read and signed', 'A school of your own'])
  await person.click(within(dialog).getByRole('button', { name: 'Open to schools' }))
  expect(await screen.findByText('It is not open yet')).toBeVisible()
  const opening = { opened_time: '2026-11-28T10:00:00.000Z', opened_by: 'Ada Birch', unproven: ['texts' as const] }
  answer(openToSchools, ({ body }) => {
    presses.push({ body } as never)
    return ok(setUpBefore('texts', { opening }))
  })
  await person.click(within(dialog).getByRole('button', { name: 'Open to schools' }))
  expect(await screen.findByRole('heading', { name: 'The portal is open to schools' })).toBeVisible()
  expect(presses.at(-1)?.body).toEqual({ unproven: ['texts', 'school'] })
})

test('a test school is deleted only once it has gone all the way, and after a question', async () => {
  const whole = { is_confirmed: true, is_approved: true, has_parent: true }
  const schools = [
    { id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10', title: 'Our own', ...whole },
    { id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f11', title: 'Another', ...whole, has_parent: false },
  ]
  answer(viewSetUp, setUpBefore('school', { schools }))
  const ends = answer(deleteTestSchool, setUpBefore('school'))
  const { person } = renderPage('/admin/set-up', { user: operator })
  await person.click(await line(/^Delete this test school$/))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the test school' }))
  expect(ends.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([schools[0]?.id])
})

test('the old address leads there, and a banner from every page of the console', async () => {
  answer(viewOverview, { ...quietOverview, open_points: 2 })
  answer(viewSetUp, setUpBefore('texts'))
  const { person, router, at } = renderPage('/admin/before-you-open', { user: operator })
  expect(await screen.findByRole('heading', { level: 1, name: 'Set-up' })).toBeVisible()
  expect(at()).toBe('/admin/set-up')
  expect(screen.queryByText('2 steps of the set-up are open.')).toBeNull()
  await router.navigate('/admin')
  expect(await screen.findByText('2 steps of the set-up are open.')).toBeVisible()
  await person.click(screen.getByRole('link', { name: 'Go to Set-up' }))
  expect(at()).toBe('/admin/set-up')
})

test('offers a retry when loading fails', async () => {
  answer(viewSetUp, () => failure('internal'))
  const { person } = renderPage('/admin/set-up', { user: operator })
  expect(await screen.findByText('We could not load the set-up')).toBeVisible()
  answer(viewSetUp, setUpBefore('organisation'))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await line(/^1 ?Who runs the portal/)).toBeVisible()
})

test('the link of a test e-mail proves nothing until its button is pressed', async () => {
  const presses = answer(confirmTestMail, {})
  const { person, unmount } = renderPage(`/test-mail?token=${'t'.repeat(43)}`)
  const button = await line(/^It has arrived$/)
  expect(presses).toEqual([])
  await person.click(button)
  expect(await screen.findByRole('heading', { name: 'The e-mail has arrived' })).toBeVisible()
  expect(presses[0]?.body).toEqual({ token: 't'.repeat(43) })
  unmount()
  answer(confirmTestMail, () => failure('account/link-expired'))
  const again = renderPage(`/test-mail?token=${'u'.repeat(43)}`)
  await again.person.click(await line(/^It has arrived$/))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
