import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listEditions } from '#contract/editions.ts'
import {
  createCategory,
  createResource,
  deleteCategory,
  deleteResource,
  type LibraryCategory,
  type LibraryEntry,
  listDeleted,
  listLibrary,
  listLibraryCategories,
  orderResources,
  putFileBack,
  renameCategory,
  restoreResource,
  updateResource,
  uploadPdf,
  viewFileBefore,
  viewReplacement,
} from '#contract/library.ts'
import { viewOverview } from '#contract/overview.ts'
import { listCategories } from '#contract/resources.ts'
import { featureBook, viewShowcaseChoice } from '#contract/showcase-choice.ts'
import { samplePlan } from '#contract/testing/sample-resource.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const entry = (changes: Partial<LibraryEntry>): LibraryEntry => ({
  ...samplePlan(changes),
  school: '',
  is_shipped: false,
  ...changes,
})
const book = entry({ id: 1, title: 'A story', category: 'storybook', is_free: true })
const plan = entry({ id: 2, title: 'B plan', belongs_to: 1 })
const draft = entry({ id: 3, title: 'C draft', is_draft: true })
const theirs = entry({ id: 4, title: 'D sheet', school: 'Hill Lane Primary School' })

const categories = [
  { id: 1, name: 'storybook', title: 'Storybook' },
  { id: 2, name: 'lesson-plan', title: 'Lesson plan' },
]

const choices = [
  { id: 1, title: 'A story' },
  { id: 5, title: 'Another story' },
]

function open(path: string, library = [book, plan, draft, theirs]) {
  const page = renderPage(path, { user: sampleUser({ role: 'admin' }) })
  const current = { library }
  answer(listLibrary, () => ok(current.library))
  answer(listDeleted, [])
  answer(listEditions, [])
  answer(viewFileBefore, { before: null })
  answer(listCategories, categories)
  answer(viewShowcaseChoice, { featured: null, choices })
  answer(viewOverview, quietOverview)
  return { ...page, current }
}

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent)

/** Opens the menu of a row, and presses something in it. */
async function choose(
  { screen, person }: Pick<ReturnType<typeof open>, 'screen' | 'person'>,
  name: string,
  what: string,
) {
  await person.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await person.click(screen.getByRole('button', { name: what }))
}

test('the operator names the book that visitors may look into', async () => {
  const { screen, person } = open('/admin/library')
  const received = answer(featureBook, { featured: 5, choices })
  const select = await screen.findByRole('combobox', { name: 'Visitors can look inside' })
  expect(select).toHaveDisplayValue('The first free storybook')
  await person.selectOptions(select, 'Another story')
  expect(received[0]?.body).toEqual({ resource_id: 5 })
  expect(await screen.findByText('Visitors can now look inside “Another story”.')).toBeVisible()
  expect(select).toHaveDisplayValue('Another story')
})

test('a book that cannot be shown to visitors is not taken', async () => {
  const { screen, person } = open('/admin/library')
  const sentence = 'Choose a free storybook that is on the shelf.'
  answer(featureBook, () => failure('request/invalid', { resource_id: sentence }))
  const select = await screen.findByRole('combobox', { name: 'Visitors can look inside' })
  await person.selectOptions(select, 'Another story')
  await waitFor(() => expect(select).toHaveAccessibleDescription(sentence))
  expect(select).toHaveDisplayValue('The first free storybook')
})

