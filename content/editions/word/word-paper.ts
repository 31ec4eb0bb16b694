import { HeadingLevel, Paragraph, type Table, TextRun } from 'docx'
import { runsOf } from '../../../print/word/runs.ts'
import { writeWordFile } from '../../../print/word/word-file.ts'
import { parseBlocks } from '../../documents/blocks.ts'
import { parseFrontMatter } from '../../documents/front-matter.ts'
import { parseInline } from '../../documents/inline.ts'
import { looksOf } from '../../documents/typesetter/design.ts'
import { footnote, publisher } from '../../publisher.ts'
import type { Storybook } from '../../storybook.ts'
import { drawPictures } from './art-pictures.ts'
import { childrenOf, type WordLook } from './blocks.ts'
import { withSameBytes } from './same-bytes.ts'

/**
 * A paper as a Word file, to be changed for a class: headings, lists and tables are real ones, and there are lines to write on. What only fills a page of the
 * PDF is left out. The same text gives the same bytes. Throws a SourceError that names file and line.
 */
export async function writeWord(text: string, file: string, book?: Storybook): Promise<Uint8Array> {
  const { facts, body, bodyLine } = parseFrontMatter(text, file)
  const blocks = parseBlocks(body, file, bodyLine)
  const { accent, tint } = looksOf(book).teacher.colour
  const colours = { colour: accent.slice(1), tint: tint.slice(1) }
  const looks: Record<'teacher' | 'pupils', WordLook> = {
    teacher: { size: 22, lineHeight: 26, ...colours },
    pupils: { size: 28, lineHeight: 34, ...colours },
  }
  let look = facts.category === 'activity-sheet' ? looks.pupils : looks.teacher
  let isBreak = false
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
      look = block.look === 'pupils' ? looks.pupils : looks.teacher
      isBreak = true
      continue
    }
    children.push(...childrenOf(block, { look, index, pictures: pictures.get(block) ?? [], isBreak }))
    isBreak = false
  }
  const written = await writeWordFile({
    ...{ title: facts.title, creator: publisher, description: facts.description, children },
    ...{ accent: colours.colour, footer: footnote },
  })
  return withSameBytes(written)
}
