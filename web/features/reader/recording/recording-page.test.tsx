import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteNarration, type Narration, viewNarration } from '#contract/narrations.ts'
import { viewBook } from '#contract/resources.ts'
import { answer, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { sampleBook } from '../testing/sample-book.ts'

beforeEach(() => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
})

const narration: Narration = { narrator: 'Ada Birch', is_published: false, pages: [] }

test('a voice can be deleted while its book is being prepared, and the dialog stays open when that fails', async () => {
  let held = narration
  answer(viewNarration, () => ok(held))
  answer(viewBook, () => failure('resource/not-ready'))
  const { screen, person } = renderPage('/admin/library/7/voice', { user: sampleUser({ role: 'admin' }) })
  expect(await screen.findByText('This book is not ready for recording')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  answer(deleteNarration, () => failure('internal'))
  await person.click(screen.getByRole('button', { name: 'Delete the recordings' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Delete them' }))
  expect(await dialog.findByText('The recordings were not deleted')).toBeVisible()
  held = { ...narration, narrator: '' }
  answer(deleteNarration, held)
  await person.click(dialog.getByRole('button', { name: 'Delete them' }))
  expect(await screen.findByText('We could not load the book')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete the recordings' })).toBeNull()
})

test('pages without words are not counted, also where one was recorded before its words were taken out', async () => {
  const recording = { id: '1', url: '/recording', seconds: 12.4, starts: [] }
  const page = { number: 1, has_words: true, recording, is_outdated: false }
  answer(viewNarration, {
    ...narration,
    pages: [
      page,
      { ...page, number: 2, recording: null, has_words: false },
      { ...page, number: 3, has_words: false, is_outdated: true },
    ],
  })
  answer(viewBook, sampleBook())
  const { screen } = renderPage('/admin/library/7/voice', { user: sampleUser({ role: 'admin' }) })
  expect(await screen.findByText('1 of 1 pages recorded')).toBeVisible()
  expect(screen.getByText(/^Everything is recorded/)).toBeVisible()
})
