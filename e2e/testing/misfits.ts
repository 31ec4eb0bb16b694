import type { Page } from '@playwright/test'

/**
 * What does not fit on the page as it is shown: sideways scroll, text that is cut off, words that are broken without a
 * hyphen, text that is squeezed into less than four letters' width, and entries of the header on more than one line. Empty if all of it fits.
 */
export async function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const found = scrollWidth > innerWidth ? [`scrolls sideways by ${scrollWidth - innerWidth} px`] : []
    const isScroller = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll'
    const cuts = (style: CSSStyleDeclaration) => style.overflowX === 'hidden' || style.overflowX === 'clip'

    /** Whether an element around a line of text hides a part of it. A line that is hidden as a whole is not cut. */
    function cutBy(element: Element, { left, right, top, width }: DOMRect): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (box.width <= 1 || isScroller(style) || (cuts(style) && top >= box.bottom - 1)) return false
        const isOutside = right > box.right + 1 || left < box.left - 1
        if (cuts(style) && isOutside && width > 0) return true
      }
      return right > innerWidth + 1 || left < -1
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (!element || text.trim() === '' || element.closest('svg, script, style, .textLayer, [inert], .carousel'))
        continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('.sr-only') || element.clientWidth === 1 || element.parentElement?.clientWidth === 1) continue
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (lines.some((line) => cutBy(element, line))) found.push(`cuts off "${text.trim()}"`)
      if (lines.length < 2) continue
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      const isNarrow = Math.max(...lines.map(({ width }) => width)) < 4 * em
      // The heads of a table's columns have a word on each line.
      if (lines.length > 2 && isNarrow && !element.closest('th')) found.push(`squeezes "${text.trim()}"`)
      const isMenu = element.closest('header nav, header button') !== null
      if (isMenu && new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`wraps "${text.trim()}"`)
      for (const { 0: word, index } of text.matchAll(/\p{L}{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.push(`breaks "${word}"`)
      }
    }
    return [...new Set(found)]
  })
}
