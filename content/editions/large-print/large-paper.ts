import { openDocument } from '../../../print/document.ts'
import { drawArtifact, tag } from '../../../print/tags.ts'
import { parseBlocks } from '../../documents/blocks.ts'
import { parseFrontMatter } from '../../documents/front-matter.ts'
import { parseInline } from '../../documents/inline.ts'
import { bottom, type Look, looksOf, margin, type Setting, sheet } from '../../documents/typesetter/design.ts'
import { lineRows } from '../../documents/typesetter/line-rows.ts'
import { drawStyled, type StyledLine, setLines } from '../../documents/typesetter/lines.ts'
import { paginate, type Row } from '../../documents/typesetter/pages.ts'
import { layOut } from '../../documents/typesetter/rows.ts'
import { footnote, publisher } from '../../publisher.ts'
import type { Storybook } from '../../storybook.ts'
import { enlarge } from './enlarge.ts'

// A fixed date makes the same sources give the same bytes.
const published = new Date('2026-11-20T00:00:00Z')
/** Nothing in large print is smaller than what stands at the foot of a page, in points. */
const footSize = 18
const footLeading = 24
const footTop = sheet.height - 46

/**
 * A paper in large print, from its own parts and not from its pages: one column, 24 points, pictures with words in large letters, what is cut out as large as in the paper. The same text gives
 * the same bytes. Throws a SourceError that names file and line.
 */
export async function renderLargePaper(text: string, file: string, book?: Storybook): Promise<Uint8Array> {
  const { facts, body, bodyLine } = parseFrontMatter(text, file)
  const info = {
    ...{ Title: `${facts.title}: large print`, Author: publisher },
    ...{ Producer: 'pdfkit', Creator: 'pdfkit', CreationDate: published, ModDate: published },
  }
  const { doc, root, finish } = openDocument({ size: [sheet.width, sheet.height], info })
  const { large, ...others } = looksOf(book)
  const onHeading = (heading: string, y: number) => {
    doc.outline.addItem(heading, { top: y - 12 } as { expanded?: boolean })
  }
  const setting: Setting = { doc, root, look: large, book, pictures: [], wide: new Map(), onHeading }
  const place = { file, line: 1 }
  const blocks = enlarge(parseBlocks(body, file, bodyLine), book?.play)
  const facing = facts.margin.map((fact) => ({ kind: 'paragraph' as const, spans: parseInline(fact, place), place }))
  const looks = { ...others, large, notes: large }
  const rows = [
    ...titleRows(setting, `${facts.kind} `, facts.heading, place),
    ...layOut(setting, [...facing, ...blocks], { looks, leadHeight: 0 }),
  ]
  const permission = setLines(doc, parseInline(footnote, place), footStyle(large), large.main.width, place)
  const firstBottom = bottom - permission.length * footLeading
  const pages = paginate(rows, { firstTop: margin.top, top: margin.top, bottom, firstBottom })
  for (const [index, placed] of pages.entries()) {
    doc.addPage()
    for (const { y, height, draw } of placed) draw(y, height)
    if (index === 0) drawPermission(setting, permission)
    drawFoot(setting, `Page ${index + 1} of ${pages.length}`)
  }
  return await finish()
}

function titleRows(setting: Setting, kind: string, heading: string, place: { file: string; line: number }): Row[] {
  const { doc, root, look } = setting
  const node = tag('H1', root)
  const rowsOf = (words: string, size: number, colour: string, after: number) => {
    const style = { ...look.style.heading2, size, leading: size * 1.15, colour }
    const lines = setLines(doc, parseInline(words, place), style, look.main.width, place)
    return lineRows(doc, lines, look.main.left, node, { before: 0, after })
  }
  return [...rowsOf(kind, 24, look.colour.accent, 4), ...rowsOf(heading, 40, look.colour.ink, 24)]
}

/** Who may copy it, above the number of the first page: at the end it would often have a page to itself. */
function drawPermission({ doc, root, look }: Setting, lines: StyledLine[]): void {
  const node = tag('P', root)
  for (const [index, line] of lines.entries())
    drawStyled(doc, line, look.main.left, footTop - (lines.length - index) * footLeading, node)
}

const footStyle = ({ style }: Look) => ({ ...style.body, size: footSize, leading: footLeading })

function drawFoot({ doc, look }: Setting, words: string): void {
  const [line] = setLines(doc, parseInline(words, none), footStyle(look), look.main.width, none)
  if (!line) return
  const x = (sheet.width - line.width) / 2
  drawArtifact(doc, 'Pagination', () => drawStyled(doc, line, x, footTop))
}

const none = { file: '', line: 0 }
