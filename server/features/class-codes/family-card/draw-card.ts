import type { FamilyCardFormat } from '#contract/class-codes.ts'
import { directionOf, type Language } from '#contract/languages.ts'
import { dark, printColours } from '../../../../print/colours.ts'
import { openDocument } from '../../../../print/document.ts'
import { fitText } from '../../../../print/fit.ts'
import { drawParagraph, heightOfLines, type Paragraph, wrapText } from '../../../../print/paragraphs.ts'
import { qrOf } from '../../../../print/qr-code.ts'
import { drawArtifact, drawTagged, type Tag, tag } from '../../../../print/tags.ts'
import { asPicture } from '../../../adapters/printing/as-picture.ts'

/** What a card for families says of a book. */
export interface FamilyCard {
  format: FamilyCardFormat
  title: string
  /** A JPEG. `aspect`: its width divided by its height. */
  cover: { bytes: Uint8Array; aspect: number }
  question: string
  /** Of the question. */
  language: Language
  /** Opens the book, with the class code in the fragment. */
  url: string
  /** The address and the code, to be typed. */
  address: string
  code: string
  /** The last day of the code, in words. */
  until: string
  appName: string
  /** `#rrggbb`. */
  color: string
}

/** In points. Where a card fills a small phone, a point is a little more than a pixel of CSS; two fit on A4 on its side. */
const sheet = { width: 298, height: 510 }
const pictureWidth = 1080
const margin = 18
const inner = sheet.width - 2 * margin
const leftEdge = { align: 'left', x: margin } as const
/** As high as the cover of a shipped book is; a higher one is cut. */
const coverHeight = 223
const qrSize = 110
const wayHeight = 128

/** A card that families can read on a telephone or on paper: the cover of a book, a question, and the way into the book. */
export async function renderFamilyCard(card: FamilyCard): Promise<Uint8Array> {
  const colours = printColours(card.color)
  const info = { Title: `${card.title}: card for families`, Creator: card.appName }
  const { doc, root, finish } = openDocument({ size: [sheet.width, sheet.height], info })
  doc.addPage()
  drawArtifact(doc, 'Layout', () => doc.rect(0, 0, sheet.width, sheet.height).fill(colours.paper))
  drawCover(doc, root, card)
  let y = coverHeight + 12
  const write = (
    text: string,
    { face, large, least, lines }: Words,
    colour: string,
    { tag, lang = 'en' }: { tag: Paragraph['tag']; lang?: Language } = { tag: 'P' },
  ) => {
    const sizes = { large, small: least, least }
    const direction = directionOf(lang)
    const fitted = fitText(doc, text, { face, width: inner, sizes, maxLines: lines, direction })
    const place = direction === 'rtl' ? ({ align: 'right', x: margin + inner } as const) : leftEdge
    drawParagraph(doc, root, { tag, ...(lang !== 'en' && { lang }), face, colour, ...place, y }, fitted)
    y += heightOfLines(face, fitted) + 5
  }
  write(card.title, title, colours.ink, { tag: 'H1' })
  write('Talk about it', label, dark)
  write(card.question, question, dark, { tag: 'P', lang: card.language })
  drawWay(doc, root, card, sheet.height - margin - wayHeight, colours.ink)
  const pdf = await finish()
  return card.format === 'jpg' ? asPicture(pdf, pictureWidth) : pdf
}

type Words = { face: 'heading' | 'body'; large: number; least: number; lines: number }
const title: Words = { face: 'heading', large: 20, least: 13, lines: 2 }
const label: Words = { face: 'heading', large: 12, least: 12, lines: 1 }
const question: Words = { face: 'body', large: 15, least: 11.5, lines: 4 }

function drawCover(doc: PDFKit.PDFDocument, root: Tag, { title, cover }: FamilyCard): void {
  const height = Math.max(coverHeight, sheet.width / cover.aspect)
  const width = height * cover.aspect
  const box: [number, number, number, number] = [0, 0, sheet.width, coverHeight]
  drawTagged(doc, tag('Figure', root, { alt: `The cover of ${title}`, placement: 'Block', bbox: box }), () => {
    doc.save()
    doc.rect(0, 0, sheet.width, coverHeight).clip()
    doc.image(Buffer.from(cover.bytes), (sheet.width - width) / 2, (coverHeight - height) / 2, { width, height })
    doc.restore()
  })
}

/** The square code, and beside it what it does and what to type without a camera. */
function drawWay(doc: PDFKit.PDFDocument, root: Tag, card: FamilyCard, top: number, ink: string): void {
  const box: [number, number, number, number] = [margin, top, margin + qrSize, top + qrSize]
  const figure = tag('Figure', root, { alt: `QR code that opens ${card.title}`, placement: 'Block', bbox: box })
  drawTagged(doc, figure, () => {
    const { size, path } = qrOf(card.url)
    const quiet = 4
    doc.roundedRect(margin, top, qrSize, qrSize, 6).fill('#ffffff')
    doc.save()
    doc.translate(margin, top).scale(qrSize / (size + 2 * quiet))
    doc.translate(quiet, quiet).path(path).fill('#000000')
    doc.restore()
  })
  const x = margin + qrSize + 12
  const width = sheet.width - margin - x
  let y = top
  const write = (text: string, { face, large, least, lines }: Words, colour = dark) => {
    const fitted = fitText(doc, text, { face, width, sizes: { large, small: least, least }, maxLines: lines })
    drawParagraph(doc, root, { tag: 'P', face, colour, align: 'left', x, y }, fitted)
    y += heightOfLines(face, fitted) + 3
  }
  write('Read it at home', { face: 'heading', large: 14, least: 14, lines: 1 }, ink)
  write('Free, without an account.', small)
  write(`Or go to ${card.address} and type`, { ...small, lines: 3 })
  write(card.code, { face: 'heading', large: 12, least: 9, lines: 1 }, ink)
  const until = wrapText(doc, `The code works until ${card.until}.`, { face: 'body', width: inner, size: 11 })
  drawParagraph(doc, root, { ...end, y: top + qrSize + 7 }, until)
}

const small: Words = { face: 'body', large: 11.5, least: 9.5, lines: 1 }
const end = { tag: 'P', face: 'body', colour: dark, ...leftEdge } as const
