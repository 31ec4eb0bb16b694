import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { faces, requireGlyphs } from './fonts.ts'
import { ContentError, pageSize, type TextPlace } from './storybook.ts'

extend([a11y])

const defaultSize = 23
const loudSize = 54
const minimumContrast = 4.5

type Line = { paragraph: string; face: string; size: number; lead: number; y: number; width: number; height: number }

const styleOf = (place: TextPlace, index: number) => {
  const size = place.size ?? defaultSize
  return place.loud?.includes(index)
    ? { face: faces.display, size: place.loudSize ?? loudSize, lead: -4 }
    : { face: faces.body, size, lead: size * 0.22 }
}

// Narrows a paragraph as far as it keeps its number of lines, so that no word is left alone on the last.
function balance(heightAt: (width: number) => number, widest: number): { width: number; height: number } {
  const height = heightAt(widest)
  let width = widest
  while (width > widest * 0.75 && heightAt(width - 8) === height) width -= 8
  return { width, height }
}

/** Lays the paragraphs of one page out, top down. Refuses what does not fit, cannot be drawn or cannot be read. */
export function layText(doc: PDFKit.PDFDocument, paragraphs: string[], place: TextPlace, where: string): Line[] {
  if (paragraphs.length === 0)
    throw new ContentError(`${where}: the page has no text. Write a paragraph for it in story.ts.`)
  const contrast = colord(place.ink).contrast(place.ground)
  if (contrast < minimumContrast)
    throw new ContentError(
      `${where}: ${place.ink} on ${place.ground} has a contrast of ${contrast.toFixed(1)}:1. Choose colours with at least ${minimumContrast}:1.`,
    )
  if (
    place.x < 30 ||
    place.y < 30 ||
    place.x + place.w > pageSize.width - 30 ||
    place.y + place.h > pageSize.height - 30
  )
    throw new ContentError(`${where}: the text stands closer than 30 points to the edge. Move or shrink its box.`)
  let y = place.y
  const lines = paragraphs.map((paragraph, index) => {
    requireGlyphs(paragraph, where)
    const style = styleOf(place, index)
    doc.font(style.face).fontSize(style.size)
    const words = paragraph.replaceAll(/\b(Mrs?) /g, '$1\u00a0')
    const fit = balance((width) => doc.heightOfString(words, { width, lineGap: style.lead }), place.w)
    const line: Line = { paragraph: words, ...style, y, ...fit }
    y += fit.height + style.size * 0.45
    return line
  })
  const over = Math.ceil(y - (lines.at(-1)?.size ?? 0) * 0.45 - (place.y + place.h))
  if (over > 0)
    throw new ContentError(
      `${where}: the text is ${over} points too tall for its box. Shorten it, or give the box more room.`,
    )
  return lines
}

// Air that scattered marks keep from the words.
const air = 7

/** Where the paragraphs really stand, with a little air around them. */
export function boxesOf(doc: PDFKit.PDFDocument, lines: Line[], place: TextPlace) {
  return lines.map(({ paragraph, face, size, y, width, height, lead }) => {
    doc.font(face).fontSize(size)
    const w = Math.min(width, doc.widthOfString(paragraph))
    return { x: place.x - air, y: y - air, w: w + 2 * air, h: height - lead + 2 * air }
  })
}

/** Draws one laid-out paragraph at the document's current page. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, place: TextPlace): void {
  doc.font(line.face).fontSize(line.size).fillOpacity(1).fillColor(place.ink)
  doc.text(line.paragraph, place.x, line.y, { width: line.width, lineGap: line.lead, align: place.align ?? 'left' })
}
