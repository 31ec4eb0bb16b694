import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { updateResource } from '#contract/library.ts'
import { viewOverview } from '#contract/overview.ts'
import {
  checkBook,
  readPastedGuide,
  saveLessonSteps,
  saveSayings,
  saveTaughtPage,
  saveTaughtWords,
  viewWorkshop,
  type Workshop,
} from '#contract/workshop.ts'
import { answer, answerLater, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../../testing/samples.ts'
import { samplePage, sampleWorkshop } from './testing/sample-workshop.ts'

function open(search = '', workshop: Workshop = sampleWorkshop()) {
  const page = renderPage(`/admin/library/5/workshop${search}`, { user: sampleUser({ role: 'admin' }) })
  const current = { workshop }
  answer(viewWorkshop, () => ok(current.workshop))
  answer(viewOverview, quietOverview)
  return { ...page, current }
}

const described = { title: '', questions: [], listen_for: '', text: null }

test('what is written beside a page is saved when its field is left, on top of what was seen', async () => {
  const { screen, person } = open('?page=1')
  const saving = answerLater(saveTaughtPage, { mark: 'page-1.2' })
  const field = await screen.findByRole('textbox', { name: 'The picture in words' })
  await person.clear(field)
  await person.type(field, 'A girl on a hill')
  expect(saving.received).toEqual([])
  await person.tab()
  await waitFor(() => expect(saving.received).toHaveLength(1))
  expect(screen.getByText('Saving…')).toBeVisible()
  expect(saving.received[0]?.body).toEqual({ ...described, alt: 'A girl on a hill', declined: [], mark: 'page-1.1' })
  saving.release()
  expect(await screen.findByText('Saved')).toBeVisible()
  await person.type(screen.getByRole('textbox', { name: /^Heading/ }), 'One')
  await person.tab()
  await waitFor(() => expect(saving.received).toHaveLength(2))
  expect(saving.received[1]?.body).toMatchObject({ alt: 'A girl on a hill', title: 'One', mark: 'page-1.2' })
})

test('what is written is saved after a pause too', async () => {
  const { screen, person } = open('?page=1')
  const received = answer(saveTaughtPage, { mark: 'page-1.2' })
  await person.type(await screen.findByRole('textbox', { name: 'The picture in words' }), '!')
  await waitFor(() => expect(received).toHaveLength(1))
})

test('a page that could not be saved says why, is marked on the strip, and is asked about before the tab is closed', async () => {
  const { screen, person } = open('?page=1')
  const refuse = { is: true }
  const received = answer(saveTaughtPage, () => (refuse.is ? failure('internal') : ok({ mark: 'page-1.2' })))
  await person.type(await screen.findByRole('textbox', { name: 'The picture in words' }), '!')
  await person.tab()
  expect(await screen.findByText(/^Not saved: /)).toBeVisible()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Page 1, not saved' }))
  expect(await screen.findByDisplayValue('Picture 1!')).toBeVisible()
  refuse.is = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(received).toHaveLength(2)
})

test('who was overtaken keeps what they wrote, and replaces the other only when they say so', async () => {
  const { screen, person, current } = open('?page=1')
  const received = answer(saveTaughtPage, ({ body }) =>
    (body as { mark: string }).mark === 'page-1.1' ? failure('changed-meanwhile') : ok({ mark: 'page-1.3' }),
  )
  await person.type(await screen.findByRole('textbox', { name: 'The picture in words' }), '!')
  const theirs = samplePage(1, { alt: 'Theirs', mark: 'page-1.2' })
  current.workshop = sampleWorkshop({ pages: [samplePage(0), theirs, samplePage(2)] })
  await person.tab()
  expect(await screen.findByText('Somebody else has saved this page in the meantime')).toBeVisible()
  await person.click(await screen.findByRole('button', { name: 'Continue with mine' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(received[1]?.body).toMatchObject({ alt: 'Picture 1!', mark: 'page-1.2' })
})

test('the arrow keys go along the pages, and a page is gone on with in the same field', async () => {
  const { screen, person } = open('?page=0&field=listen_for')
  const listenFor = () => screen.getByRole('textbox', { name: /^What to listen for/ })
  await screen.findByRole('heading', { name: 'Cover' })
  expect(listenFor()).toHaveFocus()
  await person.keyboard('{Alt>}{PageDown}{PageDown}{PageUp}{/Alt}')
  expect(await screen.findByRole('heading', { name: 'Page 1' })).toBeVisible()
  expect(listenFor()).toHaveFocus()
  screen.getByRole('button', { name: 'Page 1' }).focus()
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Page 2' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveFocus()
})

test('questions are added, ordered and taken out by keys; an empty one is not stored', async () => {
  const questions = ['First?', 'Second?'].map((text) => ({ text, is_deep: false }))
  const { screen, person } = open('?page=1', sampleWorkshop({ pages: [samplePage(0), samplePage(1, { questions })] }))
  const received = answer(saveTaughtPage, { mark: 'page-1.2' })
  ;(await screen.findByRole('button', { name: 'Move question 2 up' })).focus()
  await person.keyboard('{ArrowUp}')
  await person.type(screen.getByRole('textbox', { name: 'Question 2' }), '{Enter}')
  expect(screen.getByRole('textbox', { name: 'Question 3' })).toHaveFocus()
  await person.click(screen.getAllByRole('checkbox', { name: 'Goes deeper' })[0] as HTMLElement)
  await person.tab()
  await waitFor(() =>
    expect(received.at(-1)?.body).toMatchObject({
      questions: [
        { text: 'Second?', is_deep: true },
        { text: 'First?', is_deep: false },
      ],
    }),
  )
})

const box = { x: 0.1, y: 0.7, width: 0.5, height: 0.05 }

test('a line of words is corrected where it stands, and restored as the PDF has it, alone or with all others', async () => {
  const below = { ...box, y: 0.8 }
  const text = [
    [
      { text: 'First.', ...box },
      { text: 'Second.', ...below },
    ],
  ]
  const { screen, person } = open('?page=1', sampleWorkshop({ pages: [samplePage(0), samplePage(1, { text })] }))
  let saves = 1
  const received = answer(saveTaughtPage, () => ok({ mark: `page-1.${++saves}` }))
  const line = await screen.findByRole('textbox', { name: 'Line 1' })
  await person.clear(line)
  await person.type(line, 'Corrected.')
  await person.click(screen.getByRole('button', { name: 'Take out line 2' }))
  await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ text: [[{ text: 'Corrected.', ...box }]] }))
  expect(screen.getByText('In the PDF: “First.”')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Restore “Second.” as in the PDF' }))
  const both = [
    { text: 'Corrected.', ...box },
    { text: 'Second.', ...below },
  ]
  await person.tab()
  await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ text: [both] }))
  await person.click(screen.getByRole('button', { name: 'Restore line 1 as in the PDF' }))
  await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ text: null }))
  expect(screen.queryByText(/^In the PDF/)).toBeNull()

  await person.type(screen.getByRole('textbox', { name: 'Line 2' }), '!')
  await person.click(screen.getByRole('button', { name: 'Take out line 1' }))
  await person.click(screen.getByRole('button', { name: 'All words as in the PDF…' }))
  expect(screen.getByRole('dialog')).toHaveTextContent(
    '1 line corrected here, as printed again; 1 line taken out here, back in place.',
  )
  await person.click(screen.getByRole('button', { name: 'Take them' }))
  expect(screen.getByRole('textbox', { name: 'Line 1' })).toHaveValue('First.')
  expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveValue('Second.')
})

