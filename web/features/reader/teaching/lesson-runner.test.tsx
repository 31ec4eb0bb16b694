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
        { kind: 'ask', lines: ['What moved her?', 'Who helped?'] },
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
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { screen, person } = open()
  expect(await screen.findByText('2 steps in 6 minutes, with what to say and when to go on.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Start the lesson' }))
  const time = () => screen.getByRole('timer', { name: 'Time left for this step' })
  expect(screen.getByRole('heading', { name: 'Where are we now?' })).toHaveFocus()
  expect(screen.getByText('Draw on your own.')).toBeVisible()
  expect(time()).toHaveTextContent('5:00')
  expect(screen.queryByRole('button', { name: /^Show page/ })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Start the clock' }))
  await vi.advanceTimersByTimeAsync(61_000)
  await person.click(screen.getByRole('button', { name: 'Stop the clock' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(time()).toHaveTextContent(/^3:(59|58)$/)

  await person.click(screen.getByRole('button', { name: 'Next step: Page 2 again' }))
  expect(screen.getByRole('heading', { name: 'Page 2 again' })).toHaveFocus()
  expect(screen.getByText('Step 2 of 2, 1 minute')).toBeVisible()
  expect(time()).toHaveTextContent('1:00')
  for (const words of ['What moved her?', 'Who helped?', 'a reason.']) expect(screen.getByText(words)).toBeVisible()
  const board = new BroadcastChannel('board 7')
  const shown: unknown[] = []
  board.addEventListener('message', ({ data }) => data.kind === 'show' && shown.push(data))
  board.postMessage({ kind: 'here', page: 1 })
  await person.click(screen.getByRole('button', { name: 'Show page 2' }))
  await expect.poll(() => shown.at(-1)).toMatchObject({ state: { page: 3, isBlank: false } })
  // The board is told the page, and none of the plan's words.
  expect(JSON.stringify(shown)).not.toContain('moved')
  board.close()

  await person.click(screen.getByRole('button', { name: 'Start the clock' }))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(screen.getByText('The time for this step is over. Go on when your class is ready.')).toBeVisible()
  // The time of another step runs at once, because the class goes on.
  await person.click(screen.getByRole('button', { name: 'Previous step' }))
  expect(time()).toHaveTextContent(/^(5:00|4:59)$/)
  expect(screen.getByRole('button', { name: 'Stop the clock' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Next step: Page 2 again' }))
  await person.click(screen.getByRole('button', { name: 'End the lesson' }))
  expect(screen.getByRole('button', { name: 'Start the lesson' })).toHaveFocus()
  vi.useRealTimers()
})

test('without a plan, or when it cannot be loaded, the questions are there all the same', async () => {
  answer(viewLesson, () => failure('internal'))
  const { screen } = open()
  expect(await screen.findByText('The guide has no questions about this page.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start the lesson' })).toBeNull()
})
