import { type Face, fontRuns, selectFont } from './fonts.ts'
import { type Direction, inVisualOrder, isReordered, isShaped } from './scripts.ts'
import { drawLink, drawTagged, type Tag, tag } from './tags.ts'

/**
 * A stretch of text in one face; `href` makes it a link, `lang` says that it is in another language than the document. The `direction` of
 * the first one is that of its lines.
 */
export type Span = {
  text: string
  face: Face
  href?: string | undefined
  lang?: string | undefined
  direction?: Direction | undefined
}

/** A stretch of a line in one font. Widths of words are measured at font size 1, those of lines in points. */
type Run = { text: string; font: string; href: string | undefined; lang: string | undefined; width: number }
type Word = Run[]
/** `width` is without the space at the end. `actual`: its text, where its letters stand in another order or have other shapes. */
export type Line = { runs: Run[]; width: number; actual?: string }

/** How lines are drawn. Sizes are in points. */
export type Setting = {
  size: number
  leading: number
  colour: string
  /** From a line's top to its baseline; without it the letters are centred in the leading. */
  rise?: number
  hasUnderlinedLinks?: boolean
  /** What is drawn is marked as this (`verseLine`). */
  mark?: string
}

/**
 * Breaks text into lines of at most `width` points. A word that is longer than a line is broken between letters. The
 * space at a line's end takes no room; the books were laid out by a rule that counts it (`countsLastSpace`).
 */
export function breakLines(
  doc: PDFKit.PDFDocument,
  spans: Span[],
  size: number,
  width: number,
  countsLastSpace = false,
): Line[] {
  const room = width / size
  const words = measureWords(doc, spans).flatMap((word) => (widthOf(word) > room ? breakWord(doc, word, room) : [word]))
  const lines: Run[][] = [[]]
  let used = 0
  for (const word of words) {
    const last = word.at(-1)
    const hanging = !countsLastSpace && last?.text.endsWith(' ') ? measure(doc, last.font, ' ') : 0
    if (used > 0 && used + widthOf(word) - hanging > room) {
      lines.push([])
      used = 0
    }
    used += widthOf(word)
    for (const run of word) append(lines.at(-1) ?? [], run)
  }
  return lines.map((runs) => finishLine(doc, runs, size, spans[0]?.direction))
}

/**
 * The same number of lines, as even as possible, with the width in points at which they break so: narrowed by `step`
 * points until another line would be needed, or the width is `least` of the given one.
 */
export function breakEvenly(
  doc: PDFKit.PDFDocument,
  spans: Span[],
  size: number,
  {
    width,
    least,
    step = 8,
    countsLastSpace,
  }: { width: number; least: number; step?: number; countsLastSpace?: boolean },
): { lines: Line[]; width: number } {
  let best = { lines: breakLines(doc, spans, size, width, countsLastSpace), width }
  while (best.width > width * least) {
    const narrower = best.width - step
    const lines = breakLines(doc, spans, size, narrower, countsLastSpace)
    if (lines.length > best.lines.length) break
    best = { lines, width: narrower }
  }
  return best
}

/** Width in points of the longest word. */
export function longestWord(doc: PDFKit.PDFDocument, spans: Span[], size: number): number {
  return Math.max(0, ...measureWords(doc, spans).map((word) => widthOf(word) * size))
}

const widthOf = (runs: Run[]) => runs.reduce((sum, run) => sum + run.width, 0)

function measure(doc: PDFKit.PDFDocument, font: string, text: string): number {
  selectFont(doc, font, 1)
  return doc.widthOfString(text)
}

/** Words with the space after them; a word whose font or link changes inside it has several runs. */
function measureWords(doc: PDFKit.PDFDocument, spans: Span[]): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const span of spans) {
    for (const part of span.text.split(/(?<= |[—/](?=[^\s”’]))/)) {
      const runs = fontRuns(part, span.face).map(({ font, text }) => ({
        text,
        font,
        href: span.href,
        lang: span.lang,
        width: measure(doc, font, text),
      }))
      if (isOpen) words.at(-1)?.push(...runs)
      else words.push(runs)
      isOpen = !/[ —/]$/.test(part)
    }
  }
  return words
}

