import type { Place, Span } from '../inline.ts'
import { SourceError } from '../source-error.ts'
import type { Style } from './design.ts'
import { fontOf, missingGlyph } from './fonts.ts'
import { drawLink, drawTagged, type Tag } from './tags.ts'

type Run = { text: string; font: string; width: number; href: string | null }
export type Line = { runs: Run[]; style: Style }

/** Breaks text into lines of at most `width` points. Throws a SourceError for a character that the fonts do not have. */
export function breakLines(doc: PDFKit.PDFDocument, spans: Span[], style: Style, width: number, place: Place): Line[] {
  const lines: Line[] = [{ runs: [], style }]
  let used = 0
  for (const word of words(spans, style)) {
    const parts = word.map((part) => ({ ...part, width: measure(doc, part, style, place) }))
    const last = parts.at(-1)
    const hanging = last?.text.endsWith(' ') ? measure(doc, { ...last, text: ' ' }, style, place) : 0
    const wordWidth = parts.reduce((sum, part) => sum + part.width, 0)
    if (used > 0 && used + wordWidth - hanging > width) {
      lines.push({ runs: [], style })
      used = 0
    }
    used += wordWidth
    for (const part of parts) append(lines.at(-1)?.runs ?? [], part)
  }
  // What was measured word by word is drawn as one run, so it is measured again as one.
  for (const { runs } of lines) for (const run of runs) run.width = measure(doc, run, style, place)
  return lines
}

/** Words with the space after them; a word whose style changes inside it has several parts. */
function words(spans: Span[], style: Style): Omit<Run, 'width'>[][] {
  const found: Omit<Run, 'width'>[][] = []
  let isOpen = false
  for (const span of spans) {
    const font = fontOf(style, span)
    for (const text of span.text.split(/(?<= |[—/](?=[^\s”’]))/)) {
      const part = { text, font, href: span.href }
      if (isOpen) found.at(-1)?.push(part)
      else found.push([part])
      isOpen = !/[ —/]$/.test(text)
    }
  }
  return found
}

function append(runs: Run[], part: Run): void {
  const last = runs.at(-1)
  if (last && last.font === part.font && last.href === part.href) last.text += part.text
  else runs.push({ ...part })
}

function measure(doc: PDFKit.PDFDocument, run: { text: string; font: string }, style: Style, place: Place): number {
  doc.font(run.font).fontSize(style.size)
  const missing = missingGlyph(doc, run.text)
  if (missing) {
    const code = (missing.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    throw new SourceError(place.file, place.line, `the font has no “${missing}” (U+${code}).`)
  }
  return doc.widthOfString(run.text)
}

/** Draws one line whose top left corner is at `x`, `y`, and tags it. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, x: number, y: number, node: Tag): void {
  const { style } = line
  let left = x
  for (const run of line.runs) {
    const start = left
    if (run.href) {
      const text = run.text.trimEnd()
      drawLink(doc, node, { href: run.href, text, area: [start, y, run.width, style.leading] }, () => {
        drawRun(doc, run, style, start, y)
        const end = start + doc.widthOfString(text)
        const under = baseline(style, y) + 1.8
        doc.moveTo(start, under).lineTo(end, under).lineWidth(0.6).strokeColor(style.colour).stroke()
      })
    } else drawTagged(doc, node, () => drawRun(doc, run, style, start, y))
    left += run.width
  }
}

/** Draws one line without a tag: inside an artifact. */
export function drawUntagged(doc: PDFKit.PDFDocument, line: Line, x: number, y: number): void {
  let left = x
  for (const run of line.runs) {
    drawRun(doc, run, line.style, left, y)
    left += run.width
  }
}

function drawRun(doc: PDFKit.PDFDocument, run: Run, style: Style, x: number, y: number): void {
  doc.font(run.font).fontSize(style.size).fillColor(style.colour)
  doc.text(run.text, x, baseline(style, y), { lineBreak: false, baseline: 'alphabetic' })
}

function baseline(style: Style, y: number): number {
  return y + (style.leading - style.size) / 2 + style.size * 0.82
}
