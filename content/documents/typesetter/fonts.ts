import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Style } from './design.ts'
import { unpackWoff } from './woff.ts'

const { resolve } = createRequire(import.meta.url)
const atkinson = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin'
const files = {
  regular: `${atkinson}-400-normal.woff`,
  italic: `${atkinson}-400-italic.woff`,
  bold: `${atkinson}-700-normal.woff`,
  boldItalic: `${atkinson}-700-italic.woff`,
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
}
type Font = keyof typeof files

const unpacked = new Map<string, Buffer>()

/** Gives a document the fonts that `fontOf` names. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files)) {
    const font = unpacked.get(name) ?? unpackWoff(readFileSync(resolve(file)))
    unpacked.set(name, font)
    doc.registerFont(name, font)
  }
}

/** The font for a stretch of text. */
export function fontOf(style: Style, span: { isBold: boolean; isItalic: boolean }): Font {
  if (style.isDisplay) return 'display'
  if (style.isBold || span.isBold) return span.isItalic ? 'boldItalic' : 'bold'
  return span.isItalic ? 'italic' : 'regular'
}

type Embedded = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }

/** The first character that the document's current font has no glyph for, or null. */
export function missingGlyph(doc: PDFKit.PDFDocument, text: string): string | null {
  // The types know nothing of the font behind a document.
  const { font } = (doc as unknown as Embedded)._font
  return [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? null
}
