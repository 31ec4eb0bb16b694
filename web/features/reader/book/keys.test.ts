import { expect, test } from 'vitest'
import { actionOf } from './keys.ts'

function press(key: string, on: Element = document.body, init: KeyboardEventInit = {}) {
  let action: ReturnType<typeof actionOf> = null
  const listen = (event: Event) => {
    action = actionOf(event as KeyboardEvent)
  }
  document.body.append(on === document.body ? '' : on)
  on.addEventListener('keydown', listen)
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
  on.removeEventListener('keydown', listen)
  return action
}

test('handles the keys that readers expect', () => {
  expect(['ArrowRight', 'PageUp', ' ', 'Home', 'End', 'Escape'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'next',
    'first',
    'last',
    'leave',
  ])
  expect(press(' ', document.body, { shiftKey: true })).toBe('previous')
})

test('leaves browser shortcuts alone', () => {
  expect(press('ArrowLeft', document.body, { altKey: true })).toBeNull()
  expect(press('PageDown', document.body, { ctrlKey: true })).toBeNull()
})

test('leaves buttons, fields and scrolling regions the keys they need', () => {
  const region = document.createElement('div')
  region.dataset.ownKeys = ''
  expect(press(' ', document.createElement('button'))).toBeNull()
  expect(press('ArrowRight', document.createElement('button'))).toBe('next')
  expect(press('ArrowRight', document.createElement('input'))).toBeNull()
  expect(press('PageDown', region)).toBeNull()
  expect(press('ArrowRight', region)).toBe('next')
  region.dataset.ownKeys = 'lines'
  expect(['PageDown', 'PageUp', ' ', 'ArrowDown', 'End'].map((key) => press(key, region))).toEqual([
    'next',
    'previous',
    'next',
    null,
    null,
  ])
})
