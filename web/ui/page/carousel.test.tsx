import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../testing/fake-layout.ts'
import { Carousel } from './carousel.tsx'

beforeEach(() => {
  fakeLayout()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const words = ['One', 'Two', 'Three', 'Four']

function show() {
  render(
    <Carousel
      label="What teachers say"
      delay={5000}
      slides={words.map((word, id) => ({ id, content: <p>{word}</p> }))}
    />,
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
/** The one slide that is not hidden. */
const current = () => screen.getByRole('group').textContent
const carousel = () => screen.getByRole('region', { name: 'What teachers say' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('advances every 5000 ms, in a loop', () => {
  show()
  expect(current()).toBe('One')
  pass(4990)
  expect(current()).toBe('One')
  pass(20)
  expect(current()).toBe('Two')
  for (const word of ['Three', 'Four', 'One']) {
    pass(5000)
    expect(current()).toBe(word)
  }
})

test('pauses while the pointer is on it or its buttons', () => {
  show()
  fireEvent.mouseEnter(carousel())
  pass(20_000)
  expect(current()).toBe('One')
  fireEvent.mouseLeave(carousel())
  pass(5010)
  expect(current()).toBe('Two')
})

test('the button pauses it until it is pressed again, whatever the pointer does', () => {
  show()
  const track = screen.getByRole('group').parentElement
  expect(track).toHaveAttribute('aria-live', 'off')
  press('Pause')
  fireEvent.mouseEnter(carousel())
  fireEvent.mouseLeave(carousel())
  pass(20_000)
  expect(current()).toBe('One')
  expect(track).toHaveAttribute('aria-live', 'polite')
  press('Next')
  expect(current()).toBe('Two')
  press('Previous')
  press('Previous')
  expect(current()).toBe('Four')
  press('Play')
  pass(5010)
  expect(current()).toBe('One')
})

test('pauses while it has the keyboard focus', () => {
  show()
  act(() => screen.getByRole('button', { name: 'Next' }).focus())
  pass(20_000)
  expect(current()).toBe('One')
  act(() => screen.getByRole('button', { name: 'Next' }).blur())
  pass(5010)
  expect(current()).toBe('Two')
})

test('stays still with reduced motion, until its button is pressed', () => {
  fakeLayout({ prefersStillness: true })
  show()
  pass(20_000)
  expect(current()).toBe('One')
  press('Play')
  pass(5010)
  expect(current()).toBe('Two')
})
