import { createRequire } from 'node:module'
import type { Style } from './design.ts'

const { resolve } = createRequire(import.meta.url)
const atkinson = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin'
const files = {
  regular: resolve(`${atkinson}-400-normal.woff`),
  italic: resolve(`${atkinson}-400-italic.woff`),
  bold: resolve(`${atkinson}-700-normal.woff`),
  boldItalic: resolve(`${atkinson}-700-italic.woff`),
  display: resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
}

/** A file that is always loaded, so that the document does not start with a font that cannot be embedded. */
export const firstFont = files.regular

/** The font file for a stretch of text. */
export function fontOf(style: Style, span: { isBold: boolean; isItalic: boolean }): string {
  if (style.isDisplay) return files.display
  if (style.isBold || span.isBold) return span.isItalic ? files.boldItalic : files.bold
  return span.isItalic ? files.italic : files.regular
}

type Embedded = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }

/** The first character that the document's current font has no glyph for, or null. */
export function missingGlyph(doc: PDFKit.PDFDocument, text: string): string | null {
  // The types know nothing of the font behind a document.
  const { font } = (doc as unknown as Embedded)._font
  return [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? null
}
