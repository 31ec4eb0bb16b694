import { HeadingLevel, Paragraph, type Table, TextRun } from 'docx'
import { runsOf } from '../../../print/word/runs.ts'
import { withSameBytes } from '../../../print/word/same-bytes.ts'
import { writeWordFile } from '../../../print/word/word-file.ts'
import { type Block, parseBlocks } from '../../documents/blocks.ts'
import { parseFrontMatter } from '../../documents/front-matter.ts'
import { parseInline } from '../../documents/inline.ts'
import { pagesNamed } from '../../documents/pages-named.ts'
import { looksOf } from '../../documents/typesetter/design.ts'
import { footnote, publisher } from '../../publisher.ts'
import { pageSize, type Storybook } from '../../storybook.ts'
import { drawPictures, type Picture } from './art-pictures.ts'
import { childrenOf, type WordLook } from './blocks.ts'

/**
 * A paper as a Word file, to be changed for a class: headings, lists and tables are real ones, and there are lines to write on. What only fills a page of the
 * PDF is left out. A guide has the `pagePictures` of the book’s pages beside its questions. The same text gives the same bytes. Throws a SourceError that names file
 * and line.
 */
export async function writeWord(
  text: string,
  file: string,
  book?: Storybook,
  pagePictures: Buffer[] = [],
): Promise<Uint8Array> {
  const { facts, body, bodyLine } = parseFrontMatter(text, file)
  const blocks = parseBlocks(body, file, bodyLine)
  const { accent, tint } = looksOf(book).teacher.colour
  const colours = { colour: accent.slice(1), tint: tint.slice(1) }
  const teacher: WordLook = { size: 22, lineHeight: 26, air: 1, ...colours }
  const looks: Record<'notes' | 'hour' | 'pupils', WordLook> = {
    notes: teacher,
    // As in the PDF, it fits on one page.
    hour: { ...teacher, size: 20, air: 0.5 },
    pupils: { size: 28, lineHeight: 34, air: 1, ...colours },
  }
  let look = facts.category === 'activity-sheet' ? looks.pupils : looks.notes
  let isBreak = false
  let isPart = false
  const pictures = await drawPictures(
    blocks.flatMap((block) => (block.kind === 'art' && block.art.kind !== 'picture' ? [block] : [])),
    book,
  )
  const children: (Paragraph | Table)[] = [
    new Paragraph({ children: [new TextRun({ text: facts.kind, bold: true, size: 24, color: colours.colour })] }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun({ text: facts.heading, size: 44 })] }),
    ...facts.margin.map(
      (fact) =>
        new Paragraph({ spacing: { after: 40 }, children: runsOf(parseInline(fact, { file, line: 1 }), { size: 20 }) }),
    ),
  ]
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'new-page') {
      look = looks[block.look]
      isBreak = true
      continue
    }
    const shown = block.kind === 'heading' ? besideOf(block, pagePictures, book) : (pictures.get(block) ?? [])
    if (block.kind === 'heading') isPart = shown.length > 0
    const follows = blocks[index + 1]?.kind ?? 'new-page'
    const next = isPart ? inPart.has(follows) : block.kind === 'paragraph' && introduced.has(follows)
    children.push(...childrenOf(block, { look, index, pictures: shown, isBreak, keep: { whole: isPart, next } }))
    isBreak = false
  }
  const written = await writeWordFile({
    ...{ title: facts.title, creator: publisher, description: facts.description, children },
    ...{ accent: colours.colour, footer: footnote },
  })
  return withSameBytes(written)
}

/** What follows a heading with a picture, on the same page; and what a paragraph introduces, as its title does. */
const inPart = new Set<Block['kind']>(['paragraph', 'list', 'verse', 'call-out'])
const introduced = new Set<Block['kind']>(['table', 'writing-lines', 'drawing-box', 'cards', 'art'])

/** In points: beside a question and what to listen for, a picture is hardly higher than these. */
const besideWidth = 132

/** The picture of the page that a heading names, or of the first: two would lie on each other. */
function besideOf({ side }: Extract<Block, { kind: 'heading' }>, pictures: Buffer[], book?: Storybook): Picture[] {
  const [page = 0] = pagesNamed(side)
  const [bytes, shown] = [pictures[page], book?.story.pages[page - 1]]
  if (!bytes || !shown) return []
  const height = (besideWidth * pageSize.height) / pageSize.width
  return [{ bytes, type: 'jpg' as const, width: besideWidth, height, alt: shown.alt, isBeside: true }]
}
