import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { viewBook } from '#contract/resources.ts'
import { viewLesson } from '#contract/teaching.ts'
import { answer } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff } from '../../../testing/samples.ts'
import { sampleBook } from '../testing/sample-book.ts'

/** The connection to the server, as a browser has it. */
class FakeEvents extends EventTarget {
  static readonly CLOSED = 2
  static last: FakeEvents
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEvents.last = this
  }
  close() {
    this.readyState = FakeEvents.CLOSED
  }
  tell(event: string, data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })))
  }
}

test('a board whose phone is lost says so, turns its own pages, and follows again', async () => {
  vi.stubGlobal('EventSource', FakeEvents)
  answer(viewBook, sampleBook())
  answer(viewLesson, { steps: [{ minutes: 5, title: 'Watch', page: null, parts: [] }] })
  const { screen, person } = renderPage('/resources/books/7/board', { user: sampleStaff('approved') })
  await person.click(await screen.findByRole('button', { name: 'Lead from a phone' }))
  const digits = new URL(FakeEvents.last.url, 'http://portal').searchParams.get('digits') ?? ''
  expect(screen.getByText(`${digits.slice(0, 3)} ${digits.slice(3)}`)).toBeVisible()
  const state = { page: 2, isBlank: false, hasNoWords: false, spotlight: null, lesson: null }
  FakeEvents.last.tell('show', state)
  expect(await screen.findByRole('img', { name: /^Page 1 of 2/ })).toBeVisible()
  expect(screen.queryByText(/phone/)).toBeNull()

  act(() => void FakeEvents.last.dispatchEvent(new Event('error')))
  expect(screen.getByText(/^The phone is not connected/)).toBeVisible()
  await person.keyboard('{PageDown}')
  expect(await screen.findByRole('img', { name: /^Page 2 of 2/ })).toBeVisible()
  // The phone is back, and repeats what it said; then its teacher turns a page.
  FakeEvents.last.tell('show', state)
  expect(screen.queryByText(/^The phone is not connected/)).toBeNull()
  expect(screen.getByRole('img', { name: /^Page 2 of 2/ })).toBeVisible()
  FakeEvents.last.tell('show', { ...state, page: 1 })
  expect(await screen.findByRole('img', { name: /^Cover/ })).toBeVisible()
  // A repeat sets the time of a step right, and does not undo what a clicker has turned.
  const step = (left: number) => ({ ...state, page: 1, lesson: { step: 1, left, isRunning: false } })
  FakeEvents.last.tell('show', step(60_000))
  expect(screen.getByRole('timer')).toHaveTextContent('1:00')
  FakeEvents.last.tell('show', step(30_000))
  expect(screen.getByRole('timer')).toHaveTextContent('0:30')
  await person.keyboard('{PageDown}')
  FakeEvents.last.tell('show', step(20_000))
  expect(await screen.findByRole('img', { name: /^Page 1 of 2/ })).toBeVisible()
  FakeEvents.last.tell('over', null)
  expect(screen.getByText(/digits for the phone are no longer valid/)).toBeVisible()
  vi.unstubAllGlobals()
})
