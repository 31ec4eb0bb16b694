import { HeadingLevel, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { directionOf, type Language } from '#contract/languages.ts'
import { writeWordFile } from '../../../../print/word/word-file.ts'

/** Of the text, in hundredths, column by column. */
const widths = [8, 12, 40, 40]

/** A text beside the story as a Word file, whose last column is filled in and read back. */
export function writeTextAsWord(
  rows: readonly string[][],
  { title, language, appName }: { title: string; language: Language; appName: string },
): Promise<Uint8Array> {
  const last = widths.length - 1
  const isRtl = directionOf(language) === 'rtl'
  const own = { language: { value: language, ...(isRtl && { bidirectional: language }) }, rightToLeft: isRtl }
  const cell = (text: string, column: number, isHead: boolean) => {
    const isOwn = column === last && !isHead
    const children = text
      .split('\n')
      .map(
        (line, index) => new TextRun({ text: line, bold: isHead, ...(index > 0 && { break: 1 }), ...(isOwn && own) }),
      )
    return new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.PERCENTAGE },
      children: [new Paragraph({ children, bidirectional: isOwn && isRtl })],
    })
  }
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          tableHeader: row === 0,
          cantSplit: true,
          children: cells.map((text, column) => cell(text, column, row === 0)),
        }),
    ),
  })
  const how =
    'Write in the last column, beside the paragraph of the story, and leave the other columns as they are. A row that you leave empty shows the story.'
  const children = [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
    new Paragraph({ children: [new TextRun(how)], spacing: { after: 200 } }),
    table,
  ]
  return writeWordFile({ title, creator: appName, children })
}
