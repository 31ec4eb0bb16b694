import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listEditions } from '#contract/editions.ts'
import {
  createResource,
  type DeletedResource,
  deleteResource,
  listDeleted,
  restoreResource,
  updateResource,
  uploadPdf,
  viewFileBefore,
} from '#contract/library.ts'
import { listCategories, listResources, type Resource } from '#contract/resources.ts'
import { samplePlan } from '#contract/testing/sample-resource.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

function open(path: string, { owned = [], deleted = [], user = sampleStaff('approved') }: Opening = {}) {
  const page = renderPage(path, { user })
  const current = { owned: [...owned], deleted: [...deleted] }
  answer(listResources, ({ url }) => ok(url.searchParams.get('owned') ? current.owned : []))
  answer(listDeleted, () => ok(current.deleted))
  answer(listEditions, [])
  answer(viewFileBefore, { before: null })
  answer(listCategories, [
    { id: 1, name: 'storybook', title: 'Storybook' },
    { id: 2, name: 'lesson-plan', title: 'Lesson plan' },
  ])
  return { ...page, current }
}

interface Opening {
  owned?: Resource[]
  deleted?: DeletedResource[]
  user?: ReturnType<typeof sampleUser>
}

test('lists the user’s own resources with date and actions', async () => {
  const { screen } = open('/resources/manage', { owned: [samplePlan({ id: 7, title: 'Market day' })] })
  const table = await screen.findByRole('table')
  expect(screen.getByText(/so can the people who run the portal/)).toBeVisible()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title', 'Created on', 'Actions'])
  const row = within(table).getAllByRole('row')[1] as HTMLElement
  expect(await within(row).findByText('Lesson plan, 3 pages')).toBeVisible()
  expect(row).toHaveTextContent('20 Nov 2026')
  expect(within(row).getByRole('link', { name: 'Market day' })).toHaveAttribute('href', '/resources/view/7')
  expect(within(row).getByRole('link', { name: 'Edit Market day' })).toHaveAttribute('href', '/resources/manage/7')
})

test('says when there is nothing yet', async () => {
  const { screen } = open('/resources/manage')
  expect(await screen.findByText('No books found')).toBeVisible()
})

test('tells parents whose page this is; takes editors to the library', async () => {
  const parent = open('/resources/manage', { user: sampleUser() })
  expect(await parent.screen.findByText('This page is for staff of approved schools')).toBeVisible()
  expect(parent.screen.queryByRole('link', { name: 'Your resources' })).toBeNull()
  parent.unmount()
  const operator = open('/resources/manage', { user: sampleUser({ role: 'admin' }) })
  expect(await operator.screen.findByRole('link', { name: 'Open the library' })).toBeVisible()
  operator.unmount()
  const support = open('/resources/manage', { user: sampleUser({ role: 'admin', rights: 'support' }) })
  expect(await support.screen.findByRole('link', { name: 'Go to the books and resources' })).toBeVisible()
})

