import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { type Face, metricsOf, missingGlyphs } from '../print/fonts.ts'
import { breakEvenly, breakLines, drawLine, type Line, type Span } from '../print/lines.ts'
import { type Tag, verseLine } from '../print/tags.ts'
import { drawLetters, type LetterPath } from './display-letters.ts'
import { isStanza, linesOf } from './story.ts'
import { ContentError, pageSize, type TextPlace } from './storybook.ts'

extend([a11y])

const defaultSize = 23
const loudSize = 54
const minimumContrast = 4.5

/** A paragraph with its place: `lead` is added to the face's own line height; all in points. */
type Paragraph = {
  isVerse: boolean
  lines: Line[]
  face: Face
  size: number
  lead: number
  x: number
  y: number
  width: number
  height: number
}

const styleOf = (place: TextPlace, index: number, isVerse: boolean): { face: Face; size: number; lead: number } => {
  const size = place.size ?? defaultSize
  if (isVerse) return { face: 'story', size, lead: size * 0.08 }
  return place.loud?.includes(index)
    ? { face: 'loud', size: place.loudSize ?? loudSize, lead: -4 }
    : { face: 'story', size, lead: size * 0.22 }
}

/** Refuses text with a character that the embedded faces cannot draw. `where` starts the message: file and page. */
function requireGlyphs(text: string, face: Face, where: string): void {
  const [character] = missingGlyphs(text, face)
  if (character === undefined) return
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new ContentError(`${where}: the typeface has no “${character}” (U+${code}). Write it another way.`)
}

/** Who says a line of verse. */
const voice = /^\p{L}[^:.!?]*:(?= )|^\d+:(?= )/u

/** The lines of a stanza as they are written, who says them in bold. Refuses one that has no room. */
function setStanza(doc: PDFKit.PDFDocument, text: string, size: number, { w }: TextPlace, where: string): Line[] {
  return linesOf(text).map((line) => {
    const who = voice.exec(line)?.[0] ?? ''
    const spans: Span[] = [
      { text: who, face: 'bold' },
      { text: line.slice(who.length), face: 'story' },
    ]
    const [set, ...rest] = breakLines(doc, spans, size, w)
    if (!set || rest.length > 0)
      throw new ContentError(
        `${where}: the line “${line}” is wider than its box. Shorten it, or give the box more room.`,
      )
    return set
  })
}

/** How wide a place is with all its columns. */
const widthOf = ({ w, columns }: TextPlace) =>
  columns ? w * columns.startAt.length + columns.gap * (columns.startAt.length - 1) : w

/** Lays the paragraphs of one page out, top down, column by column. Refuses what does not fit, cannot be drawn or cannot be read. */
function layText(doc: PDFKit.PDFDocument, paragraphs: string[], place: TextPlace, where: string): Paragraph[] {
  const contrast = colord(place.ink).contrast(place.ground)
  if (contrast < minimumContrast)
    throw new ContentError(
      `${where}: ${place.ink} on ${place.ground} has a contrast of ${contrast.toFixed(1)}:1. Choose colours with at least ${minimumContrast}:1.`,
    )
  if (
    place.x < 30 ||
    place.y < 30 ||
    place.x + widthOf(place) > pageSize.width - 30 ||
    place.y + place.h > pageSize.height - 30
  )
    throw new ContentError(`${where}: the text is closer than 30 points to the edge. Move or shrink its box.`)
  let [x, y] = [place.x, place.y]
  let top = place.y
  let over = 0
  const set = paragraphs.map((text, index) => {
    const isVerse = isStanza(text)
    const { face, size, lead } = styleOf(place, index, isVerse)
    if (place.columns?.startAt.includes(index)) {
      // The first column begins below the heading, the others beside it.
      if (index === place.columns.startAt[0]) top = y
      else x += place.w + place.columns.gap
      y = top
    }
    for (const line of linesOf(text)) requireGlyphs(line, face, where)
    const spans = [{ text: text.replaceAll(/\b(Mrs?) /g, '$1\u00a0'), face }]
    // Even lines, so that no word is left alone on the last.
    const even = { width: place.w, least: 0.75, countsLastSpace: true }
    const { lines, width } = isVerse
      ? { lines: setStanza(doc, text, size, place, where), width: place.w }
      : breakEvenly(doc, spans, size, even)
    const height = lines.length * (metricsOf(doc, face, size).height + lead)
    const paragraph: Paragraph = { isVerse, lines, face, size, lead, x, y, width, height }
    over = Math.max(over, Math.ceil(y + height - (place.y + place.h)))
    y += height + size * 0.45
    return paragraph
  })
  if (over > 0)
    throw new ContentError(
      `${where}: the text is ${over} points too tall for its box. Shorten it, or give the box more room.`,
    )
  return set
}