test('the picture in words is restored as the PDF has it, and nothing else', async () => {
  const questions = [{ text: 'Why?', is_deep: false }]
  const page = samplePage(1, { alt: 'Ours', title: 'One', questions })
  const { screen, person } = open('?page=1', sampleWorkshop({ pages: [samplePage(0), page] }))
  const received = answer(saveTaughtPage, { mark: 'page-1.2' })
  await person.click(await screen.findByRole('button', { name: 'Restore the picture in words as in the PDF' }))
  await waitFor(() => expect(received[0]?.body).toMatchObject({ alt: 'Picture 1', title: 'One', questions }))
  expect(screen.queryByText(/^In the PDF/)).toBeNull()
})

test('what the release ships for a field stays in sight until it is taken or declined', async () => {
  const newer = { alt: 'A newer picture', questions: [{ text: 'Newer?', is_deep: true }] }
  const { screen, person } = open('?page=1', sampleWorkshop({ pages: [samplePage(0), samplePage(1, { newer })] }))
  let saves = 1
  const received = answer(saveTaughtPage, () => ok({ mark: `page-1.${++saves}` }))
  await person.type(await screen.findByRole('textbox', { name: /^Heading/ }), 'One')
  await person.tab()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(screen.getByText('A newer picture')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Take theirs for the questions' }))
  await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ alt: 'Picture 1', questions: newer.questions }))
  await person.click(screen.getByRole('button', { name: 'Keep mine for the picture in words' }))
  await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ alt: 'Picture 1', declined: ['alt'] }))
  expect(screen.queryByText(/^The release ships/)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Page 1, edited here' })).toBeVisible()
})

