import { openDocument } from '../../../print/document.ts'
import { widePicture } from '../../page-pictures.ts'
import { publisher } from '../../publisher.ts'
import type { Storybook } from '../../storybook.ts'
import { type Block, parseBlocks } from '../blocks.ts'
import { type FrontMatter, parseFrontMatter } from '../front-matter.ts'
import { SourceError } from '../source-error.ts'
import { bottom, looksOf, margin, sheet } from './design.ts'
import { drawFurniture, drawHead, firstTopOf, layOutFacts } from './furniture.ts'
import { type Placed, paginate } from './pages.ts'
import { layOut } from './rows.ts'

/** Fixed, so that the same text always gives the same bytes (the file's own id is made from it). */
const issuedAt = new Date('2026-11-20T00:00:00Z')

/**
 * Sets a text (facts, then blocks; see `parseBlocks`) as a tagged A4 PDF with embedded fonts and bookmarks. The same text
 * gives the same bytes. Its drawings are taken from `book`, and a guide shows the `pictures` of the book’s pages beside its
 * questions. Throws a SourceError that names file and line.
 */
export async function typeset(
  text: string,
  file: string,
  book?: Storybook,
  pictures: Buffer[] = [],
): Promise<Uint8Array> {
  const { facts, body, bodyLine } = parseFrontMatter(text, file)
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: {
      Title: facts.title,
      Author: publisher,
      Producer: 'pdfkit',
      Creator: 'pdfkit',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const looks = looksOf(book)
  const look = facts.category === 'activity-sheet' ? looks.pupils : looks.teacher
  if (look.name === 'pupils' && facts.margin.length > 0)
    throw new SourceError(file, 1, 'a sheet for pupils has no margin. Say it in the teacher’s guide.')
  const furniture = { doc, facts, file, look, picture: await pictureOf(facts, file, book) }
  const blocks = parseBlocks(body, file, bodyLine)
  const margins = layOutFacts(furniture, root)
  const onHeading = (heading: string, y: number) => {
    doc.outline.addItem(heading, { top: y - 12 } as { expanded?: boolean })
  }
  const setting = { doc, root, look, book, pictures, wide: await widePictures(blocks, book), onHeading }
  const rows = layOut(setting, blocks, { looks, leadHeight: margins.height })
  const firstTop = firstTopOf(look)
  const pages: Placed[][] = paginate(rows, { firstTop, top: margin.top, bottom })
  for (const [index, placed] of pages.entries()) {
    doc.addPage()
    if (index === 0) {
      drawHead(furniture, root)
      margins.draw(firstTop)
    }
    for (const { y, height, draw } of placed) draw(y, height)
    drawFurniture(furniture, index + 1, pages.length)
  }
  return await finish()
}

async function pictureOf({ picture }: FrontMatter, file: string, book?: Storybook): Promise<Buffer | null> {
  if (picture === null) return null
  const painted = book && (await widePicture(book, picture))
  if (!painted) throw new SourceError(file, 1, `there is no page ${picture} to take the picture from.`)
  return painted
}

/** The painted pages that fill the rest of a page. */
async function widePictures(blocks: Block[], book?: Storybook): Promise<Map<number, Buffer>> {
  const wide = new Map<number, Buffer>()
  for (const block of blocks) {
    if (block.kind !== 'art' || block.art.kind !== 'picture') continue
    const painted = book && (await widePicture(book, block.art.page))
    if (painted) wide.set(block.art.page, painted)
  }
  return wide
}
