import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { readWoff } from './read-woff.ts'

export type Face = 'heading' | 'body'

/** A piece of a line, in one of the fonts. */
interface Run {
  font: string
  text: string
}

const { resolve } = createRequire(import.meta.url)
const families = {
  heading: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-*-700-normal.woff',
  body: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-*-500-normal.woff',
}
const fontsOf = (face: Face, subsets: string[]) => subsets.map((subset) => resolve(families[face].replace('*', subset)))
const fonts: Record<Face, string[]> = {
  heading: fontsOf('heading', ['latin', 'latin-ext', 'vietnamese']),
  body: fontsOf('body', ['latin', 'latin-ext']),
}

const unpacked = new Map<string, Buffer>()

/** A document with the fonts at hand and no other: left alone, pdfkit takes Helvetica, which is not embedded. */
export function openDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const document = new PDFDocument({ ...options, font: '' })
  for (const font of Object.values(fonts).flat()) {
    const bytes = unpacked.get(font) ?? readWoff(font)
    unpacked.set(font, bytes)
    document.registerFont(font, bytes)
  }
  return document
}

// pdfkit keeps to itself the font that it has opened, whose character set says what it can print.
interface OpenFont {
  _font: { font: { characterSet: number[] } }
}

const letters = new Map<string, Set<number>>()

function canPrint(font: string, letter: string): boolean {
  let known = letters.get(font)
  if (!known) {
    const document = openDocument({ autoFirstPage: false }).font(font) as unknown as OpenFont
    known = new Set(document._font.font.characterSet)
    letters.set(font, known)
  }
  return known.has(letter.codePointAt(0) ?? 0)
}

/** Composed letters, plain spaces, no controls, no invisible joiners, no halves of characters. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}|\p{Variation_Selector}/gu, '')
    .trim()
}

/** The line in pieces, each in the first font that has its letters. What no font has is left out. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  const candidates = face === 'heading' ? [...fonts.heading, ...fonts.body] : [...fonts.body, ...fonts.heading]
  for (const letter of tidy(text)) {
    const last = runs.at(-1)
    // A space stays with what stands before it, so that words keep together.
    const font = last && letter === ' ' ? last.font : candidates.find((candidate) => canPrint(candidate, letter))
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The characters of a name that no font has, each once. */
export function unprintable(name: string): string[] {
  const all = Object.values(fonts).flat()
  return [...new Set(tidy(name))].filter((letter) => !all.some((font) => canPrint(font, letter)))
}

/** Width of a line in points. */
export function widthOf(document: PDFKit.PDFDocument, text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce(
    (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  )
}
