import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  createTestimonial,
  deleteTestimonial,
  type EditedTestimonial,
  editTestimonials,
  orderTestimonials,
  restoreTestimonial,
  updateTestimonial,
} from '#contract/testimonials.ts'
import { answer, answerLater, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleUser } from '../../../testing/samples.ts'

const none = { said_on: '', agreed_on: '', agreed_how: '' }
const one = { id: 1, quote: 'First.', author: 'Ada', author_role: 'Teacher', is_example: true, version: 1, ...none }
const two = { id: 2, quote: 'Second.', author: 'Ben', author_role: '', is_example: false, version: 1, ...none }
const both = { shown: [one, two], deleted: [] }

beforeEach(() => void answer(editTestimonials, both))
const open = () => renderPage('/admin/testimonials', { user: sampleUser({ role: 'admin' }) })

async function choose(person: UserEvent, author: string, entry: string) {
  await person.click(await screen.findByRole('button', { name: `More for ${author}` }))
  await person.click(screen.getByRole('button', { name: entry }))
}

test('marks examples and says what to do about them', async () => {
  open()
  expect(await screen.findByText('One of them is an example')).toBeVisible()
  expect(screen.getAllByText('Example')).toHaveLength(1)
})

test('adds a testimonial; shows errors at the right fields', async () => {
  const added = answer(createTestimonial, { shown: [one, two, { ...two, id: 3, quote: 'Third.' }], deleted: [] })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Add a testimonial' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Save the testimonial' }))
  expect(await dialog.findByRole('link', { name: 'Enter what was said.' })).toBeVisible()
  await person.type(dialog.getByLabelText('What was said'), 'Third.')
  await person.type(dialog.getByLabelText('Who said it'), 'Cy')
  const agreedOn = dialog.getByLabelText('Agreed to be quoted on (optional)')
  await person.type(agreedOn, '2026-10-05')
  await person.click(dialog.getByRole('button', { name: 'Save the testimonial' }))
  expect(await screen.findByText('“Third.”')).toBeVisible()
  expect(added.map(({ body }) => body)).toEqual([
    { quote: 'Third.', author: 'Cy', author_role: '', is_example: false, ...none, agreed_on: '2026-10-05' },
  ])
})

test('turns an example into a real testimonial', async () => {
  const saved = answer(updateTestimonial, { shown: [{ ...one, is_example: false }, two], deleted: [] })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Edit the words of Ada' }))
  await person.click(screen.getByRole('checkbox', { name: 'This is an invented example' }))
  await person.click(screen.getByRole('button', { name: 'Save the testimonial' }))
  expect(await screen.findByText('The testimonial has been saved.')).toBeVisible()
  expect(saved[0]?.body).toMatchObject({ is_example: false })
  expect(screen.queryByText('Example')).not.toBeInTheDocument()
})

test('what is typed while a testimonial is being saved stays open, and is saved on top of it', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Edit the words of Ada' }))
  const field = screen.getByLabelText('What was said')
  await person.type(field, ' Second.')
  const { release } = answerLater(updateTestimonial, {
    ...both,
    shown: [{ ...one, quote: 'First. Second.', version: 2 }, two],
  })
  await person.click(screen.getByRole('button', { name: 'Save the testimonial' }))
  await person.type(field, ' Third.')
  release()
  const save = await screen.findByRole('button', { name: 'Save the testimonial' })
  const saved = answer(updateTestimonial, both)
  await person.click(save)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.body).toMatchObject({ quote: 'First. Second. Third.', version: 2 })
})

test('words that somebody else has changed meanwhile are replaced only when they are saved again', async () => {
  const theirs = { ...one, quote: 'Theirs.', version: 2 }
  let stored = both
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Edit the words of Ada' }))
  stored = { ...both, shown: [theirs, two] }
  const reloaded = answer(editTestimonials, () => ok(stored))
  const saved = answer(updateTestimonial, ({ body }) => {
    const saved = body as EditedTestimonial
    if (saved.version !== stored.shown[0]?.version) return failure('changed-meanwhile')
    stored = { ...both, shown: [{ ...saved, id: 1, version: saved.version + 1 }, two] }
    return ok(stored)
  })
  const field = screen.getByLabelText('What was said')
  await person.clear(field)
  await person.type(field, 'Mine.')
  await person.click(screen.getByRole('button', { name: 'Save the testimonial' }))
  expect((await screen.findAllByText(/^This has been changed/))[0]).toBeVisible()
  expect(field).toHaveValue('Mine.')
  await waitFor(() => expect(reloaded).not.toHaveLength(0))
  await person.click(screen.getByRole('button', { name: 'Save the testimonial' }))
  expect(await screen.findByText('“Mine.”')).toBeVisible()
  expect(saved.map(({ body }) => (body as EditedTestimonial).version)).toEqual([1, 2])
})

test('a draft of earlier is saved as a change of the version that it was begun on', async () => {
  const first = open()
  await first.person.click(await screen.findByRole('button', { name: 'Edit the words of Ada' }))
  await first.person.type(screen.getByLabelText('What was said'), ' Mine.')
  first.unmount()
  answer(editTestimonials, { ...both, shown: [{ ...one, quote: 'Theirs.', version: 2 }, two] })
  const saved = answer(updateTestimonial, () => failure('changed-meanwhile'))
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Edit the words of Ada' }))
  expect(screen.getByLabelText('What was said')).toHaveValue('First. Mine.')
  await person.click(screen.getByRole('button', { name: 'Save the testimonial' }))
  expect((await screen.findAllByText(/^This has been changed/))[0]).toBeVisible()
  expect(saved[0]?.body).toMatchObject({ quote: 'First. Mine.', version: 1 })
})

test('moves, removes and restores testimonials', async () => {
  const ordered = answer(orderTestimonials, { shown: [two, one], deleted: [] })
  answer(deleteTestimonial, { shown: [two], deleted: [one] })
  answer(restoreTestimonial, both)
  const { person } = open()
  const grip = await screen.findByRole('button', { name: 'Move Ben: arrow keys, or drag' })
  grip.focus()
  await person.keyboard('{ArrowUp}')
  expect(screen.getByText('Ben is now 1 of 2.')).toBeInTheDocument()
  expect(grip).toHaveFocus()
  await waitFor(() => expect(ordered.map(({ body }) => body)).toEqual([{ ids: [2, 1] }]))
  await choose(person, 'Ada', 'Remove')
  await person.click(await screen.findByText('Deleted (1)'))
  await person.click(screen.getByRole('button', { name: 'Restore Ada, Teacher' }))
  expect(await screen.findByRole('button', { name: 'Edit the words of Ada' })).toBeVisible()
})

test('shows failures', async () => {
  answer(deleteTestimonial, () => failure('not-found'))
  const { person } = open()
  await choose(person, 'Ada', 'Remove')
  expect(await screen.findByText('Nothing was changed')).toBeVisible()
})
