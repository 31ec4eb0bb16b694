import { fireEvent, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { viewBook } from '#contract/resources.ts'
import { type Prompts, viewLesson, viewPrompts } from '#contract/teaching.ts'
import { answer } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff } from '../../../testing/samples.ts'
import { sampleBook } from '../testing/sample-book.ts'

const prompts: Prompts = {
  pages: [
    { page: 1, title: 'One', questions: [{ text: 'Why the chip?', is_deep: false }], listen_for: 'a reason' },
    { page: 2, title: 'Two', questions: [{ text: 'Who is there?', is_deep: true }], listen_for: '' },
  ],
  words: [{ word: 'brolly', pages: [2], meaning: 'an umbrella', use_again: '' }],
}

beforeEach(() => {
  answer(viewBook, sampleBook())
  answer(viewPrompts, prompts)
  answer(viewLesson, { steps: [] })
})

const openTeacher = () => renderPage('/resources/books/7/teach', { user: sampleStaff('approved') })

/** The board's end of the channel, as its window has it. */
function openBoard() {
  const channel = new BroadcastChannel('board 7')
  const shown: unknown[] = []
  channel.addEventListener('message', ({ data }) => {
    if (data.kind === 'show') shown.push([data.state.page, data.state.isBlank])
  })
  channel.postMessage({ kind: 'here', page: 1 })
  return { channel, shown, last: () => shown.at(-1) }
}

test('each page has its questions, its words and what to listen for; ticks stay when a page is seen again', async () => {
  const { screen, person } = openTeacher()
  expect(await screen.findByText('The guide has no questions about this page.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await person.click(screen.getByRole('checkbox', { name: 'Why the chip?' }))
  expect(screen.getByText('a reason')).toBeVisible()
  // Ctrl and Page Down go to another tab of the browser, and Shift selects text.
  const tick = screen.getByRole('checkbox', { name: 'Why the chip?' })
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
    for (const target of [tick, document.body]) fireEvent.keyDown(target, { key: 'PageDown', ...held })
  const typed = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => typed.remove())
  typed.setAttribute('contenteditable', 'true')
  for (const field of [typed, tick]) fireEvent.keyDown(field, { key: 'ArrowRight' })
  expect(screen.getByText('a reason')).toBeVisible()
  // A clicker, while the question that was ticked has the focus.
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Why the chip?' }), { key: 'PageDown' })
  expect(screen.getByRole('checkbox', { name: /Who is there\?.*Goes deeper/ })).not.toBeChecked()
  expect(within(screen.getByRole('region', { name: 'Two' })).getByText('an umbrella')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('checkbox', { name: 'Why the chip?' })).toBeChecked()
})

test('the board follows, stays while it is frozen, goes blank, and its clicker turns the pages', async () => {
  const { screen, person } = openTeacher()
  await screen.findByRole('button', { name: 'Open the board' })
  const board = openBoard()
  expect(await screen.findByText('The board follows you.')).toBeVisible()
  await expect.poll(board.last).toEqual([1, false])
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await expect.poll(board.last).toEqual([2, false])
  await person.click(screen.getByRole('button', { name: 'Freeze the board' }))
  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('The board is frozen on page 1.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Blank the board' }))
  await expect.poll(board.last).toEqual([2, true])
  await person.click(screen.getByRole('button', { name: 'Show the page' }))
  await person.click(screen.getByRole('button', { name: 'Unfreeze the board' }))
  await expect.poll(board.last).toEqual([3, false])
  board.channel.postMessage({ kind: 'turn', turn: 'previous' })
  await expect.poll(board.last).toEqual([2, false])
  board.channel.postMessage({ kind: 'gone' })
  expect(await screen.findByText(/The board is not open/)).toBeVisible()
  board.channel.close()
})

