import { openDocument } from '../../../print/document.ts'
import type { SceneNode } from '../../kit/scene.ts'
import type { Storybook } from '../../storybook.ts'
import { parseBlocks } from '../blocks.ts'
import { type FrontMatter, parseFrontMatter } from '../front-matter.ts'
import { SourceError } from '../source-error.ts'
import { bandHeight, bottom, margin, sheet } from './design.ts'
import { drawBand, drawFurniture, layOutFacts } from './furniture.ts'
import { type Placed, paginate } from './pages.ts'
import { layOut } from './rows.ts'

const firstTop = bandHeight + 26

/** Fixed, so that the same text always gives the same bytes (the file's own id is made from it). */
const issuedAt = new Date('2026-11-20T00:00:00Z')

/**
 * Sets a text (facts, then blocks; see `parseBlocks`) as a tagged A4 PDF with embedded fonts and bookmarks. The same text
 * gives the same bytes. Its picture is taken from `book`. Throws a SourceError that names file and line.
 */
export async function typeset(text: string, file: string, book?: Storybook): Promise<Uint8Array> {
  const { facts, body, bodyLine } = parseFrontMatter(text, file)
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: {
      Title: facts.title,
      Author: 'The Enterprise Library',
      Producer: 'pdfkit',
      Creator: 'pdfkit',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const setting = { doc, facts, file, picture: pictureOf(facts, file, book) }
  const blocks = parseBlocks(body, file, bodyLine)
  const margins = layOutFacts(setting, root)
  const onHeading = (heading: string, y: number) => {
    doc.outline.addItem(heading, { top: y - 12 } as { expanded?: boolean })
  }
  const rows = layOut({ doc, root, onHeading }, blocks, margins.height)
  const pages: Placed[][] = paginate(rows, { firstTop, top: margin.top, bottom })
  for (const [index, placed] of pages.entries()) {
    doc.addPage()
    if (index === 0) {
      drawBand(setting, root)
      margins.draw(firstTop)
    }
    for (const { y, draw } of placed) draw(y)
    drawFurniture(setting, index + 1, pages.length)
  }
  return await finish()
}

function pictureOf({ picture }: FrontMatter, file: string, book?: Storybook): SceneNode[] | null {
  if (picture === null) return null
  const drawing = picture === 0 ? book?.cover : book?.pages[picture - 1]
  if (!drawing) throw new SourceError(file, 1, `there is no page ${picture} to take the picture from.`)
  return drawing.scene
}
