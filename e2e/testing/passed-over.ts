import type { Page } from '@playwright/test'

/** Phones from the smallest that people still have to the largest, in CSS pixels, upright. */
export const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
]

/**
 * Presses Next until the page turns, or where it `stays`, until every word has been in view. Returns the words that never were until
 * the page turned, and how often it was pressed. Wants reduced motion.
 */
export const passOver = (page: Page, { stays = false } = {}): Promise<{ words: string[]; presses: number }> =>
  page.evaluate(async (isStaying) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    // Beyond the frame: within it, a size that has just come is not yet known to those who observe sizes.
    const painted = () =>
      new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))))
    const place = () => find('.ribbon input')?.getAttribute('aria-valuetext')
    const topOf = (selector: string) => find(selector)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    const panel = find('.book-text')
    if (!panel) throw new Error('The words are not beside the picture.')
    panel.scrollTop = 0
    await painted()
    const range = document.createRange()
    /** Whether each line, or part of one beside an explained word, is in view. */
    const lines = () => {
      const top = panel.getBoundingClientRect().top
      const bottom = Math.min(
        top + panel.clientHeight,
        ...['.book-more button', '.voice-bar', '.reader-ribbon'].map(topOf),
      )
      const found: boolean[] = []
      for (const paragraph of panel.querySelectorAll('.text-words p')) {
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode)
          for (const box of range.getClientRects()) found.push(box.top >= top - 1 && box.bottom <= bottom + 1)
        }
      }
      return found
    }
    const words = panel.querySelector('.text-words p')?.textContent ?? ''
    const seen = lines()
    const begun = place()
    let presses = 0
    const look = () => {
      for (const [index, isInView] of lines().entries()) seen[index] ||= isInView
    }
    while (presses < 200) {
      look()
      if (isStaying && !seen.includes(false)) break
      const { scrollTop } = panel
      find('.book-turn[data-turn="next"]')?.click()
      presses += 1
      await painted()
      // The page that comes may still wait for its picture.
      for (let wait = 0; wait < 200 && panel.scrollTop === scrollTop && place() === begun; wait++) await painted()
      if (place() !== begun) break
    }
    const unseen = seen.filter((isSeen) => !isSeen).length
    return {
      words: unseen > 0 ? [`${begun}: ${unseen} of ${seen.length} lines of “${words.slice(0, 60)}…”`] : [],
      presses,
    }
  }, stays)
