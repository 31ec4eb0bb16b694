import { a4, openDocument } from '../../../print/document.ts'
import { fitText } from '../../../print/fit.ts'
import { breakLines, drawLine } from '../../../print/lines.ts'
import { drawParagraph } from '../../../print/paragraphs.ts'
import { drawArtifact, drawTagged, open, type Tag, tag } from '../../../print/tags.ts'
import { drawScene } from '../../kit/draw-pdf.ts'
import { rect } from '../../kit/geometry.ts'
import { clipTo } from '../../kit/scene.ts'
import type { Piece } from '../../play/play.ts'
import { footnote, publisher } from '../../publisher.ts'
import { ContentError, type Storybook } from '../../storybook.ts'

const ink = '#2a2320'
const muted = '#5d544e'
const margin = 42
const width = a4.width - 2 * margin
const columns = 3
const rows = 4
const gap = 10
const card = { width: (width - (columns - 1) * gap) / columns, height: 152, top: 148 }
/** Of a drawing, which is 300 points wide and 220 high, on the paper. */
const scale = 0.4
// A fixed date makes the same sources give the same bytes.
const published = new Date('2026-09-01T00:00:00Z')

/** The words of a book's card: those of its sheets, and others to make twelve. Throws a ContentError when they are not twelve. */
export function cardWordsOf({ file, play, moreWords }: Storybook): Piece[] {
  const words = [...(play?.words ?? []), ...moreWords]
  if (words.length !== columns * rows)
    throw new ContentError(
      `${file}/word-card.ts: the card has ${words.length} words. Choose ${columns * rows} with those of play.ts.`,
    )
  return words
}

/**
 * Twelve words of a book with their pictures, each with a line for the word that a family uses, on one page of A4. The same book
 * gives the same bytes.
 */
export async function renderWordCard(book: Storybook): Promise<Uint8Array> {
  const Title = `${book.story.title}: word card`
  const info = { Title, Author: publisher, CreationDate: published, ModDate: published }
  const { doc, root, finish } = openDocument({ size: [a4.width, a4.height], info })
  doc.addPage()
  const section = tag('Sect', root, { title: Title })
  drawHead(doc, section, book)
  for (const [index, word] of cardWordsOf(book).entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const at: [number, number] = [margin + column * (card.width + gap), card.top + row * (card.height + gap)]
    drawWord(doc, section, word, at, book.story.accent)
  }
  const place = { tag: 'P', face: 'story', colour: muted, align: 'left', x: margin, y: 806 } as const
  drawParagraph(doc, section, place, {
    size: 8.5,
    lines: breakLines(doc, [{ text: footnote, face: 'story' }], 8.5, width),
  })
  open(doc, section).end()
  return await finish()
}

function drawHead(doc: PDFKit.PDFDocument, section: Tag, { story }: Storybook): void {
  drawArtifact(doc, 'Layout', () => doc.rect(0, 0, a4.width, 12).fill(story.accent))
  const heading = fitText(doc, `Words from ${story.title}`, {
    ...{ face: 'heading', width, maxLines: 1 },
    sizes: { large: 26, small: 18, least: 14 },
  })
  drawParagraph(doc, section, { tag: 'H1', face: 'heading', colour: ink, align: 'left', x: margin, y: 34 }, heading)
  const say = 'Say each word. Write it in the language that you speak at home.'
  const words = { size: 14, lines: breakLines(doc, [{ text: say, face: 'story' }], 14, width) }
  drawParagraph(doc, section, { tag: 'P', face: 'story', colour: ink, align: 'left', x: margin, y: 72 }, words)
  const half = (width - 24) / 2
  drawBlank(doc, section, 'Name', [margin, 104], half)
  drawBlank(doc, section, 'Our language', [margin + half + 24, 104], half)
}

/** A label with a line to write on. */
function drawBlank(doc: PDFKit.PDFDocument, section: Tag, text: string, [x, y]: [number, number], room: number): void {
  const [line] = breakLines(doc, [{ text, face: 'bold' }], 13, room)
  if (!line) return
  drawLine(doc, line, { size: 13, leading: 18, colour: ink }, [x, y], tag('P', section))
  drawRule(doc, [x + line.width + 8, y + 18], room - line.width - 8)
}

function drawRule(doc: PDFKit.PDFDocument, [x, y]: [number, number], length: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(0.8)
      .strokeColor(muted)
      .stroke()
  })
}

function drawWord(
  doc: PDFKit.PDFDocument,
  section: Tag,
  { words, alt, scene }: Piece,
  [x, y]: [number, number],
  accent: string,
): void {
  drawArtifact(doc, 'Layout', () => {
    doc.roundedRect(x, y, card.width, card.height, 10).lineWidth(1).strokeOpacity(0.45).strokeColor(accent).stroke()
    doc.strokeOpacity(1)
  })
  const middle = x + card.width / 2
  const [w, h] = [300 * scale, 220 * scale]
  const box: [number, number, number, number] = [middle - w / 2, y + 4, middle + w / 2, y + 4 + h]
  const figure = tag('Figure', section, { alt: `A picture of the word. ${alt}`, placement: 'Block', bbox: box })
  drawTagged(doc, figure, () => {
    doc.save()
    doc.translate(middle, y + 4 + h / 2).scale(scale)
    drawScene(doc, [clipTo(rect(-150, -110, 300, 220), scene)])
    doc.restore()
    doc.fillOpacity(1).strokeOpacity(1)
  })
  const [line] = breakLines(doc, [{ text: words, face: 'display' }], 18, card.width)
  if (!line) return
  drawLine(doc, line, { size: 18, leading: 22, colour: ink }, [middle - line.width / 2, y + h + 8], tag('P', section))
  drawRule(doc, [x + 14, y + card.height - 9], card.width - 28)
}