test('a deleted resource can be restored: at once, and later from the list', async () => {
  const one = samplePlan({ id: 7, title: 'Market day' })
  const { screen, person, current } = open('/resources/manage', { owned: [one] })
  answer(deleteResource, () => {
    current.owned = []
    current.deleted = [
      {
        id: 7,
        title: 'Market day',
        category: 'lesson-plan',
        delete_time: '2026-11-20T10:00:00.000Z',
        restore_until: '2026-12-20',
      },
    ]
    return ok({})
  })
  const restored = answer(restoreResource, () => {
    current.owned = [one]
    current.deleted = []
    return ok(one)
  })
  await person.click(await screen.findByRole('button', { name: 'Delete Market day' }))
  expect(await screen.findByText('“Market day” has been deleted.')).toBeVisible()
  expect(await screen.findByText('Deleted on 20 Nov 2026. You can restore it until 20 Dec 2026.')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('table')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Delete Market day' }))
  await person.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await person.click(screen.getByRole('button', { name: 'Restore Market day', hidden: true }))
  await waitFor(() => expect(restored).toHaveLength(2))
})

const pdf = () => new File(['%PDF-1.7'], 'market_day plan.pdf', { type: 'application/pdf' })
const uploaded = {
  pdf: '/api/resources/upload/x',
  image: '/api/resources/upload/x/cover',
  title: '',
  page_count: 3,
  dropped: [],
  warnings: [],
}

test('uploads a PDF at once and titles the resource; the form creates it', async () => {
  const { screen, person, at } = open('/resources/manage/new')
  fakeUploads()
  answer(uploadPdf, uploaded)
  const made = answer(createResource, samplePlan({ title: 'Market day' }))
  await person.upload(await screen.findByLabelText('PDF'), pdf())
  expect(await screen.findByText('PDF uploaded: 3 pages')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('market day plan')
  await person.clear(screen.getByLabelText('Title'))
  await person.type(screen.getByLabelText('Title'), 'Market day')
  await person.selectOptions(screen.getByLabelText('Category'), 'Lesson plan')
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  await waitFor(() => expect(at()).toBe('/resources/manage'))
  expect(made[0]?.body).toMatchObject({ title: 'Market day', category: 'lesson-plan', pdf: uploaded.pdf, image: '' })
})

test('a form submitted during the upload waits for it, and is sent then', async () => {
  const { screen, person, at } = open('/resources/manage/new')
  fakeUploads()
  let finish = () => undefined as unknown
  const isUploaded = new Promise((resolve) => {
    finish = () => resolve(undefined)
  })
  answer(uploadPdf, async () => {
    await isUploaded
    return ok({ ...uploaded, title: 'Market day' })
  })
  const created = answer(createResource, samplePlan({ id: 9, title: 'Market day' }))
  await person.upload(await screen.findByLabelText('PDF'), pdf())
  await person.selectOptions(screen.getByLabelText('Category'), 'Lesson plan')
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  expect(await screen.findByText('We will add it as soon as the PDF has been uploaded.')).toBeVisible()
  expect(created).toEqual([])
  finish()
  await waitFor(() => expect(at()).toBe('/resources/manage'))
  expect(created.map(({ body }) => body)).toEqual([expect.objectContaining({ pdf: uploaded.pdf })])
})

test('what readers will see otherwise is said by page, and nothing is sent before the author has read it', async () => {
  const { screen, person, at } = open('/resources/manage/new')
  fakeUploads()
  let finish = () => undefined as unknown
  const isUploaded = new Promise((resolve) => {
    finish = () => resolve(undefined)
  })
  const unseen = [2, 3, 4, 9].map((page) => ({ page, kind: 'unseen-words' as const, font: '' }))
  answer(uploadPdf, async () => {
    await isUploaded
    return ok({
      ...uploaded,
      title: 'Market day',
      warnings: [...unseen, { page: 1, kind: 'missing-font', font: 'Comic Sans MS' }],
    })
  })
  const created = answer(createResource, samplePlan({ id: 9, title: 'Market day' }))
  await person.upload(await screen.findByLabelText('PDF'), pdf())
  await person.selectOptions(screen.getByLabelText('Category'), 'Lesson plan')
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  finish()
  expect(await screen.findByText(/^Pages 2 to 4 and 9: the words cannot be seen/)).toBeVisible()
  expect(screen.getByText(/^Page 1: the typeface “Comic Sans MS” is not in the file/)).toBeVisible()
  expect(await screen.findByText(/^Not sent yet: look at what the form says/)).toBeVisible()
  expect(created).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  await waitFor(() => expect(at()).toBe('/resources/manage'))
  expect(created).toHaveLength(1)
})

test('an empty form names each missing field and sends nothing', async () => {
  const { screen, person } = open('/resources/manage/new')
  const made = answer(createResource, samplePlan())
  await person.click(await screen.findByRole('button', { name: 'Add it' }))
  const summary = screen.getByText('There is a problem').parentElement as HTMLElement
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a PDF first.', 'Enter a title.', 'Choose a category.'])
  expect(screen.getByLabelText('PDF')).toHaveAccessibleDescription(/Choose a PDF first\./)
  expect(made).toEqual([])
})

test('reports a problem with a PDF at the field; does not send 51 MB', async () => {
  const { screen, person } = open('/resources/manage/new')
  fakeUploads()
  const sentence = 'This PDF has no pages. Save it again from the program that made it, then try again.'
  const received = answer(uploadPdf, () => failure('resource/unreadable-pdf', { pdf: sentence }))
  const field = await screen.findByLabelText('PDF')
  await person.upload(field, pdf())
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This PDF has no pages/))
  const large = pdf()
  Object.defineProperty(large, 'size', { value: 51 * 1_048_576 })
  fireEvent.drop(screen.getByText(/Drag a PDF here/).closest('label') as HTMLElement, {
    dataTransfer: { files: [large] },
  })
  await waitFor(() => expect(field).toHaveAccessibleDescription(/larger than 50 MB/))
  expect(received).toHaveLength(1)
})

