import type { Colours } from '../../../print/colours.ts'
import { type Fit, type FittedText, fitText } from '../../../print/fit.ts'
import { drawFitting, drawParagraph, heightOfLines } from '../../../print/paragraphs.ts'
import { drawArtifact, type Tag } from '../../../print/tags.ts'
import type { Certificate } from './certificate.ts'
import { sheet } from './certificate-scene.ts'

type Document = PDFKit.PDFDocument

interface Words extends Fit {
  tag: 'H1' | 'P'
  text: string
  colour: string
}

const area = { top: 120, bottom: 404, width: 560 }
const writingLine = { height: 62, width: 400 }

/** Heading, name, title and school, centred one below the other; long ones are set smaller. */
export function drawWords(document: Document, root: Tag, certificate: Certificate, colours: Colours): void {
  const room = area.bottom - area.top
  let share = 1
  let blocks = wordsOf(certificate, colours, share).map(fitted)
  while (heightOf(blocks) > room && share > 0.4) {
    share -= 0.05
    blocks = wordsOf(certificate, colours, share).map(fitted)
  }
  let y = area.top + (room - heightOf(blocks)) / 2
  for (const { words, fit, above } of blocks) {
    y += above
    if (words.text) drawParagraph(document, root, { ...words, align: 'center', x: sheet.width / 2, y }, fit)
    else drawWritingLine(document, root, colours, y)
    y += heightOfText(words, fit)
  }

  function fitted({ above, ...words }: Words & { above: number }) {
    return { words, above, fit: fitText(document, words.text, words) }
  }
}

type Block = { words: Words; fit: FittedText; above: number }

const heightOf = (blocks: Block[]) =>
  blocks.reduce((sum, { words, fit, above }) => sum + above + heightOfText(words, fit), 0)

function heightOfText(words: Words, fit: FittedText): number {
  return words.text ? heightOfLines(words.face, fit) : writingLine.height
}

function wordsOf({ childName, bookTitle, schoolName }: Certificate, colours: Colours, share: number) {
  const scaled = (large: number, small: number, least: number) => ({
    large: Math.round(large * share),
    small: Math.round(small * share),
    least: Math.min(least, Math.round(large * share)),
  })
  const width = area.width
  const plain = { tag: 'P', face: 'body', width, maxLines: 2, sizes: scaled(17, 13, 10), colour: colours.ink } as const
  const name = { ...plain, face: 'heading', sizes: scaled(64, 38, 18), text: childName } as const
  const title = { ...plain, face: 'heading', sizes: scaled(32, 25, 12), maxLines: 4, text: bookTitle } as const
  const school = { ...plain, width: 470, text: schoolName, above: 10 }
  return [
    { ...plain, tag: 'H1', face: 'heading', sizes: scaled(34, 20, 12), text: 'Certificate', above: 0 } as const,
    { ...plain, text: 'This is to celebrate that', above: 6 },
    { ...name, above: 4 },
    { ...plain, text: 'has read', above: 6 },
    { ...title, above: 4 },
    ...(schoolName ? [school] : []),
  ]
}

function drawWritingLine(document: Document, root: Tag, colours: Colours, y: number): void {
  const x = (sheet.width - writingLine.width) / 2
  drawArtifact(document, 'Layout', () => {
    document.lineWidth(1.5).dash(1, { space: 4 }).lineCap('round')
    document
      .moveTo(x, y + 44)
      .lineTo(x + writingLine.width, y + 44)
      .stroke(colours.ink)
      .undash()
  })
  const caption = {
    tag: 'P',
    face: 'body',
    width: 200,
    maxLines: 1,
    sizes: { large: 12, small: 12, least: 12 },
  } as const
  const place = { text: 'Name', colour: colours.ink, align: 'center', x: sheet.width / 2, y: y + 55 } as const
  drawFitting(document, root, { ...caption, ...place })
}
