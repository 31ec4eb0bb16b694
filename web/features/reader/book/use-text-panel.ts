import { useState } from 'react'
import type { BookPage } from '#contract/resources.ts'
import { browserStorage } from '../../../api/browser-storage.ts'
import { fitBook, hasRoomForWords } from './fit-book.ts'
import type { Size } from './use-size.ts'

const key = 'reader-text'

/** Printed words that come out lower than this (CSS pixels) are hard to read. */
const minPrint = 12

function findChoice(): boolean | null {
  const stored = browserStorage()?.getItem(key) ?? null
  return stored === null ? null : stored === 'shown'
}

/** The usual height of a line of the book, as a fraction of the page's height; 0 for a book without words. */
function printHeight(pages: BookPage[]): number {
  const heights = pages
    .flatMap((page) => page.text.flat())
    .map((line) => line.height)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/**
 * Whether the words are beside or below the picture: as this browser's reader last chose, else where the print would come out
 * too small for the screen, where a page leaves room for them, as on a board and an upright tablet, and where they are not the printed ones.
 */
export function useTextPanel(pages: BookPage[], aspect: number, screen: Size | null, hasOtherWords: boolean) {
  const [choice, setChoice] = useState(findChoice)
  /** Somebody who goes back to the story keeps the panel in which they have done so. */
  const [isWanted] = useState(hasOtherWords)
  const [print] = useState(() => printHeight(pages))
  const isSmall = screen !== null && print * fitBook(screen, aspect, print).pageHeight < minPrint
  const hasRoom = screen !== null && print > 0 && (isSmall || hasRoomForWords(screen, aspect, print))
  const isShown = choice ?? (isWanted || hasRoom)

  const toggle = () => {
    setChoice(!isShown)
    try {
      browserStorage()?.setItem(key, isShown ? 'hidden' : 'shown')
    } catch {
      // Storage is full: the choice holds until the book is closed.
    }
  }
  return { isShown, toggle, print }
}