test('an edit sends the form’s values, without an unchanged cover', async () => {
  const { screen, person, at } = open('/resources/manage/7', { owned: [samplePlan({ id: 7 })] })
  const sent = answer(updateResource, samplePlan({ id: 7, title: 'Better' }))
  const title = await screen.findByLabelText('Title')
  await person.clear(title)
  await person.type(title, 'Better')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(at()).toBe('/resources/manage'))
  expect(sent[0]?.body).toMatchObject({ title: 'Better', pdf: '/api/resources/7/pdf' })
  expect(sent[0]?.body).not.toHaveProperty('image')
})

test('what is typed while a resource is being saved stays, and is sent with the next press', async () => {
  const plan = samplePlan({ id: 5 })
  const { screen, person, at } = open('/resources/manage/5', { owned: [plan] })
  const { release } = answerLater(updateResource, { ...plan, title: 'Market day', version: 2 })
  const title = await screen.findByLabelText('Title')
  await person.clear(title)
  await person.type(title, 'Market day')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await person.type(title, ' in June')
  release()
  expect(
    await screen.findByText(/“Market day” has been saved, but not the changes that you have made since/),
  ).toBeVisible()
  expect(title).toHaveValue('Market day in June')
  const sent = answer(updateResource, { ...plan, title: 'Market day in June' })
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ title: 'Market day in June', version: 2 }))
  await waitFor(() => expect(at()).not.toContain('5'))
})

test('a resource that was changed elsewhere is replaced by a second press only, and what was typed stays', async () => {
  const owned = [samplePlan({ id: 7 })]
  const { screen, person, at, client, current } = open('/resources/manage/7', { owned })
  answer(updateResource, () => failure('changed-meanwhile'))
  const title = await screen.findByLabelText('Title')
  await person.clear(title)
  await person.type(title, 'Mine')
  current.owned = [samplePlan({ id: 7, title: 'Theirs', version: 2 })]
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/try again to replace their changes/))[0]).toBeVisible()
  expect(title).toHaveValue('Mine')
  // A third save, which nobody knows about, arrives in the background.
  current.owned = [samplePlan({ id: 7, title: 'The third', version: 3 })]
  await client.refetchQueries({ queryKey: ['resources'] })
  const sent = answer(updateResource, samplePlan({ id: 7, title: 'Mine' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(at()).toBe('/resources/manage'))
  expect(sent[0]?.body).toMatchObject({ title: 'Mine', version: 2 })
})

test('says when a resource is deleted or not the user’s own', async () => {
  const { screen } = open('/resources/manage/8')
  expect(await screen.findByText('We could not find this resource')).toBeVisible()
})
