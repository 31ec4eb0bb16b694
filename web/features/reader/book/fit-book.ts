export interface Fit {
  isDouble: boolean
  pageWidth: number
  pageHeight: number
}

/** Below this width (CSS pixels) a second page would be too small to read, whatever its shape. */
const narrowest = 560

/**
 * The largest book that fits into a stage, in whole CSS pixels: two pages side by side where they fill more of the
 * stage than one page would, else one. `aspect` is the width of a page divided by its height.
 */
export function fitBook(stage: { width: number; height: number }, aspect: number): Fit {
  const single = largestPage(stage.width, stage.height, aspect)
  if (stage.width < narrowest || stage.width <= stage.height) return { isDouble: false, ...single }
  const half = largestPage(stage.width / 2, stage.height, aspect)
  const isDouble = 2 * half.pageWidth * half.pageHeight > single.pageWidth * single.pageHeight
  return { isDouble, ...(isDouble ? half : single) }
}

/** The narrowest column of words, in CSS pixels, and the share of the screen below which it is better left empty. */
const column = { width: 280, share: 0.2 }

/** Whether beside the largest page there is so much of the screen left that the words fit there and cost the page nothing. */
export function hasRoomBeside(screen: { width: number; height: number }, aspect: number): boolean {
  const { isDouble, pageWidth } = fitBook(screen, aspect)
  const left = screen.width - pageWidth
  return !isDouble && left >= Math.max(column.width, screen.width * column.share)
}

function largestPage(width: number, height: number, aspect: number) {
  const pageWidth = Math.floor(Math.min(width, height * aspect))
  return { pageWidth, pageHeight: Math.floor(pageWidth / aspect) }
}