function breakWord(doc: PDFKit.PDFDocument, word: Word, room: number): Word[] {
  const pieces: Word[] = [[]]
  for (const { font, href, lang, text } of word) {
    for (const letter of text) {
      const next = { text: letter, font, href, lang, width: measure(doc, font, letter) }
      if (widthOf(pieces.at(-1) ?? []) + next.width > room && letter !== ' ') pieces.push([])
      append(pieces.at(-1) ?? [], next)
    }
  }
  return pieces
}

const isAlike = (one: Run, other: Run) => one.href === other.href && one.lang === other.lang

/** Adds a run to those before it, in one with the last if both look the same. */
function append(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last && last.font === run.font && isAlike(last, run)) {
    last.text += run.text
    last.width += run.width
  } else runs.push({ ...run })
}

/** A run is drawn as a whole, so it is measured again as a whole. */
function finishLine(doc: PDFKit.PDFDocument, runs: Run[], size: number, direction: Direction | undefined): Line {
  const measured = (parts: Run[]) => parts.map((run) => ({ ...run, width: measure(doc, run.font, run.text) * size }))
  const text = runs.map((run) => run.text).join('')
  const last = runs.at(-1)
  const end = last ? { ...last, text: last.text.trimEnd() } : undefined
  const trimmed = end ? [...runs.slice(0, -1), end] : []
  if (isReordered(text, direction)) {
    const shown = measured(inVisualOrder(trimmed, direction))
    return { runs: shown, width: widthOf(shown), actual: text }
  }
  const width = widthOf(measured(trimmed))
  return { runs: measured(runs), width, ...(isShaped(text) && { actual: text }) }
}

/** Draws one line whose top left corner is at `x`, `y`; under `node`, or untagged inside an artifact. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  line: Line,
  setting: Setting,
  [x, y]: [number, number],
  node?: Tag,
): void {
  const { size, leading, colour, rise = (leading - size) / 2 + size * 0.82, hasUnderlinedLinks } = setting
  const write = (run: Run, start: number) => {
    selectFont(doc, run.font, size)
    doc.fillColor(colour).text(run.text, start, y + rise, { lineBreak: false, baseline: 'alphabetic' })
  }
  let left = x
  const groups = groupsOf(line.runs)
  const actual = groups.length === 1 ? line.actual : undefined
  for (const group of groups) {
    const placed = group.map((run) => {
      const start = left
      left += run.width
      return { run, start }
    })
    const draw = () => {
      for (const { run, start } of placed) write(run, start)
    }
    const { href, lang } = group[0] ?? {}
    const start = placed[0]?.start ?? x
    if (!node) draw()
    else if (!href) drawTagged(doc, lang ? tag('Span', node, { lang }) : node, draw, { mark: setting.mark, actual })
    else {
      const text = group
        .map((run) => run.text)
        .join('')
        .trimEnd()
      drawLink(doc, node, { href, text, area: [start, y, left - start, leading] }, () => {
        draw()
        if (!hasUnderlinedLinks) return
        const under = y + rise + 1.8
        const last = group.at(-1)
        const space = last?.text.endsWith(' ') ? measure(doc, last.font, ' ') * size : 0
        doc
          .moveTo(start, under)
          .lineTo(left - space, under)
          .lineWidth(0.6)
          .strokeColor(colour)
          .stroke()
      })
    }
  }
}

/** What is marked as one piece: a zero in a font of its own does not part the number that it is in. */
function groupsOf(runs: Run[]): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last?.[0] && isAlike(last[0], run)) last.push(run)
    else groups.push([run])
  }
  return groups
}
