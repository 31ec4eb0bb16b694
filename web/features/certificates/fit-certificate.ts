import { shrinkToFit } from '../../ui/shrink-to-fit.ts'

/** Font sizes of a name in points: as large as fits on one line, and below the smallest it may have two. */
const nameSizes = { large: 64, small: 38 }
/** The width of the words in points, as in the style sheet. */
const wordsWidth = 560

/** Sets a name, then all the words, smaller until they fit. Lengths are ratios, so a preview is fitted as the sheet is. */
export function fitCertificate(words: HTMLElement): void {
  const name = words.querySelector<HTMLElement>('.certificate-name')
  const point = words.clientWidth / wordsWidth
  for (let size = nameSizes.large; name && size >= nameSizes.small; size -= 2) {
    words.style.setProperty('--name-size', String(size))
    if (name.clientHeight <= size * 1.7 * point && name.scrollWidth <= name.clientWidth) break
  }
  shrinkToFit(words)
}
