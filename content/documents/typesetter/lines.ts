import { type Face, missingGlyphs } from '../../../print/fonts.ts'
import { breakEvenly, breakLines, drawLine, type Line } from '../../../print/lines.ts'
import { type Tag, verseLine } from '../../../print/tags.ts'
import type { Place, Span } from '../inline.ts'
import { SourceError } from '../source-error.ts'
import type { Style } from './design.ts'

/** A line with its style, ready to be drawn; `indent`: how far the rest of a long line of verse is set in. */
export type StyledLine = Line & { style: Style; isVerse?: boolean; indent?: number }

/** Breaks text into lines of at most `width` points. Throws a SourceError for a character that the fonts do not have. */
export function setLines(
  doc: PDFKit.PDFDocument,
  spans: Span[],
  style: Style,
  width: number,
  place: Place,
): StyledLine[] {
  return breakLines(doc, inFaces(spans, style, place), style.size, width).map((line) => ({ ...line, style }))
}

/** Breaks a line of verse. Where it is too long, the rest is set further in, so that nobody takes it for the next line. */
export function setVerse(
  doc: PDFKit.PDFDocument,
  spans: Span[],
  style: Style,
  width: number,
  place: Place,
): StyledLine[] {
  const indent = style.size * 1.5
  const whole = setLines(doc, spans, style, width, place)
  const lines = whole.length > 1 ? setLines(doc, spans, style, width - indent, place) : whole
  return lines.map((line, at) => ({ ...line, isVerse: true, indent: at > 0 ? indent : 0 }))
}

/** Text in lines as even as they go. */
export function setEvenLines(
  doc: PDFKit.PDFDocument,
  spans: Span[],
  style: Style,
  width: number,
  place: Place,
): StyledLine[] {
  const { lines } = breakEvenly(doc, inFaces(spans, style, place), style.size, { width, least: 1 / 3 })
  return lines.map((line) => ({ ...line, style }))
}

/** Draws one line whose top left corner is at `x`, `y`; without a tag inside an artifact. */
export function drawStyled(doc: PDFKit.PDFDocument, line: StyledLine, x: number, y: number, node?: Tag): void {
  const setting = { ...line.style, hasUnderlinedLinks: true, ...(line.isVerse && { mark: verseLine }) }
  drawLine(doc, line, setting, [x + (line.indent ?? 0), y], node)
}

function inFaces(spans: Span[], style: Style, { file, line }: Place) {
  return spans.map((span) => {
    const face = faceOf(style, span)
    const [missing] = missingGlyphs(span.text, face)
    if (missing) {
      const code = (missing.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      throw new SourceError(file, line, `the font has no “${missing}” (U+${code}).`)
    }
    return { text: span.text, face, href: span.href ?? undefined, lang: span.lang }
  })
}

function faceOf(style: Style, { isBold, isItalic }: Span): Face {
  if (style.isDisplay) return 'display'
  if (style.isBold || isBold) return isItalic ? 'boldItalic' : 'bold'
  return isItalic ? 'italic' : 'regular'
}