test('lists what is on the shelf, drafts, and what schools have added', async () => {
  const { screen, person } = open('/admin/library')
  const shelf = await screen.findByRole('list', { name: 'On the shelf' })
  await within(shelf).findByRole('link', { name: 'A story' })
  expect(titlesIn(shelf)).toEqual(['A story', 'B plan'])
  expect(shelf).toHaveTextContent('Storybook, free, 3 pages')
  expect(shelf).toHaveTextContent('Lesson plan, for approved schools, 3 pages')
  const [branch] = within(shelf).getAllByRole('listitem')
  expect(within(branch as HTMLElement).getByRole('link', { name: 'B plan' })).toHaveAttribute(
    'href',
    '/admin/library/2',
  )
  await person.click(screen.getByRole('button', { name: '1 paper of A story' }))
  expect(titlesIn(shelf)).toEqual(['A story'])
  await person.click(screen.getByRole('button', { name: 'From schools (1)' }))
  const schools = screen.getByRole('list', { name: 'From schools' })
  expect(titlesIn(schools)).toEqual(['D sheet'])
  expect(schools).toHaveTextContent('Hill Lane Primary School')
  await person.click(screen.getByRole('button', { name: 'More for D sheet' }))
  expect(within(schools).queryByRole('button', { name: /Publish|Unpublish|Move/ })).toBeNull()
  expect(within(schools).getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('schools can be told of a storybook on the shelf, and of nothing else', async () => {
  const unseen = entry({ id: 5, title: 'E story', category: 'storybook', is_draft: true })
  const school = entry({ id: 6, title: 'F story', category: 'storybook', school: 'Hill Lane Primary School' })
  const { screen, person } = open('/admin/library', [book, plan, unseen, school])
  const more = (name: string) => person.click(screen.getByRole('button', { name: `More for ${name}` }))
  const tell = () => screen.queryByRole('link', { name: 'Tell schools about it' })
  await screen.findByRole('button', { name: 'More for A story' })
  await more('A story')
  expect(tell()).toHaveAttribute('href', '/admin/library/1/news')
  await person.keyboard('{Escape}')
  await more('B plan')
  expect(tell()).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Drafts (1)' }))
  await more('E story')
  expect(tell()).toBeNull()
  await person.click(screen.getByRole('button', { name: 'From schools (1)' }))
  await more('F story')
  expect(tell()).toBeNull()
})

test('a row has no more than its name, what folds its papers and a menu that closes by Escape', async () => {
  const { screen, person } = open('/admin/library')
  const more = await screen.findByRole('button', { name: 'More for B plan' })
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  more.focus()
  await person.keyboard('{Enter}')
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/resources/view/2')
  await person.keyboard('{Tab}{Escape}')
  expect(more).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('publishes a draft', async () => {
  const page = open('/admin/library?show=drafts')
  const changed = answer(updateResource, () => {
    page.current.library = [book, plan, { ...draft, is_draft: false }, theirs]
    return ok({ ...draft, is_draft: false })
  })
  await choose(page, 'C draft', 'Publish')
  expect(await page.screen.findByText('“C draft” is on the shelf.')).toBeVisible()
  expect(changed.map(({ body }) => body)).toEqual([{ is_draft: false, version: 1 }])
})

const sheet = entry({ id: 6, title: 'E sheet', belongs_to: 1 })
const other = entry({ id: 5, title: 'F story', category: 'storybook' })

test('the arrow keys and the menu put papers and books in another order, and the focus stays', async () => {
  const page = open('/admin/library', [book, plan, sheet, other])
  const { screen, person } = page
  const ordered = answer(orderResources, {})
  const list = await screen.findByRole('list', { name: 'On the shelf' })
  const grip = await within(list).findByRole('button', { name: 'Move E sheet: arrow keys, or drag' })
  grip.focus()
  await person.keyboard('{ArrowUp}')
  expect(titlesIn(list)).toEqual(['A story', 'E sheet', 'B plan', 'F story'])
  expect(screen.getByText('E sheet is now 1 of 2.')).toBeInTheDocument()
  expect(grip).toHaveFocus()
  await person.keyboard('{ArrowUp}')
  await choose(page, 'A story', 'Move down')
  expect(titlesIn(list)).toEqual(['F story', 'A story', 'E sheet', 'B plan'])
  expect(screen.getByText('A story is now 2 of 2.')).toBeInTheDocument()
  await waitFor(() => expect(ordered.map(({ body }) => body)).toEqual([{ ids: [1, 6, 2, 5] }, { ids: [6, 2, 5, 1] }]))
})

test('a paper goes to another book, in the version that was seen, and the focus goes along', async () => {
  const page = open('/admin/library', [book, plan, other])
  const { screen, person } = page
  const changed = answer(updateResource, { ...plan, belongs_to: 5, version: 2 })
  const ordered = answer(orderResources, {})
  await choose(page, 'B plan', 'Move to another book')
  const dialog = within(screen.getByRole('dialog', { name: 'Move “B plan”' }))
  await person.selectOptions(dialog.getByLabelText('Storybook it goes with'), 'F story')
  await person.click(dialog.getByRole('button', { name: 'Move it' }))
  expect(await screen.findByText('B plan is now with F story, 1 of 1.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '1 paper of F story' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for B plan' })).toHaveFocus())
  await waitFor(() => expect(changed.map(({ body }) => body)).toEqual([{ belongs_to: 5, version: 1 }]))
  await waitFor(() => expect(ordered.map(({ body }) => body)).toEqual([{ ids: [1, 5, 2] }]))
})

test('a move that somebody else came before is taken back, with the reason', async () => {
  const page = open('/admin/library', [book, plan, other])
  const { screen, person } = page
  answer(updateResource, () => failure('changed-meanwhile'))
  await choose(page, 'B plan', 'Move to another book')
  const dialog = within(screen.getByRole('dialog', { name: 'Move “B plan”' }))
  await person.selectOptions(dialog.getByLabelText('Storybook it goes with'), 'No storybook')
  await person.click(dialog.getByRole('button', { name: 'Move it' }))
  expect(await screen.findByText(/This has been changed/)).toBeVisible()
  expect(await screen.findByRole('button', { name: '1 paper of A story' })).toBeVisible()
})

test('an operator sets the audience of a resource and its storybook', async () => {
  const { screen, person, at } = open('/admin/library/new')
  fakeUploads()
  const facts = { title: 'The kite', page_count: 2, dropped: [], warnings: [] }
  answer(uploadPdf, { pdf: '/api/resources/upload/x', image: '/x', ...facts })
  const made = answer(createResource, plan)
  await person.upload(await screen.findByLabelText('PDF'), new File(['%PDF'], 'x.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('The kite'))
  await person.selectOptions(screen.getByLabelText('Category'), 'Lesson plan')
  await screen.findByRole('option', { name: 'A story' })
  await person.selectOptions(screen.getByLabelText('Storybook it belongs to'), 'A story')
  await person.clear(screen.getByLabelText('Ages from'))
  await person.type(screen.getByLabelText('Ages from'), '99')
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  expect(screen.getByLabelText('Ages from')).toHaveAccessibleDescription('Enter an age from 3 to 18.')
  await person.clear(screen.getByLabelText('Ages from'))
  await person.type(screen.getByLabelText('Ages from'), '7')
  await person.type(screen.getByLabelText('Minutes'), '40')
  await person.selectOptions(screen.getByLabelText('Licence'), 'Creative Commons Attribution (CC BY 4.0)')
  expect(screen.getByLabelText('Licence')).toHaveAccessibleDescription(/as long as you name its author/)
  await person.click(screen.getByRole('checkbox', { name: /^Free/ }))
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  await waitFor(() => expect(at()).toBe('/admin/library'))
  expect(made[0]?.body).toMatchObject({
    belongs_to: 1,
    age_from: 7,
    age_to: 9,
    minutes: 40,
    licence: 'cc-by',
    is_free: true,
    is_draft: true,
  })
})

test('what would go with a replaced PDF is named before it is saved, and has to be accepted', async () => {
  const { screen, person, at } = open('/admin/library/1')
  fakeUploads()
  const facts = { title: 'The kite', page_count: 2, dropped: [], warnings: [] }
  answer(uploadPdf, { pdf: '/api/resources/upload/x', image: '/x', ...facts })
  const goes = [
    { kind: 'word' as const, page: 2, text: 'brolly' },
    { kind: 'word' as const, page: 0, text: 'kite' },
    { kind: 'question' as const, page: 3, text: 'Who is there?' },
  ]
  const asked = answer(viewReplacement, { stays: 4, goes, moved: [{ from: 2, to: 3 }], unheard: [2] })
  const changed = answer(updateResource, ({ body }) =>
    (body as { accepts_loss?: boolean }).accepts_loss ? ok(book) : failure('resource/teaching-goes'),
  )
  await person.upload(await screen.findByLabelText('PDF'), new File(['%PDF'], 'x.pdf', { type: 'application/pdf' }))
  const list = await screen.findByRole('list', { name: 'What would go' })
  expect(asked[0]?.url.searchParams.get('pdf')).toBe('/api/resources/upload/x')
  for (const words of ['2 explained words', 'Page 2: brolly', 'Cover: kite', '1 question', 'Page 3: Who is there?'])
    expect(within(list).getByText(words)).toBeVisible()
  expect(screen.getByText('Page 2 becomes page 3. What is taught with it moves too.')).toBeVisible()
  expect(screen.getByText(/^Page 2 will be read by the voice of the device/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changed).toHaveLength(1))
  expect(at()).toBe('/admin/library/1')
  await person.click(screen.getByRole('checkbox', { name: 'Replace the PDF all the same.' }))
  await person.type(screen.getByLabelText('Themes (optional)'), 'patience, owning up,')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(at()).toBe('/admin/library'))
  expect(changed.at(-1)?.body).toMatchObject({ themes: ['patience', 'owning up'], reading_year: null })
})

test('adds and renames categories, and removes empty ones', async () => {
  const songs = { id: 3, name: 'songs', title: 'Songs', resources: 0, version: 1 }
  const current: LibraryCategory[] = [
    { id: 1, name: 'storybook', title: 'Storybook', resources: 0, version: 1 },
    { id: 2, name: 'lesson-plan', title: 'Lesson plan', resources: 3, version: 1 },
    songs,
  ]
  const { screen, person } = open('/admin/categories')
  answer(listLibraryCategories, () => ok([...current]))
  const list = await screen.findByRole('list', { name: 'Categories' })
  expect(await within(list).findByText('3 resources')).toBeVisible()
  const openMenu = async (title: string) => {
    await person.click(within(list).getByRole('button', { name: `More for ${title}` }))
    return within(list).queryByRole('button', { name: 'Remove' })
  }
  for (const used of ['Storybook', 'Lesson plan']) expect(await openMenu(used)).toBeNull()

  answer(createCategory, () => failure('category/taken', { title: 'There is already a category with this name.' }))
  await person.type(screen.getByLabelText('New category'), 'Songs')
  await person.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(screen.getByLabelText('New category')).toHaveAccessibleDescription(
      'There is already a category with this name.',
    ),
  )

  let isFirst = true
  const renamed = answer(renameCategory, () => {
    if (!isFirst) return ok({ ...songs, title: 'Music', version: 3 })
    isFirst = false
    current[2] = { ...songs, title: 'Songs and rhymes', version: 2 }
    return failure('changed-meanwhile')
  })
  await person.click(within(list).getByRole('button', { name: 'Rename Songs' }))
  const field = screen.getByLabelText('New name of Songs')
  expect(field).toHaveFocus()
  await person.clear(field)
  await person.type(field, 'Music{Enter}')
  const told = await screen.findByLabelText('New name of Songs and rhymes')
  expect(told).toHaveValue('Music')
  expect(told).toHaveAccessibleDescription(/^This has been changed .* try again to replace their changes.$/)
  current[2] = songs
  await person.type(told, '{Enter}')
  await waitFor(() =>
    expect(renamed.map(({ body }) => body)).toEqual([
      { title: 'Music', version: 1 },
      { title: 'Music', version: 2 },
    ]),
  )

  // What is typed while a name is being saved stays, and is saved on top of it.
  const { release } = answerLater(renameCategory, { ...songs, title: 'Music', version: 2 })
  await person.click(within(list).getByRole('button', { name: 'Rename Songs' }))
  const slow = screen.getByLabelText('New name of Songs')
  await person.clear(slow)
  await person.type(slow, 'Music{Enter} and rhymes')
  release()
  await within(list).findByRole('button', { name: 'Save' })
  const again = answer(renameCategory, { ...songs, title: 'Music and rhymes', version: 3 })
  await person.type(slow, '{Enter}')
  await waitFor(() => expect(again.map(({ body }) => body)).toEqual([{ title: 'Music and rhymes', version: 2 }]))

  answer(deleteCategory, () => {
    current.pop()
    return ok({})
  })
  const back = answer(createCategory, { id: 3, name: 'songs', title: 'Songs' })
  await person.click((await openMenu('Songs')) as HTMLElement)
  expect(await screen.findByText('“Songs” has been removed.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(back.map(({ body }) => body)).toEqual([{ title: 'Songs' }]))
})

test('a book that is back as a draft after it was deleted says so', async () => {
  const page = open('/admin/library')
  answer(deleteResource, {})
  answer(restoreResource, { ...book, is_draft: true })
  await choose(page, 'A story', 'Delete')
  await page.person.click(await page.screen.findByRole('button', { name: 'Undo' }))
  expect(
    await page.screen.findByText('“A story” is back. Until you publish it, only operators can see it.'),
  ).toBeVisible()
})

test('the PDF that was replaced last can be put back', async () => {
  const { screen, person, at } = open('/admin/library/1')
  answer(viewFileBefore, { before: { replaced_time: '2026-11-20T10:00:00.000Z', page_count: 24 } })
  const asked = answer(putFileBack, book)
  await person.click(await screen.findByRole('button', { name: 'Put it back…' }))
  expect(screen.getByText(/replaced on 20 November 2026 \(24 pages\)/)).toBeVisible()
  await person.click(await screen.findByRole('button', { name: 'Put it back' }))
  await waitFor(() => expect(at()).toBe('/admin/library'))
  expect(asked).toHaveLength(1)
})
