import { createRequire } from 'node:module'
import { createPdf } from './pdfkit.ts'
import { readWoff } from './read-woff.ts'

const { resolve } = createRequire(import.meta.url)

/** The files of one cut of a family, such as `700-italic`: one for each of the publisher's subsets of characters. */
const cut = (family: string, name: string, subsets = ['latin']) =>
  subsets.map((subset) => resolve(`@fontsource/${family}/files/${family}-${subset}-${name}.woff`))
const atkinson = 'atkinson-hyperlegible-next'
const bricolage = 'bricolage-grotesque'
const anyBody = cut(atkinson, '500-normal', ['latin', 'latin-ext'])
const anyHeading = cut(bricolage, '700-normal', ['latin', 'latin-ext', 'vietnamese'])

/** Each face with its font files in order of preference. A character is printed in the first font that has it, a zero of our own texts in that of `zeros`. */
const faces = {
  /** For what people type, such as names: as many characters as the fonts have. */
  body: [...anyBody, ...anyHeading],
  heading: [...anyHeading, ...anyBody],
  /** For papers with many figures, as people type them: its zero has no stroke. */
  figures: [...cut(bricolage, '500-normal', ['latin', 'latin-ext', 'vietnamese']), ...anyBody],
  /** For our own texts, whose sources are corrected if a character is missing. */
  story: cut(atkinson, '500-normal'),
  loud: cut(bricolage, '800-normal'),
  regular: cut(atkinson, '400-normal'),
  italic: cut(atkinson, '400-italic'),
  bold: cut(atkinson, '700-normal'),
  boldItalic: cut(atkinson, '700-italic'),
  display: cut(bricolage, '700-normal'),
}
export type Face = keyof typeof faces

/**
 * Families for words with a letter that a face does not have, each for its script. Andika has all Latin letters and Cyrillic, and was drawn
 * for children who learn to read. The shaping of pdfkit fails on some words in Noto's Gujarati, Gurmukhi and Malayalam; `scripts.test.ts` sets many.
 */
const others: [family: string, weight: string, ...subsets: string[]][] = [
  ['andika', '400', 'latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
  ['commissioner', '500', 'greek', 'latin'],
  ['vazirmatn', '500', 'arabic', 'latin'],
  ['noto-sans-hebrew', '500', 'hebrew', 'latin'],
  ['noto-sans-bengali', '500', 'bengali', 'latin'],
  ['noto-sans-devanagari', '500', 'devanagari', 'latin'],
  ['mukta-vaani', '500', 'gujarati', 'latin'],
  ['mukta-mahee', '500', 'gurmukhi', 'latin'],
  ['manjari', '400', 'malayalam', 'latin'],
  ['noto-sans-tamil', '500', 'tamil', 'latin'],
  ['noto-sans-ethiopic', '500', 'ethiopic', 'latin'],
]
const otherText = others.map(([family, weight, ...subsets]) => cut(family, `${weight}-normal`, subsets))

const substitutes: Partial<Record<Face, string[][]>> = {
  body: otherText,
  heading: others.map(([family, , ...subsets]) => cut(family, '700-normal', subsets)),
  figures: otherText,
}

/** Signs that look like others: hyphens that do not break, and apostrophes that are letters. */
const alike: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u02BC': '’', '\u02BB': '‘' }
const withoutAlike = (text: string) => text.replace(/[\u2010\u2011\u02BC\u02BB]/g, (sign) => alike[sign] ?? sign)

// The zero of Atkinson Hyperlegible Next has a stroke, which children take for another sign. That of the headings’ family is as high.
const zeros: Partial<Record<Face, string[]>> = {
  story: cut(bricolage, '500-normal'),
  regular: cut(bricolage, '400-normal'),
  italic: cut(bricolage, '400-normal'),
  bold: cut(bricolage, '700-normal'),
  boldItalic: cut(bricolage, '700-normal'),
}

/** A piece of text in one font, which is named by its file. */
type FontRun = { font: string; text: string }

const unpacked = new Map<string, Buffer>()
const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>()

/** Makes a font the current one of a document. Each font is unpacked once in a process, when it is first needed. */
export function selectFont(doc: PDFKit.PDFDocument, font: string, size: number): void {
  const known = registered.get(doc) ?? new Set()
  registered.set(doc, known)
  if (!known.has(font)) {
    const bytes = unpacked.get(font) ?? readWoff(font)
    unpacked.set(font, bytes)
    doc.registerFont(font, bytes)
    known.add(font)
  }
  doc.font(font).fontSize(size)
}

// pdfkit keeps to itself the font that it has opened, whose character set says what it can print.
interface OpenFont {
  _font: { font: { characterSet: number[] } }
}

const characterSets = new Map<string, Set<number>>()

function characterSet(font: string): Set<number> {
  let known = characterSets.get(font)
  if (!known) {
    const doc = createPdf({ autoFirstPage: false, font: '' })
    selectFont(doc, font, 1)
    known = new Set((doc as unknown as OpenFont)._font.font.characterSet)
    characterSets.set(font, known)
  }
  return known
}

const hasGlyph = (font: string, letter: string): boolean => characterSet(font).has(letter.codePointAt(0) ?? 0)

const isSetIn = (fonts: readonly string[], text: string) =>
  [...text].every((letter) => fonts.some((font) => hasGlyph(font, letter)))

/** The characters that a face's own fonts have together, as the first and the last code point of each range. */
export function printable(face: Face): [first: number, last: number][] {
  const points = new Set(faces[face].flatMap((font) => [...characterSet(font)]))
  const ranges: [number, number][] = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

/**
 * Divides a word into runs of one font each. One with a letter that the face does not have is set as a whole in a family that has all of
 * them. Characters that none of the fonts has are left out.
 */
export function fontRuns(word: string, face: Face): FontRun[] {
  const text = withoutAlike(word)
  const families = [faces[face], ...(substitutes[face] ?? [])]
  const usual = families.find((family) => isSetIn(family, text)) ?? families.flat()
  const runs: FontRun[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    // A space stays in the font of what precedes it, so that words keep together.
    const fonts = (letter === '0' && zeros[face]) || usual
    const font = last && letter === ' ' ? last.font : fonts.find((candidate) => hasGlyph(candidate, letter))
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The characters of a text that cannot be set in a face, each once. */
export function missingGlyphs(text: string, face: Face): string[] {
  const fonts = [faces[face], substitutes[face] ?? []].flat(2)
  return [...new Set(withoutAlike(text))].filter((letter) => !isSetIn(fonts, letter))
}

/** The characters of a typed name that cannot be printed, each once. */
export const unprintable = (name: string): string[] => missingGlyphs(tidy(name), 'body')

/** Distances of the face's first font in points, at font size `size`: line height, and from the line's top to its baseline. */
export function metricsOf(doc: PDFKit.PDFDocument, face: Face, size: number): { height: number; ascent: number } {
  selectFont(doc, faces[face][0] ?? '', size)
  const { ascender } = (doc as unknown as { _font: { ascender: number } })._font
  return { height: doc.currentLineHeight(true), ascent: (ascender / 1000) * size }
}

/** Joiners do their work behind Arabic letters and the vowel signs of India, and are invisible elsewhere. */
const idleJoiner = /(?<![\p{Script=Arabic}\p{M}])[\u200C\u200D]/gu

/** Text as people type it: composed letters, plain spaces, no controls, no invisible joiners, no halves of characters. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(idleJoiner, '')
    .replace(/(?![\u200C\u200D])\p{C}|\p{Variation_Selector}/gu, '')
    .trim()
}
