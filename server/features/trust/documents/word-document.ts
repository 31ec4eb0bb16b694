import { HeadingLevel, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { runsOf } from '../../../../print/word/runs.ts'
import { writeWordFile } from '../../../../print/word/word-file.ts'
import type { Block, Words } from './blocks.ts'
import type { Look, PackDocument } from './pdf-document.ts'

const headings = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }

/** A document for Word, to be changed by an office that needs it in a form of its own. */
export function writeWord({ title, standing, blocks }: PackDocument, { appName }: Look): Promise<Uint8Array> {
  const children = [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
    new Paragraph({ children: [new TextRun({ text: standing, italics: true })], spacing: { after: 200 } }),
    ...blocks.flatMap(toParagraphs),
  ]
  return writeWordFile({ title, creator: appName, children })
}

const spacing = { before: 60, after: 60 }

function toParagraphs(block: Block, index: number): Array<Paragraph | Table> {
  if (block.kind === 'heading')
    return [new Paragraph({ heading: headings[block.level], children: runsOf(block.words), spacing: { before: 240 } })]
  if (block.kind === 'paragraph') return [new Paragraph({ children: runsOf(block.words), spacing: { after: 120 } })]
  if (block.kind === 'list')
    return block.items.map((words) => {
      // An instance of its own, so that each list begins with 1.
      const numbering = { reference: block.isNumbered ? 'number' : 'bullet', level: 0, instance: index }
      return new Paragraph({ numbering, children: runsOf(words), spacing })
    })
  return [toTable(block)]
}

function toTable({ head, rows }: Extract<Block, { kind: 'table' }>): Table {
  const cell = (words: Words[], isBold = false) =>
    new TableCell({ children: [new Paragraph({ children: runsOf(words, { isBold }) })] })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: head.map((words) => cell(words, true)),
      }),
      ...rows.map((cells) => new TableRow({ cantSplit: true, children: cells.map((words) => cell(words)) })),
    ],
  })
}
