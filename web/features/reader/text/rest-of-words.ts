import type { Turn } from '../book/swipe.ts'
import { linesOf } from './lines-of.ts'

/** Browsers round what they scroll by, and the boxes of lines. */
const rounding = 2

/** The part of the window in which the words of a panel are read: no bar lies over it, nor the sign that there are more. */
export function viewOf(panel: HTMLElement): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(panel)
  const top = panel.getBoundingClientRect().top + panel.clientTop
  return {
    top: top + (Number.parseFloat(scrollPaddingTop) || 0),
    bottom: top + panel.clientHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  }
}

/** How far a panel has to be scrolled for the words that come next, or before; null where all of them have been seen. */
export function restOf(panel: HTMLElement, words: HTMLElement, turn: Turn): number | null {
  const view = viewOf(panel)
  const origin = words.getBoundingClientRect().top
  const lines = linesOf(words).map(({ top, height }) => ({ top: origin + top, bottom: origin + top + height }))
  const height = view.bottom - view.top
  if (turn === 'previous') {
    const isBefore = panel.scrollTop > rounding && lines.some(({ top }) => top < view.top - rounding)
    return isBefore ? Math.max(-panel.scrollTop, lineHeightOf(lines) - height) : null
  }
  const hidden = lines.find(({ bottom }) => bottom > view.bottom + rounding)
  const left = panel.scrollHeight - panel.clientHeight - panel.scrollTop
  if (!hidden || left < rounding) return null
  // A line that is taller than the panel is read in parts.
  const by = hidden.top - view.top
  return Math.min(by > rounding ? by : height / 2, left)
}

const lineHeightOf = (lines: { top: number; bottom: number }[]) => (lines[0] ? lines[0].bottom - lines[0].top : 0)
