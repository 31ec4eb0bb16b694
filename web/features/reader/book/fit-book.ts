import type { Size } from './use-size.ts'

export interface Fit {
  isDouble: boolean
  pageWidth: number
  pageHeight: number
}

/** Words that are lower (CSS pixels) are not read on two pages side by side: one page is larger, and has its words beside it. */
const minWordsOfPair = 20

/** A pair of pages may fill this much less of the stage than one page does: a book is seen as it lies on a table. */
const pairFills = 0.85

/**
 * The largest book that fits into a stage, in whole CSS pixels. Two pages lie side by side where they fill the stage about as well
 * as one, and their words can be read. `aspect` is the width of a page divided by its height, `print` the usual height of its words
 * as a share of that: 0 without words, and null where they stand beside the one page.
 */
export function fitBook(stage: Size, aspect: number, print: number | null): Fit {
  const single = largestPage(stage.width, stage.height, aspect)
  const half = largestPage(stage.width / 2, stage.height, aspect)
  const isReadable = print === 0 || (print !== null && half.pageHeight * print >= minWordsOfPair)
  const isFilled = 2 * half.pageWidth * half.pageHeight >= pairFills * single.pageWidth * single.pageHeight
  const isDouble = stage.width > stage.height && isReadable && isFilled
  return { isDouble, ...(isDouble ? half : single) }
}

/** The narrowest column of words, and the lowest panel of them, in CSS pixels; and the share of the screen below which it is better left empty. */
const [minColumn, minPanel, minShare] = [280, 320, 0.2]

/** Whether beside or below the largest page there is so much of the screen left that the words fit there and cost the page nothing. */
export function hasRoomForWords(screen: Size, aspect: number, print: number): boolean {
  const { isDouble, pageWidth, pageHeight } = fitBook(screen, aspect, print)
  if (isDouble) return false
  if (screen.width > screen.height) return screen.width - pageWidth >= Math.max(minColumn, screen.width * minShare)
  return screen.height - pageHeight >= Math.max(minPanel, screen.height * minShare)
}

function largestPage(width: number, height: number, aspect: number) {
  const pageWidth = Math.floor(Math.min(width, height * aspect))
  return { pageWidth, pageHeight: Math.floor(pageWidth / aspect) }
}
