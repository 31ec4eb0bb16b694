import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx'
import { parseBlocks } from '../../documents/blocks.ts'
import { parseFrontMatter } from '../../documents/front-matter.ts'
import { parseInline } from '../../documents/inline.ts'
import { looksOf } from '../../documents/typesetter/design.ts'
import type { Storybook } from '../../storybook.ts'
import { drawPictures } from './art-pictures.ts'
import { childrenOf, type WordLook } from './blocks.ts'
import { runsOf } from './runs.ts'
import { withSameBytes } from './same-bytes.ts'

/** On every computer that teachers have. */
const font = 'Arial'
const licence = 'The Enterprise Library, 2026. Copy it, change it and share it: MIT licence.'

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
  const document = new Document({
    title: facts.title,
    creator: 'The Enterprise Library',
    description: facts.description,
    styles: {
      default: {
        document: { run: { font, size: 22, language: { value: 'en-GB' } } },
        ...headingStyles(colours.colour),
      },
    },
    numbering: { config: markers },
    sections: [{ properties: page, children, footers: { default: footer() } }],
  })
  return withSameBytes(new Uint8Array(await Packer.toArrayBuffer(document)))
}

const page = {
  page: { size: { width: 11906, height: 16838 }, margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } },
}

const headingStyles = (color: string) => ({
  heading1: { run: { font, bold: true, color: '2A2320' }, paragraph: { spacing: { after: 200 } } },
  heading2: { run: { font, bold: true, color }, paragraph: { spacing: { before: 320, after: 120 } } },
  heading3: { run: { font, bold: true, color: '2A2320' }, paragraph: { spacing: { before: 220, after: 80 } } },
})

const marker = (reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  reference,
  levels: [
    {
      ...{ level: 0, format, text, alignment: AlignmentType.START },
      style: { paragraph: { indent: { left: 480, hanging: 400 } } },
    },
  ],
})
const markers = [
  marker('number', LevelFormat.DECIMAL, '%1.'),
  marker('bullet', LevelFormat.BULLET, '•'),
  marker('box', LevelFormat.BULLET, '☐'),
]

const footer = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: 17,
            color: '5D544E',
            children: [`${licence}  Page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
