import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Block, Words } from './blocks.ts'
import type { Look, PackDocument } from './pdf-document.ts'

const headings = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }
const numbers = 'numbers'

/** A document for Word, to be changed by people who need it in a form of their own. Headings, lists and tables are real ones. */
export async function writeWord({ title, standing, blocks }: PackDocument, { appName }: Look): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: appName,
    styles: { default: { document: { run: { font: 'Arial', size: 22, language: { value: 'en-GB' } } } } },
    numbering: {
      config: [
        {
          reference: numbers,
          levels: [
            {
              ...{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START },
              style: { paragraph: { indent: { left: 560, hanging: 380 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
          new Paragraph({ children: [new TextRun({ text: standing, italics: true })], spacing: { after: 200 } }),
          ...blocks.flatMap(toParagraphs),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

const spacing = { before: 60, after: 60 }

function toParagraphs(block: Block, index: number): Array<Paragraph | Table> {
  if (block.kind === 'heading')
    return [new Paragraph({ heading: headings[block.level], children: toRuns(block.words), spacing: { before: 240 } })]
  if (block.kind === 'paragraph') return [new Paragraph({ children: toRuns(block.words), spacing: { after: 120 } })]
  if (block.kind === 'list')
    return block.items.map((words) => {
      // An instance of its own, so that each list begins with 1.
      const list = block.isNumbered
        ? { numbering: { reference: numbers, level: 0, instance: index } }
        : { bullet: { level: 0 } }
      return new Paragraph({ ...list, children: toRuns(words), spacing })
    })
  return [toTable(block)]
}

function toTable({ head, rows }: Extract<Block, { kind: 'table' }>): Table {
  const cell = (words: Words[]) => new TableCell({ children: [new Paragraph({ children: toRuns(words) })] })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: head.map((words) => cell(words.map((one) => ({ ...one, isBold: true })))),
      }),
      ...rows.map((cells) => new TableRow({ cantSplit: true, children: cells.map(cell) })),
    ],
  })
}

function toRuns(words: Words[]): ParagraphChild[] {
  return words.map(({ text, isBold = false, href }) =>
    href
      ? new ExternalHyperlink({ link: href, children: [new TextRun({ text, bold: isBold, style: 'Hyperlink' })] })
      : new TextRun({ text, bold: isBold }),
  )
}