test('words to explain, the steps of the lesson and how names are said are stored', async () => {
  const { screen, person } = open('?part=words')
  const words = answer(saveTaughtWords, { mark: 'words.2' })
  const lesson = answer(saveLessonSteps, { mark: 'lesson.2' })
  const sayings = answer(saveSayings, { mark: 'sayings.2' })
  await person.click(await screen.findByRole('button', { name: 'Add a word' }))
  await person.type(screen.getByRole('textbox', { name: 'Word 1' }), 'odd')
  await person.type(screen.getByRole('textbox', { name: 'On pages' }), '1, 2')
  await person.type(screen.getByRole('textbox', { name: 'What it means' }), 'not matching')
  await person.click(screen.getByRole('button', { name: /^Lesson/ }))
  const row = { word: 'odd', pages: [1, 2], meaning: 'not matching', use_again: '' }
  await waitFor(() => expect(words.at(-1)?.body).toMatchObject({ rows: [row] }))
  await person.click(await screen.findByRole('button', { name: 'Add a step' }))
  await person.type(screen.getByRole('textbox', { name: 'Step 1' }), 'Begin')
  await person.type(screen.getByRole('textbox', { name: 'Ask' }), 'What moved her?{Enter}Why?')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Shows' }), 'Page 2')
  await person.click(screen.getByRole('button', { name: /^Said aloud/ }))
  const parts = [{ kind: 'ask', lines: ['What moved her?', 'Why?'] }]
  await waitFor(() =>
    expect(lesson.at(-1)?.body).toMatchObject({ rows: [{ minutes: 5, title: 'Begin', page: 2, parts }] }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add a word' }))
  await person.type(screen.getByRole('textbox', { name: 'Word 1' }), 'Siobhán')
  await person.type(screen.getByRole('textbox', { name: 'Say it as' }), 'Shiv-awn')
  const speak = vi.fn()
  vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn() })
  vi.stubGlobal('SpeechSynthesisUtterance', function speech(this: { text: string }, text: string) {
    this.text = text
  })
  await person.click(screen.getByRole('button', { name: 'Listen' }))
  expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'Shiv-awn' })
  await waitFor(() => expect(sayings.at(-1)?.body).toMatchObject({ rows: [{ word: 'Siobhán', say_as: 'Shiv-awn' }] }))
})

