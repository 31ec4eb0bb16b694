import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'

/** On every computer that teachers have. Arial has no box to tick: without a font that does, some programs print a question mark. */
const font = 'Arial'
const symbols = 'Segoe UI Symbol'
const ink = '2A2320'

interface WordFile {
  title: string
  creator: string
  description?: string
  children: FileChild[]
  /** The colour of headings of the second level, as `rrggbb`. */
  accent?: string
  /** At the foot of each page, before its number. */
  footer?: string
}

/**
 * Writes A4 pages as a Word file, to be changed by their readers: headings, lists and tables are real ones. A paragraph is in
 * a list by `numbering` with the reference `number`, `bullet` or `box`, and an instance of its own for each list.
 */
export async function writeWordFile({ children, accent = ink, footer, ...properties }: WordFile): Promise<Uint8Array> {
  const document = new Document({
    ...properties,
    styles: {
      default: {
        document: { run: { font, size: 22, language: { value: 'en-GB' } } },
        heading1: { run: { font, bold: true, color: ink }, paragraph: { spacing: { after: 200 } } },
        heading2: { run: { font, bold: true, color: accent }, paragraph: { spacing: { before: 320, after: 120 } } },
        heading3: { run: { font, bold: true, color: ink }, paragraph: { spacing: { before: 220, after: 80 } } },
      },
    },
    numbering: { config: markers },
    sections: [{ properties: page, children, ...(footer !== undefined && { footers: { default: footerOf(footer) } }) }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

/** A4 with margins of 20 mm, in twentieths of a point. */
const page = {
  page: { size: { width: 11906, height: 16838 }, margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } },
}

const marker = (
  reference: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
  face: string = font,
) => ({
  reference,
  levels: [
    {
      ...{ level: 0, format, text, alignment: AlignmentType.START },
      style: { paragraph: { indent: { left: 480, hanging: 400 } }, run: { font: face } },
    },
  ],
})
const markers = [
  marker('number', LevelFormat.DECIMAL, '%1.'),
  marker('bullet', LevelFormat.BULLET, '•'),
  marker('box', LevelFormat.BULLET, '☐', symbols),
]

const footerOf = (text: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: 17,
            color: '5D544E',
            children: [`${text}  Page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
