import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewOverview } from '#contract/overview.ts'
import {
  addText,
  type BookTexts,
  deleteText,
  type EditedText,
  listTexts,
  publishText,
  readTextFile,
  saveTextPage,
  saveTextPeople,
  type TextReading,
} from '#contract/text-editing.ts'
import { viewWorkshop } from '#contract/workshop.ts'
import { answer, failure, ok } from '../../../../testing/fake-api.ts'
import { fakeUploads } from '../../../../testing/fake-upload.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../../../testing/samples.ts'
import { sampleWorkshop } from '../testing/sample-workshop.ts'

const story: BookTexts['story'] = [
  { page: 1, image: '/1.webp', paragraphs: ['Ada found a red kite. It had no string.'] },
  { page: 2, image: '/2.webp', paragraphs: ['“Whose is it?” said Ada.', 'Nobody knew.'] },
]
const stored = (page: number, ...paragraphs: string[][]) => ({
  ...{ page, paragraphs, is_outdated: false, mark: `page-${page}.1` },
})
/** Invented text: a test, not a translation that anybody has checked. */
const polish = (changes: Partial<EditedText> = {}): EditedText => ({
  ...{ id: 7, language: 'pl', title: '', question: '', written_by: '', checked_by: '', is_published: false },
  ...{ ships: false, is_edited: true, mark: 'people.1' },
  pages: [stored(1, ['Ada znalazła czerwony latawiec.', 'Nie miał sznurka.'])],
  ...changes,
})

function open(texts: EditedText[] = [polish()], search = '') {
  const page = renderPage(`/admin/library/5/workshop?part=texts${search}`, { user: sampleUser({ role: 'admin' }) })
  const current = { texts }
  answer(viewWorkshop, sampleWorkshop())
  answer(viewOverview, quietOverview)
  answer(listTexts, () => ok({ story, texts: current.texts }))
  return { ...page, current }
}
/** Stores a page as the server does, with a sentence a paragraph. */
function takePages(text = polish()) {
  return answer(saveTextPage, ({ body, url }) => {
    const page = Number(url.pathname.split('/').at(-1))
    const { paragraphs } = body as { paragraphs: string[] }
    const saved = { ...stored(page, ...paragraphs.map((words) => [words])), mark: `page-${page}.2` }
    return ok({ ...text, checked_by: '', pages: [...text.pages.filter((each) => each.page !== page), saved] })
  })
}

test('words are written beside each paragraph of the story, and saved when their box is left', async () => {
  const { screen, person } = open()
  const received = takePages()
  expect(await screen.findByText('1 paragraph of 3 written, 2 missing.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Page 1' })).toHaveValue(
    'Ada znalazła czerwony latawiec. Nie miał sznurka.',
  )
  const box = screen.getByRole('textbox', { name: 'Page 2, paragraph 2' })
  expect(box).toHaveAttribute('lang', 'pl')
  await person.type(box, 'Nikt nie wiedział.')
  await person.tab()
  expect(await screen.findByText('2 paragraphs of 3 written, 1 missing.')).toBeVisible()
  expect(received[0]?.body).toEqual({ paragraphs: ['', 'Nikt nie wiedział.'], mark: '' })
  await person.click(screen.getByRole('button', { name: 'Go to the first empty box' }))
  expect(screen.getByRole('textbox', { name: 'Page 2, paragraph 1' })).toHaveFocus()
  await person.keyboard('Czyj?')
  await person.tab()
  await waitFor(() =>
    expect(received[1]?.body).toMatchObject({ paragraphs: ['Czyj?', 'Nikt nie wiedział.'], mark: 'page-2.2' }),
  )
})

test('boxes of Arabic run from right to left; one that has other sentences than the story says so', async () => {
  const { screen, person } = open([polish({ language: 'ar', pages: [] })])
  takePages(polish({ language: 'ar', pages: [] }))
  const box = await screen.findByRole('textbox', { name: 'Page 1' })
  expect(box).toHaveAttribute('dir', 'rtl')
  await person.type(box, 'وجدت آدا طائرة ورقية حمراء.')
  expect(screen.getByText('1 sentence, the story has 2: readers see them paragraph by paragraph.')).toBeVisible()
})

test('easier words have one box a page, and are counted', async () => {
  const { screen, person } = open([polish({ language: 'en', pages: [] })])
  const received = takePages(polish({ language: 'en', pages: [] }))
  const box = await screen.findByRole('textbox', { name: 'Page 2' })
  await person.type(box, 'Whose kite?{Enter}{Enter}No one knew.')
  expect(screen.getByText('5 words.')).toBeVisible()
  await person.tab()
  await waitFor(() => expect(received[0]?.body).toMatchObject({ paragraphs: ['Whose kite?', 'No one knew.'] }))
  await person.type(box, ' word'.repeat(20))
  expect(screen.getByText(/^25 words: at most 20 are easy to read/)).toBeVisible()
})

test('a whole text in easier words says for which year it reads', async () => {
  const page = (words: string) => stored(1, [words.repeat(25)])
  const { screen } = open([polish({ language: 'en', pages: [page('No one knew it. ')] })])
  expect(await screen.findByText(/It reads like a text for Year 1\.$/)).toBeVisible()
})

