import { within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listEditions, removeEdition, uploadEdition } from '#contract/editions.ts'
import { viewFileBefore } from '#contract/library.ts'
import { listCategories, listResources } from '#contract/resources.ts'
import { samplePlan } from '#contract/testing/sample-resource.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleEdition, sampleStaff } from '../../testing/samples.ts'

beforeEach(fakeUploads)

test('the console says which editions there are and why another cannot be made, and takes those that people have made', async () => {
  const { screen, person } = renderPage('/resources/manage/7', { user: sampleStaff('approved') })
  const booklet = sampleEdition({ kind: 'booklet', problem: 'One page does not fold.', remedy: 'Print its PDF.' })
  const word = sampleEdition({ kind: 'word' })
  answer(listResources, [samplePlan({ id: 7, title: 'Market day' })])
  answer(listCategories, [])
  answer(viewFileBefore, { before: null })
  answer(listEditions, [booklet, word])
  const panel = within(await screen.findByRole('region', { name: 'Editions' }))
  expect(panel.getByText('One page does not fold. Print its PDF.')).toBeVisible()
  expect(panel.getByText('Word, made when somebody asks for it')).toBeVisible()

  answer(uploadEdition, () => failure('resource/unreadable-edition'))
  const file = new File(['PK'], 'plan.docx')
  await person.upload(panel.getByLabelText('File for Word file'), file)
  expect(await panel.findByRole('alert')).toHaveTextContent('This is no file of this kind, or it is damaged.')

  answer(uploadEdition, [booklet, { ...word, bytes: 2, made_by: 'school', is_older: true }])
  await person.upload(panel.getByLabelText('File for Word file'), file)
  expect(await panel.findByText(/Word, yours. It was uploaded for the PDF before/)).toBeVisible()
  const removed = answer(removeEdition, [booklet, word])
  await person.click(panel.getByRole('button', { name: 'Remove Word file' }))
  expect(await panel.findByText('Word, made when somebody asks for it')).toBeVisible()
  expect(removed.map(({ url }) => url.pathname)).toEqual(['/api/resources/7/editions/word'])
})
