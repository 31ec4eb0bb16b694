import { ExternalHyperlink, type IParagraphOptions, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx'

/** A stretch of text in one look. `href` is an absolute address, `lang` another language than English. */
export interface WordSpan {
  text: string
  isBold?: boolean
  isItalic?: boolean
  href?: string | null
  lang?: 'cy'
}

/** `size` is in half points, as Word counts; without one the document's. */
type Options = { size?: number; isBold?: boolean; colour?: string }

export function runsOf(spans: WordSpan[], { size, isBold = false, colour }: Options = {}): ParagraphChild[] {
  return spans.map(({ text, href, lang, isBold: isSpanBold = false, isItalic = false }) => {
    const style = {
      ...{ text, bold: isBold || isSpanBold, italics: isItalic },
      ...(size && { size }),
      ...(colour && { color: colour }),
    }
    const run = new TextRun({
      ...style,
      ...(lang && { language: { value: 'cy-GB' } }),
      ...(href && { style: 'Hyperlink' }),
    })
    return href ? new ExternalHyperlink({ link: href, children: [run] }) : run
  })
}

/** The width of the text on A4 with margins of 20 mm, in twentieths of a point. */
export const textWidth = 9638

/** A line to write on to the right edge, after what a paragraph says. */
export const toWriteOn = (indent = 0): { options: Pick<IParagraphOptions, 'tabStops'>; run: TextRun } => ({
  options: { tabStops: [{ type: TabStopType.RIGHT, position: textWidth - indent, leader: 'underscore' }] },
  // A tab in a text is a space to some programs, and then there is no line.
  run: new TextRun({ children: [new Tab()] }),
})

/** A place for a short answer. It is never parted: where a line has no room for it, it begins the next one. */
export const answerBlank = (): TextRun => new TextRun({ text: '\u00a0'.repeat(24), underline: {} })
