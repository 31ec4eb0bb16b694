import type { BadRow } from '#contract/invitations.ts'

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * The lines that could not be used, each whole, as a CSV file that spreadsheets read: with a BOM and CRLF. Corrected, it
 * can be uploaded as it is: its header is known as one, and what stands beside the addresses does no harm.
 */
export function badRowsCsv(rows: BadRow[]): string {
  const lines = rows.map(({ line, text, reason }) => [String(line), cell(text), cell(reason)].join(','))
  return `\ufeff${['Line,E-mail address as it was,Problem', ...lines].join('\r\n')}\r\n`
}

/** Hands a text to the browser as a file to keep. */
export function downloadCsv(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  link.download = name
  link.click()
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
