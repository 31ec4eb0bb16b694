import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { viewBook } from '#contract/resources.ts'
import { type Lesson, viewLesson, viewPrompts } from '#contract/teaching.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff } from '../../../testing/samples.ts'
import { sampleBook } from '../testing/sample-book.ts'

const lesson: Lesson = {
  steps: [
    { minutes: 5, title: 'Where are we now?', page: null, parts: [{ kind: 'say', lines: ['Draw on your own.'] }] },
    {
      ...{ minutes: 1, title: 'Page 2 again', page: 2 },
      parts: [
        { kind: 'ask', lines: ['What moved her? (A question.)', 'Who helped?'] },
        { kind: 'listen', lines: ['a reason.'] },
      ],
    },
  ],
}

beforeEach(() => {
  answer(viewBook, sampleBook())
  answer(viewPrompts, {
    pages: [{ page: 1, title: 'One', questions: [{ text: 'Why?', is_deep: false }], listen_for: '' }],
    words: [],
  })
  answer(viewLesson, lesson)
})

const open = () => renderPage('/resources/books/7/teach', { user: sampleStaff('approved') })

test('takes the class through the steps, with the time of each, what to say and the page on the board', async () => {
  // The clock runs on while a busy machine looks for what it shows, so seconds are read within ten.
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { screen, person } = open()
  expect(await screen.findByText('2 steps in 6 minutes')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Start the lesson' }))
  const time = () => screen.getByRole('timer', { name: 'Time left for this step' })
  expect(screen.getByRole('heading', { name: 'Where are we now?' })).toHaveFocus()
  expect(screen.getByText('Draw on your own.')).toBeVisible()
  expect(time()).toHaveTextContent('5:00')
  await person.click(screen.getByRole('button', { name: 'Start the clock' }))
  await vi.advanceTimersByTimeAsync(61_000)
  await person.click(screen.getByRole('button', { name: 'Stop the clock' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(time()).toHaveTextContent(/^3:5\d$/)

  await person.click(screen.getByRole('button', { name: 'Next step: Page 2 again' }))
  expect(screen.getByRole('heading', { name: 'Page 2 again' })).toHaveFocus()
  expect(screen.getByText('Step 2 of 2, 1 minute')).toBeVisible()
  expect(time()).toHaveTextContent('1:00')
  const plan = within(screen.getByRole('region', { name: 'What the plan says' }))
  for (const words of ['What moved her? (A question.)', 'Who helped?', 'a reason.'])
    expect(plan.getByText(words)).toBeVisible()
  const board = new BroadcastChannel('board 7')
  const shown: unknown[] = []
  board.addEventListener('message', ({ data }) => data.kind === 'show' && shown.push(data))
  board.postMessage({ kind: 'here', page: 1 })
  await expect.poll(() => shown.at(-1)).toMatchObject({ state: { page: 3, lesson: { step: 2, isRunning: false } } })
  await person.click(screen.getByRole('button', { name: 'Show page 2' }))
  await expect.poll(() => shown.at(-1)).toMatchObject({ state: { page: 3, isBlank: false, lesson: null } })
  await person.click(screen.getByRole('button', { name: 'Show the step' }))
  // A clicker goes on with what the class sees: with the steps, or with the pages.
  board.postMessage({ kind: 'turn', turn: 'previous' })
  await expect.poll(() => shown.at(-1)).toMatchObject({ state: { page: 3, lesson: { step: 1 } } })
  board.postMessage({ kind: 'turn', turn: 'next' })
  await expect.poll(() => shown.at(-1)).toMatchObject({ state: { lesson: { step: 2 } } })
  await person.click(screen.getByRole('button', { name: 'Back' }))
  board.postMessage({ kind: 'turn', turn: 'previous' })
  await expect.poll(() => shown.at(-1)).toMatchObject({ state: { page: 1, lesson: null } })
  // The board is told which step, and none of the plan's words.
  expect(JSON.stringify(shown)).not.toContain('moved')
  board.close()

  await person.click(screen.getByRole('button', { name: 'Start the clock' }))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(screen.getByText('The time for this step is over. Go on when your class is ready.')).toBeVisible()
  // The time of another step runs at once, because the class goes on.
  await person.click(screen.getByRole('button', { name: 'Previous step' }))
  expect(time()).toHaveTextContent(/^(5:00|4:5\d)$/)
  expect(screen.getByRole('button', { name: 'Stop the clock' })).toBeVisible()
  // The questions are one press away, and the next step shows the plan again.
  await person.click(screen.getByRole('button', { name: 'Questions' }))
  expect(screen.getByRole('button', { name: 'The plan' })).toHaveAttribute('aria-pressed', 'false')
  await person.click(screen.getByRole('button', { name: 'Next step: Page 2 again' }))
  expect(screen.getByRole('button', { name: 'The plan' })).toHaveAttribute('aria-pressed', 'true')
  await person.click(screen.getByRole('button', { name: 'End the lesson' }))
  expect(screen.getByRole('button', { name: 'Start the lesson' })).toHaveFocus()
  vi.useRealTimers()
})

test('the board shows what the class sees of a step, with its time, and the page again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { screen, person } = renderPage('/resources/books/7/board', { user: sampleStaff('approved') })
  await screen.findByRole('img')
  const teacher = new BroadcastChannel('board 7')
  const show = (step: number | null, left = 0, isRunning = false) => {
    const lesson = step === null ? null : { step, left, isRunning }
    teacher.postMessage({
      kind: 'show',
      state: { page: 3, isBlank: false, hasNoWords: false, spotlight: { x: 0, y: 0 }, lesson },
    })
  }
  show(2, 60_000, true)
  expect(await screen.findByRole('heading', { name: 'Page 2 again' })).toBeVisible()
  for (const question of ['What moved her?', 'Who helped?']) expect(screen.getByText(question)).toBeVisible()
  expect(screen.getByRole('img')).toHaveAttribute('src', sampleBook().pages[2]?.image_large)
  expect(document.body).not.toHaveTextContent(/A question|a reason/)
  expect(document.querySelector('.board-shade')).toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^0:(40|3\d)$/)
  // One that asks nothing has the cover.
  show(1, 300_000)
  expect(await screen.findByRole('heading', { name: 'Where are we now?' })).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('5:00')
  expect(screen.getByRole('img')).toHaveAttribute('src', sampleBook().pages[0]?.image_large)
  expect(document.body).not.toHaveTextContent('Draw on your own.')
  show(null)
  expect(await screen.findByRole('img', { name: /^Page 2 of 2/ })).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
  // Nobody leads it any more: its clicker turns the pages of the book.
  show(2)
  expect(await screen.findByRole('timer')).toBeVisible()
  teacher.postMessage({ kind: 'left' })
  await expect
    .poll(async () => {
      await person.keyboard('{PageUp}')
      return screen.queryByRole('img', { name: /^(Cover|Page 1 of 2)/ })
    })
    .not.toBeNull()
  teacher.close()
  vi.useRealTimers()
})

test('without a plan, or when it cannot be loaded, the questions are there all the same', async () => {
  answer(viewLesson, () => failure('internal'))
  const { screen } = open()
  expect(await screen.findByText('The guide has no questions about this page.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start the lesson' })).toBeNull()
})
