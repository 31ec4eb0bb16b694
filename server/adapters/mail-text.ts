import { toPlainText } from 'react-email'

/** A line of a table is a line of the plain text: “When: Thursday 4 March”. */
const tables = [
  { selector: 'tr[data-row]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'th + td', format: 'inline' },
]

/** The plain text of a mail, from its HTML. */
export const textOf = (html: string): string => toPlainText(html, { selectors: tables })
