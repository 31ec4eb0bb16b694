/** What spreadsheets take for the beginning of a formula, also in full-width characters and after spaces. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/

/** The text of a cell, with an apostrophe before what a spreadsheet would compute. The cell needs quotation marks then. */
export const asPlainText = (value: string): string => (formula.test(value) ? `'${value}` : value)
