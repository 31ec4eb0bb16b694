import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { openDocument } from '../../../print/document.ts'
import type { Block } from '../../documents/blocks.ts'
import { artRows } from '../../documents/typesetter/art-rows.ts'
import { fullColumn, looksOf, sheet } from '../../documents/typesetter/design.ts'
import { describeRows } from '../../play/described.ts'
import type { Storybook } from '../../storybook.ts'

type ArtBlock = Extract<Block, { kind: 'art' }>

/** A picture in a paper; sizes in points. `isBeside`: words flow past it. */
export type Picture = {
  bytes: Buffer
  type: 'png' | 'jpg'
  width: number
  height: number
  alt: string
  isBeside: boolean
}

/** Twice as fine as a screen. */
const scale = 2.2

/** What children count, cut out and colour, as it is in the PDF: one picture or several for each drawing. */
export async function drawPictures(blocks: ArtBlock[], book: Storybook | undefined): Promise<Map<Block, Picture[]>> {
  const drawn = new Map<Block, Picture[]>()
  if (blocks.length === 0) return drawn
  const { doc, root, finish } = openDocument({ size: [sheet.width, sheet.height], info: { Title: 'Drawings' } })
  const setting = { doc, root, look: looksOf(book).pupils, book, pictures: [], wide: new Map(), onHeading: () => {} }
  const pages: { block: ArtBlock; height: number; alt: string }[] = []
  for (const block of blocks)
    for (const [index, { height, draw }] of artRows(setting, block.art, block.place).entries()) {
      doc.addPage({ size: [sheet.width, height + 4] })
      draw(2, height)
      pages.push({ block, height: height + 4, alt: altOf(block, index, book) })
    }
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await finish())
  try {
    for (const [index, { block, height, alt }] of pages.entries()) {
      const { data, width: across, height: down } = await document.getPage(index).render({ scale, render: 'bitmap' })
      const place = {
        left: Math.round((fullColumn.left - 2) * scale),
        top: 0,
        width: Math.round((fullColumn.width + 4) * scale),
        height: down,
      }
      const png = await sharp(data, { raw: { width: across, height: down, channels: 4 } })
        .flatten({ background: '#fff' })
        .extract(place)
        .png({ palette: true, colours: 16, effort: 4, compressionLevel: 9 })
        .toBuffer()
      const size = { width: fullColumn.width + 4, height }
      const picture: Picture = { bytes: png, type: 'png', ...size, alt, isBeside: false }
      drawn.set(block, [...(drawn.get(block) ?? []), picture])
    }
  } finally {
    document.destroy()
    library.destroy()
  }
  return drawn
}

function altOf({ art }: ArtBlock, row: number, book: Storybook | undefined): string {
  if ('alt' in art) return art.alt
  if (art.kind === 'play') return (book?.play && describeRows(book.play, art.what)[row]) ?? ''
  const shown = art.page === 0 ? book?.story.coverAlt : book?.story.pages[art.page - 1]?.alt
  return `A picture to colour in. ${shown ?? ''}`
}