test('who is overtaken keeps what they wrote until they decide', async () => {
  const { screen, person, current } = open()
  answer(saveTextPage, () => failure('changed-meanwhile'))
  await person.type(await screen.findByRole('textbox', { name: 'Page 2, paragraph 1' }), 'Moje.')
  current.texts = [polish({ pages: [stored(2, ['Ich.'])] })]
  await person.tab()
  expect(await screen.findByText('Somebody else has saved this page in the meantime')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Page 2, paragraph 1' })).toHaveValue('Moje.')
  await person.click(screen.getByRole('button', { name: 'Discard mine' }))
  expect(await screen.findByDisplayValue('Ich.')).toBeVisible()
})

test('a page whose story has changed says so, loses no words, and is kept as it is with one press', async () => {
  const outdated = { ...stored(1, ['Raz.'], ['Dwa.']), is_outdated: true }
  const { screen, person } = open([polish({ pages: [outdated] })])
  const received = takePages()
  expect(await screen.findByText('The story has changed on this page')).toBeVisible()
  expect(screen.getByText(/The story has changed since on 1 page: look through it/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Page 1' })).toHaveValue('Raz.\n\nDwa.')
  await person.click(screen.getByRole('button', { name: 'They still fit' }))
  await waitFor(() => expect(screen.queryByText('The story has changed on this page')).toBeNull())
  expect(received[0]?.body).toEqual({ paragraphs: ['Raz.\n\nDwa.'], mark: 'page-1.1' })
})

test('who checked a text is told to readers, and taken out when words change', async () => {
  const { screen, person } = open()
  takePages()
  const named = answer(saveTextPeople, ({ body }) => ok(polish({ ...(body as Partial<EditedText>), mark: 'people.1' })))
  expect(await screen.findByText('Not yet checked by a reader of the language.')).toBeVisible()
  const checker = screen.getByRole('textbox', { name: 'Checked by a reader of Polish' })
  await person.type(checker, 'Jan Test')
  await person.tab()
  expect(screen.getByText('Checked by Jan Test.')).toBeVisible()
  await waitFor(() => expect(named[0]?.body).toMatchObject({ checked_by: 'Jan Test', mark: 'people.1' }))
  await person.type(screen.getByRole('textbox', { name: 'Page 2, paragraph 2' }), 'Nikt.')
  await person.tab()
  await waitFor(() => expect(checker).toHaveValue(''))
})

test('publishing says what is missing first, and why it failed', async () => {
  const { screen, person } = open()
  const asked = answer(publishText, () => failure('internal'))
  await person.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/2 paragraphs have no words yet/)).toBeVisible()
  expect(within(dialog).getByText(/Nobody is named who has checked it/)).toBeVisible()
  await person.click(within(dialog).getByRole('button', { name: 'Publish' }))
  expect(await within(dialog).findByText('It is not published')).toBeVisible()
  answer(publishText, polish({ is_published: true }))
  await person.click(within(dialog).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: 'Take it back' })).toBeVisible()
  expect(asked[0]?.body).toEqual({ is_published: true })
})

test('a translation that came with the book is offered for publication once somebody has checked it', async () => {
  const came = polish({ ships: true, is_edited: false })
  const { screen, person } = open([came])
  answer(saveTextPeople, ({ body }) => ok({ ...came, ...(body as Partial<EditedText>), mark: 'people.1' }))
  expect(await screen.findByText(/Enter below which reader of Polish has checked it/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await person.type(screen.getByRole('textbox', { name: 'Checked by a reader of Polish' }), 'Jan Test')
  await person.tab()
  await person.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(within(screen.getByRole('dialog')).queryByText(/Nobody is named who has checked it/)).toBeNull()
})

test('a text is begun in a language that there is none in, and deleted after a question', async () => {
  const { screen, person } = open([])
  await person.click(await screen.findByRole('button', { name: 'Begin a text' }))
  expect(await screen.findByText('Choose a language.')).toBeVisible()
  const begun = answer(addText, polish({ pages: [] }))
  await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Polish (polski)')
  await person.click(screen.getByRole('button', { name: 'Begin a text' }))
  expect(await screen.findByRole('heading', { name: /^Polish \(polski\)/ })).toBeVisible()
  expect(begun[0]?.body).toEqual({ language: 'pl' })
  answer(deleteText, { story, texts: [] })
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('button', { name: 'Begin a text' })).toBeVisible()
})

test('a file shows what would be placed and what not, and replaces words only where that is ticked', async () => {
  const { screen, person } = open()
  const found: TextReading = {
    pages: [
      { page: 1, paragraphs: ['Ada ma latawiec.'] },
      { page: 2, paragraphs: ['', 'Nikt nie wiedział.'] },
    ],
    unplaced: [{ row: 9, text: 'Za dużo.', reason: 'no-such-paragraph' }],
    is_of_other_book: false,
  }
  fakeUploads()
  answer(readTextFile, found)
  const received = takePages()
  await person.click(await screen.findByText('In a file, for somebody who writes it elsewhere'))
  await person.upload(screen.getByLabelText(/The file, filled in/), new File(['x'], 'polish.csv', { type: 'text/csv' }))
  expect(await screen.findByRole('heading', { name: 'What we found for Polish (polski)' })).toHaveFocus()
  expect(screen.getByText('The story has no such paragraph on this page.')).toBeVisible()
  expect(received).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Use this' }))
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.body).toEqual({ paragraphs: ['', 'Nikt nie wiedział.'], mark: '' })
  expect(await screen.findByRole('textbox', { name: 'Page 2, paragraph 2' })).toHaveValue('Nikt nie wiedział.')
  expect(screen.getByRole('textbox', { name: 'Page 1' })).toHaveValue(
    'Ada znalazła czerwony latawiec. Nie miał sznurka.',
  )
})
