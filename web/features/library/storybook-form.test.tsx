import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listEditions } from '#contract/editions.ts'
import { createResource, listLibrary, updateResource, uploadPdf, viewFileBefore } from '#contract/library.ts'
import { viewOverview } from '#contract/overview.ts'
import { listCategories } from '#contract/resources.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { viewWorkshop } from '#contract/workshop.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const draft = { ...sampleResource({ id: 5, title: 'A stall', is_draft: true }), school: '', is_shipped: false }

function open(path: string) {
  const page = renderPage(path, { user: sampleUser({ role: 'admin' }) })
  answer(listLibrary, [draft])
  answer(listEditions, [])
  answer(viewFileBefore, { before: null })
  answer(viewOverview, quietOverview)
  answer(listCategories, [
    { id: 1, name: 'storybook', title: 'Storybook' },
    { id: 2, name: 'lesson-plan', title: 'Lesson plan' },
  ])
  return page
}

test('a new storybook is a draft, whatever was ticked before, and its workshop is next', async () => {
  const { screen, person, at } = open('/admin/library/new')
  fakeUploads()
  answer(uploadPdf, { pdf: '/x', image: '/x', title: 'A stall', page_count: 24, dropped: [], warnings: [] })
  answer(viewWorkshop, () => failure('resource/not-ready'))
  const made = answer(createResource, draft)
  await person.upload(await screen.findByLabelText('PDF'), new File(['%PDF'], 'x.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A stall'))
  await person.click(screen.getByRole('checkbox', { name: /^Published/ }))
  await person.selectOptions(screen.getByLabelText('Category'), 'Storybook')
  expect(screen.queryByRole('checkbox', { name: /^Published/ })).toBeNull()
  expect(screen.getByText(/^A new storybook is a draft/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  await waitFor(() => expect(at()).toBe('/admin/library/5/workshop'))
  expect(made[0]?.body).toMatchObject({ category: 'storybook', is_draft: true })
})

test('a storybook that cannot be published yet says so, and leads to what is missing', async () => {
  const { screen, person } = open('/admin/library/5')
  answer(updateResource, () => failure('resource/has-walls'))
  await person.click(await screen.findByRole('checkbox', { name: /^Published/ }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const link = await screen.findByRole('link', { name: 'See what is missing, in its workshop' })
  expect(link).toHaveAttribute('href', '/admin/library/5/workshop?part=checks')
  expect(screen.getAllByText(/^This book cannot be published yet/)[0]).toBeVisible()
})