test('the words of the board can be hidden, and one place of it lit, with the keyboard too', async () => {
  const { screen, person } = openTeacher()
  const hide = await screen.findByRole('button', { name: 'Hide the words' })
  const board = new BroadcastChannel('board 7')
  let shown: object | undefined
  board.addEventListener('message', ({ data }) => {
    if (data.kind === 'show') shown = data.state
  })
  board.postMessage({ kind: 'here', page: 1 })
  await expect.poll(() => shown).toMatchObject({ hasNoWords: false, spotlight: null })
  await person.click(hide)
  await expect.poll(() => shown).toMatchObject({ hasNoWords: true })
  expect(screen.getByText(/shows the picture without its words/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Spotlight' }))
  await expect.poll(() => shown).toMatchObject({ spotlight: { x: 0.5, y: 0.5 } })
  screen.getByRole('button', { name: /^Spotlight: move it/ }).focus()
  await person.keyboard('{ArrowRight}{ArrowUp}')
  await expect.poll(() => shown).toMatchObject({ page: 1, spotlight: { x: 0.54, y: 0.46 } })
  await person.click(screen.getByRole('button', { name: 'Spotlight off' }))
  await expect.poll(() => shown).toMatchObject({ spotlight: null })
  board.close()
})

test('a board whose words are hidden says none of them', async () => {
  const { screen } = renderPage('/resources/books/7/board', { user: sampleStaff('approved') })
  await screen.findByRole('img')
  const teacher = new BroadcastChannel('board 7')
  const state = { page: 2, isBlank: false, hasNoWords: true, spotlight: { x: 0.2, y: 0.8 } }
  teacher.postMessage({ kind: 'show', state })
  expect(await screen.findByRole('img', { name: 'Page 1 of 2. Drawing 2' })).toBeVisible()
  expect(document.body).not.toHaveTextContent('Words of page')
  expect(document.querySelector('.board-page .book-wordless')).toHaveAttribute(
    'src',
    '/api/resources/7/pages/2/wordless?v=1',
  )
  expect(document.querySelector('.board-shade')).toHaveStyle({ '--x': '20%', '--y': '80%' })
  teacher.close()
})

test('the board shows the page that it is told, and turns by itself while nobody leads it', async () => {
  const { screen, person } = renderPage('/resources/books/7/board', { user: sampleStaff('approved') })
  const picture = () => screen.findByRole('img')
  expect(await picture()).toHaveAccessibleName(/^Cover\. Words of page 1 go on here\.\. Drawing 1/)
  await person.keyboard('{PageDown}')
  expect(await picture()).toHaveAccessibleName(/^Page 1 of 2/)
  const teacher = new BroadcastChannel('board 7')
  const turns: unknown[] = []
  teacher.addEventListener('message', ({ data }) => data.kind === 'turn' && turns.push(data.turn))
  teacher.postMessage({ kind: 'show', state: { page: 3, isBlank: false } })
  expect(await screen.findByRole('img', { name: /^Page 2 of 2/ })).toBeVisible()
  await person.keyboard('{PageUp}')
  await expect.poll(() => turns).toEqual(['previous'])
  expect(await picture()).toHaveAccessibleName(/^Page 2 of 2/)
  teacher.postMessage({ kind: 'show', state: { page: 3, isBlank: true } })
  expect(await screen.findByText('The board is blank.')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
  teacher.close()
})

test('the timer counts down by the clock, pauses, and says when the time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { screen, person } = openTeacher()
  await person.selectOptions(await screen.findByLabelText('Minutes'), '1 min')
  await person.click(screen.getByRole('button', { name: 'Start the clock' }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:(40|39)$/)
  await person.click(screen.getByRole('button', { name: 'Stop the clock' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:(40|39)$/)
  await person.click(screen.getByRole('button', { name: 'Start the clock' }))
  await vi.advanceTimersByTimeAsync(41_000)
  expect(screen.getByText('Time is up.')).toBeVisible()
  vi.useRealTimers()
})

test('a book without questions has the window too', async () => {
  answer(viewPrompts, { pages: [], words: [] })
  const { screen } = openTeacher()
  expect(await screen.findByText('There are no questions for this book.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open the board' })).toBeVisible()
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('5:00')
})

test('a board whose teacher’s window has been closed turns its pages itself again', async () => {
  const { screen, person } = renderPage('/resources/books/7/board', { user: sampleStaff('approved') })
  await screen.findByRole('img')
  const teacher = new BroadcastChannel('board 7')
  teacher.postMessage({ kind: 'show', state: { page: 2, isBlank: false, hasNoWords: false, spotlight: null } })
  expect(await screen.findByRole('img', { name: /^Page 1 of 2/ })).toBeVisible()
  teacher.postMessage({ kind: 'left' })
  teacher.close()
  await expect
    .poll(async () => {
      await person.keyboard('{PageDown}')
      return screen.queryByRole('img', { name: /^Page 2 of 2/ })
    })
    .not.toBeNull()
})
