/** What spreadsheets take for the beginning of a formula, also in full-width characters and after spaces. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/

/** The text of a cell, with an apostrophe before what a spreadsheet would compute. The cell needs quotation marks then. */
export const asPlainText = (value: string): string => (formula.test(value) ? `'${value}` : value)

/** The text of a cell as it was before `asPlainText`. */
export const fromPlainText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