test('a pasted guide is shown by page, warned about, and stored where nothing stands yet or it is ticked', async () => {
  const taken = samplePage(1, { questions: [{ text: 'Mine?', is_deep: false }] })
  const { screen, person } = open('?part=guide', sampleWorkshop({ pages: [samplePage(0), taken, samplePage(2)] }))
  const found = [1, 2].map((page) => ({
    ...{ page, title: `Heading ${page}`, listen_for: '' },
    questions: [{ text: `Guide ${page}?`, is_deep: false }],
  }))
  const pasted = answer(readPastedGuide, {
    pages: found,
    words: [{ word: 'odd', pages: [1], meaning: 'not matching', use_again: '' }],
    steps: [],
    unplaced: [{ at: 12, text: 'Page 30', reason: 'no-such-page' }],
    is_of_other_book: true,
  })
  const pages = answer(saveTaughtPage, { mark: '2' })
  const words = answer(saveTaughtWords, { mark: '2' })
  await person.type(await screen.findByRole('textbox', { name: 'The guide' }), 'Page 1')
  await person.click(screen.getByRole('button', { name: 'Read it' }))
  expect(await screen.findByText('This looks like the guide of another book')).toBeVisible()
  expect(pasted[0]?.body).toEqual({ pasted: 'Page 1' })
  expect(screen.getByText('Line 12: “Page 30”')).toHaveTextContent('The book does not have this page.')
  expect(screen.getByText('Guide 2?')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Use this' }))
  await waitFor(() => expect(words).toHaveLength(1))
  expect(pages.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['2'])
  expect(pages[0]?.body).toMatchObject({ alt: 'Picture 2', title: 'Heading 2', mark: 'page-2.1' })
  await person.click(await screen.findByRole('button', { name: 'Paste a guide' }))
  await person.type(await screen.findByRole('textbox', { name: 'The guide' }), 'Page 1')
  await person.click(screen.getByRole('button', { name: 'Read it' }))
  await person.click(await screen.findByRole('checkbox', { name: /^Replace page 1/ }))
  await person.click(screen.getByRole('button', { name: 'Use this' }))
  await waitFor(() => expect(pages.some(({ url }) => url.pathname.endsWith('/pages/1'))).toBe(true))
})

test('problems lead to their page and field, walls first; without walls the book is published', async () => {
  const problem = { detail: '', is_wall: false }
  const { screen, person, current } = open('?part=checks')
  const problems = [
    { ...problem, kind: 'blank' as const, page: 2 },
    { ...problem, kind: 'no-description' as const, page: 1, is_wall: true },
  ]
  answer(checkBook, { problems })
  const published = answer(updateResource, sampleWorkshop().resource)
  const items = await screen.findAllByText(/Nobody has described|The page is blank/)
  expect(items[0]).toHaveTextContent(/^Page 1: Nobody has described/)
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await person.click(screen.getByRole('link', { name: 'Page 1' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'The picture in words' })).toHaveFocus())
  expect(screen.getByRole('heading', { name: 'Page 1' })).toBeVisible()
  answer(checkBook, { problems: [] })
  await person.click(screen.getByRole('button', { name: 'Before publishing' }))
  current.workshop = sampleWorkshop({ resource: { ...sampleWorkshop().resource, is_draft: false } })
  await person.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(published[0]?.body).toEqual({ is_draft: false, version: 1 })
  expect(await screen.findByText('The book is published.')).toBeVisible()
})

test('papers that are still drafts are named, and lead to the drafts of the library', async () => {
  const { screen } = open('?part=checks')
  answer(checkBook, { problems: [{ kind: 'draft-papers', page: null, detail: '“A guide”', is_wall: false }] })
  expect(await screen.findByText(/only operators can open: “A guide”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Papers of the book' })).toHaveAttribute('href', '/admin/library?show=drafts')
  expect(screen.queryByText('We found nothing to mend')).toBeNull()
})

test('what is taught about a missing page leads to where it is taught', async () => {
  const { screen, person } = open('?part=checks')
  const missing = { kind: 'no-such-page' as const, page: 9, is_wall: false }
  const problems = [
    { ...missing, part: 'words' as const, detail: '“odd”' },
    { ...missing, part: 'lesson' as const, detail: '“Begin”' },
  ]
  answer(checkBook, { problems })
  const [words, lesson] = await screen.findAllByRole('link', { name: 'Page 9' })
  expect(words).toHaveAttribute('href', '/admin/library/5/workshop?part=words')
  await person.click(lesson as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Add a step' })).toBeVisible()
})

test('a book whose pages are being prepared says so', async () => {
  const { screen } = open()
  answer(viewWorkshop, () => failure('resource/not-ready'))
  expect(await screen.findByText('The pages of this book are being prepared')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByRole('list', { name: 'Pages' })).toBeNull()
})
