import type { CurriculumRow } from '#contract/curriculum.ts'

const head = ['Document', 'Part', 'What it asks for', 'In this book', 'Source']

const cellsOf = ({ document, edition, area, code, statement, is_quoted, covers, source, read_on }: CurriculumRow) => [
  `${document} (${edition})`,
  [area, code].filter(Boolean).join(', '),
  is_quoted ? `“${statement}”` : statement,
  covers,
  `${source} (read ${read_on})`,
]

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Copies rows as a table, for word processors and spreadsheets alike. Resolves to whether the browser allowed it. */
export async function copyTable(rows: readonly CurriculumRow[]): Promise<boolean> {
  const lines = [head, ...rows.map(cellsOf)]
  const text = lines.map((cells) => cells.join('\t')).join('\n')
  const html = `<table>${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</table>`
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(text)
    else
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([text], { type: 'text/plain' }),
          'text/html': new Blob([html], { type: 'text/html' }),
        }),
      ])
    return true
  } catch {
    return false
  }
}
