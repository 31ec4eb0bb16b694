import type { Turn } from './swipe.ts'

export type KeyAction = Turn | 'first' | 'last' | 'leave'

/** No letters: people who speak to the computer press those by saying words. */
const actions: Record<string, KeyAction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'leave',
}

/** Keys that never scroll, so they turn pages from within a scrolling region too. */
const sideways = new Set(['ArrowRight', 'ArrowLeft', 'Escape'])

/** Keys that scroll by a whole screen, as clickers send them. Among the words the book scrolls for them, and then turns. */
const paging = new Set(['PageDown', 'PageUp', ' '])

/** The browser and the operating system have the keys with these. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/** What a key does in the book, or null if it belongs to a field, a button or the browser. */
export function actionOf(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented || isShortcut(event)) return null
  // With Shift, the other keys select text.
  if (event.shiftKey && event.key !== ' ') return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return null
  const owner = target?.closest<HTMLElement>('[data-own-keys]')
  const isForBook = sideways.has(event.key) || (owner?.dataset.ownKeys === 'lines' && paging.has(event.key))
  if (owner && !isForBook) return null
  if (event.key === ' ') {
    if (target?.closest('button, a, summary')) return null
    return event.shiftKey ? 'previous' : 'next'
  }
  return actions[event.key] ?? null
}
