import { createRequire } from 'node:module'
import { ContentError } from './storybook.ts'

const require = createRequire(import.meta.url)
const faceFile = (family: string, weight: number) =>
  require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)

/** The faces that books embed: a body face made for legibility and a display face. */
export const faces = { body: 'body', display: 'display' } as const

/** Registers the faces with a document, so that `doc.font(faces.body)` finds them. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  doc.registerFont(faces.body, faceFile('atkinson-hyperlegible-next', 500))
  doc.registerFont(faces.display, faceFile('bricolage-grotesque', 800))
}

// The faces hold the Latin subset of their publisher: these blocks and signs.
const inSubset =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** Refuses text with a character that the embedded faces cannot draw. `where` starts the message: file and page. */
export function requireGlyphs(text: string, where: string): void {
  for (const character of text) {
    if (inSubset.test(character)) continue
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    throw new ContentError(`${where}: the typeface has no “${character}” (U+${code}). Write it another way.`)
  }
}