const indentOf = (width: number, { align, w }: TextPlace): number => (align === 'center' ? (w - width) / 2 : 0)

// Air that scattered marks keep from the words.
const air = 7

type Box = { x: number; y: number; w: number; h: number }

/** Where the paragraphs really are, with a little air around them. */
function boxesOf(paragraphs: Paragraph[], place: TextPlace): Box[] {
  return paragraphs.map(({ isVerse, lines, x, y, width, height, lead }) => {
    const longest = Math.max(...lines.map((line) => line.width))
    const w = lines.length > 1 && !isVerse ? width : Math.min(width, longest)
    return { x: x + indentOf(w, place) - air, y: y - air, w: w + 2 * air, h: height - lead + 2 * air }
  })
}

/** The path of loud letters: one word is a sound, several are a title, which has the path of its book. */
function pathOf({ face, lines }: Paragraph, { title }: TextPlace): LetterPath | undefined {
  if (face !== 'loud') return undefined
  const isSound = lines.length === 1 && !lines[0]?.runs.some(({ text }) => text.trimEnd().includes(' '))
  return isSound ? 'bow' : title
}

/** Draws one laid-out paragraph on the document's current page. */
function drawParagraph(doc: PDFKit.PDFDocument, paragraph: Paragraph, place: TextPlace, node?: Tag): void {
  const { lines, face, size, lead, x, y } = paragraph
  const path = pathOf(paragraph, place)
  const { height, ascent } = metricsOf(doc, face, size)
  const mark = paragraph.isVerse ? { mark: verseLine } : {}
  const setting = { size, leading: height + lead, colour: place.ink, rise: ascent, ...mark }
  doc.fillOpacity(1)
  for (const [index, line] of lines.entries()) {
    const [left, top] = [x + indentOf(line.width, place), y + index * setting.leading]
    if (path) drawLetters(doc, line, { size, colour: place.ink, path }, [left, top + ascent], node)
    else drawLine(doc, line, setting, [left, top], node)
  }
}

/** A paragraph in its place: `box` is where it really is, with a little air around it. */
type SetParagraph = { box: Box; draw: (node?: Tag) => void }

/** Lays out the words of a page; a silent page has no words. Refuses what does not fit, cannot be drawn or cannot be read. */
export function setPage(
  doc: PDFKit.PDFDocument,
  text: string[],
  place: TextPlace | null,
  where: string,
): SetParagraph[] {
  if (!place) {
    if (text.length === 0) return []
    throw new ContentError(`${where}: its drawing has no place for the words. Say in \`text\` where they are.`)
  }
  if (text.length === 0)
    throw new ContentError(
      `${where}: the page has no text. Write a paragraph for it in story.ts, or, if the picture tells it alone, set \`text: null\` in its drawing.`,
    )
  const paragraphs = layText(doc, text, place, where)
  const boxes = boxesOf(paragraphs, place)
  return paragraphs.flatMap((paragraph, index) => {
    const box = boxes[index]
    return box ? [{ box, draw: (node?: Tag) => drawParagraph(doc, paragraph, place, node) }] : []
  })
}
