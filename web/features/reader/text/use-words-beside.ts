import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { flushSync } from 'react-dom'
import { prefersStillness } from '../../../ui/motion.ts'
import type { Turn } from '../book/swipe.ts'
import { restOf } from './rest-of-words.ts'

/** The words beside the open pages. */
export interface WordsBeside {
  /** Whether some of them are still to be read, or were read before these. */
  hasMore: (turn: Turn) => boolean
  /** Shows those, and says whether there were any. */
  bringMore: (turn: Turn) => boolean
}

interface Panel {
  panel: RefObject<HTMLElement | null>
  words: RefObject<HTMLElement | null>
  /** The number of the first open page. */
  page: number
  /** Where they are shown one by one. */
  sentences: readonly unknown[]
}

/** Which of the words in a panel are in view, and the ways to the others. */
export function useWordsBeside(ref: Ref<WordsBeside>, { panel, words, page, sentences }: Panel) {
  const [reached, setReached] = useState({ page, index: 0 })
  const [isMoreBelow, setMoreBelow] = useState(false)
  const index = reached.page === page ? Math.max(0, Math.min(reached.index, sentences.length - 1)) : 0
  const isBySentence = sentences.length > 0

  const restFor = (turn: Turn) => (panel.current && words.current ? restOf(panel.current, words.current, turn) : null)
  const next = (turn: Turn) => (turn === 'next' ? index + 1 : index - 1)
  const hasMore = (turn: Turn) => restFor(turn) !== null || sentences[next(turn)] !== undefined
  const goTo = (sentence: number) => setReached({ page, index: sentence })
  const bringMore = (turn: Turn) => {
    if (!hasMore(turn)) return false
    const rest = restFor(turn)
    if (rest === null) goTo(next(turn))
    else panel.current?.scrollBy({ top: rest, behavior: prefersStillness() ? 'instant' : 'smooth' })
    return true
  }
  useImperativeHandle(ref, () => ({ hasMore, bringMore }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at their top, and end elsewhere
  useEffect(() => {
    const [outer, inner] = [panel.current, words.current]
    if (!outer || !inner) return
    outer.scrollTop = 0
    // Painted with what has moved: nobody sees the sign a moment too long.
    const look = () => flushSync(() => setMoreBelow(restOf(outer, inner, 'next') !== null))
    const listening = new AbortController()
    outer.addEventListener('scroll', look, { passive: true, signal: listening.signal })
    // Called at once too.
    const observer = new ResizeObserver(look)
    observer.observe(outer)
    observer.observe(inner)
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [panel, words, page, index, isBySentence])

  return { index, goTo, isMoreBelow, bringMore }
}
