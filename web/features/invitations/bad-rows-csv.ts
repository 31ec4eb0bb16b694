import { asPlainText } from '#contract/csv.ts'
import { type BadRow, badRowsHeader } from '#contract/invitations.ts'

const cell = (text: string) => `"${asPlainText(text).replaceAll('"', '""')}"`

/**
 * Lines to correct, unshortened, as a CSV file for spreadsheets, with a BOM and CRLF. It can be corrected and uploaded as
 * it is: the import knows its header and ignores the other columns.
 */
export function badRowsCsv(rows: BadRow[]): string {
  const lines = rows.map(({ line, text, reason }) => [String(line), cell(text), cell(reason)].join(','))
  return `\ufeff${[badRowsHeader.join(','), ...lines].join('\r\n')}\r\n`
}

/** Saves a text as a file through the browser. */
export function downloadCsv(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  link.download = name
  link.click()
  // Only after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
