import { type Face, widthOf } from './typefaces.ts'

export interface Fit {
  face: Face
  width: number
  /** Font sizes in points; `small` is when another line is taken rather than a smaller size, `least` the end. */
  sizes: { large: number; small: number; least: number }
  maxLines: number
}

export interface FittedText {
  size: number
  lines: string[]
}

/** The largest size and fewest lines at which a text fits; words too long for a line are broken, nothing is cut off. */
export function fitText(document: PDFKit.PDFDocument, text: string, { face, width, sizes, maxLines }: Fit): FittedText {
  // Widths grow with the size: one measurement at 100 points serves all sizes.
  const wordWidth = cached((word) => widthOf(document, word, face, 100) / 100)
  for (let count = 1; count <= maxLines; count++) {
    const floor = count === maxLines ? sizes.least : sizes.small
    for (let size = sizes.large; size >= floor; size--) {
      const lines = wrap(text.split(/\s+/u), width / size, wordWidth)
      if (lines && lines.length <= count)
        return { size, lines: balance(text.split(/\s+/u), lines, width / size, wordWidth) }
    }
  }
  const words = text.split(/\s+/u).flatMap((word) => breakWord(word, width / sizes.least, wordWidth))
  return { size: sizes.least, lines: wrap(words, width / sizes.least, wordWidth) ?? words }
}

/** A text at one size in as many lines as it needs. */
export function wrapText(
  document: PDFKit.PDFDocument,
  text: string,
  { face, width, size }: { face: Face; width: number; size: number },
): FittedText {
  const wordWidth = cached((word) => widthOf(document, word, face, 100) / 100)
  const words = text
    .split(/\s+/u)
    .flatMap((word) => (wordWidth(word) > width / size ? breakWord(word, width / size, wordWidth) : [word]))
  return { size, lines: wrap(words, width / size, wordWidth) ?? words }
}

type Measure = (text: string) => number

function cached(measure: Measure): Measure {
  const known = new Map<string, number>()
  return (text) => {
    const width = known.get(text) ?? measure(text)
    known.set(text, width)
    return width
  }
}

/** Measures words only, so that each is measured once. */
function widthOfWords(line: string, measure: Measure): number {
  const words = line.split(' ')
  return words.reduce((sum, word) => sum + measure(word), (words.length - 1) * 0.3)
}

/** Null when a word alone is wider than a line. */
function wrap(words: string[], width: number, measure: Measure): string[] | null {
  const lines: string[] = []
  for (const word of words) {
    if (measure(word) > width) return null
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOfWords(longer, measure) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as even as they go. */
function balance(words: string[], lines: string[], width: number, measure: Measure): string[] {
  let best = lines
  for (let share = 0.95; share > 0.3; share -= 0.05) {
    const narrower = wrap(words, width * share, measure)
    if (!narrower || narrower.length > lines.length) break
    best = narrower
  }
  return best
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    if (last !== undefined && measure(last + letter) <= width) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}
