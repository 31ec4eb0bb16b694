import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { fromPlainText } from '#contract/csv.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type BadRow, badRowsHeader } from '#contract/invitations.ts'
import { meantAsEmail } from '#contract/text.ts'
import { Failure } from '../../failure.ts'
import { boxOf, findAddresses } from './find-addresses.ts'
import { chooseColumns, type Row } from './parents-columns.ts'
import { cellsOf, decodeLines } from './read-lines.ts'

/** Longer than any row with e-mail addresses, whatever its other columns. */
const maxLineLength = 2000
const shownOfLine = 100
const shownInFailure = 20
const linesAtOnce = 2000

export interface ReadRows {
  emails: string[]
  badRows: BadRow[]
  /** How many addresses are in columns that are not invited. */
  leftOut: number
}

interface Limits {
  maxRows: number
  tooMany: ErrorCode
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Reads every address of a text, wherever it stands on its line. Each box counts once. What is meant as an address and
 * cannot be used comes back with its line and the reason; so does a line without any.
 *
 * @throws Failure `invitation/unreadable` for what is no text, `tooMany` beyond `maxRows` rows, and
 * `invitation/no-address` with the reason at each line when no row can be used
 */
export async function readEmails(chunks: Chunks, limits: Limits): Promise<ReadRows> {
  const { rows } = await readRows(chunks, limits)
  return collect(rows, () => '')
}

/**
 * Like `readEmails`, for a table with columns: those of pupils are left out, also of the text of lines that come back,
 * which would be read without their headings when they are uploaded again. `columns`: the numbers, from 1, of those that
 * have the addresses of parents, where somebody has said so.
 *
 * @throws also Failure `invitation/which-columns`, with an example from each column
 */
export async function readTable(chunks: Chunks, limits: Limits, columns: number[] | null): Promise<ReadRows> {
  const { header, rows } = await readRows(chunks, limits)
  if (header.join() === badRowsHeader.join()) return collect(rows.map(correctedOf), () => '')
  return collect(rows, chooseColumns(header, rows, columns))
}

/** Of a line that came back before, which has been corrected: its problem still quotes the wrong address. */
function correctedOf({ line, text }: Row): Row {
  const cell = (cellsOf(text)[1] ?? '').trim().replace(/^"(.*)"$/, '$1')
  const corrected = fromPlainText(cell.replaceAll('""', '"'))
  return { line, text: corrected, cells: corrected.length > maxLineLength ? [] : [findAddresses(corrected)] }
}

async function readRows(chunks: Chunks, { maxRows, tooMany }: Limits): Promise<{ header: string[]; rows: Row[] }> {
  const rows: Row[] = []
  let header: string[] = []
  let line = 0
  for await (const lines of decodeLines(chunks)) {
    for (const text of lines) {
      line++
      if (line % linesAtOnce === 0) await yieldToOthers()
      const row = text.trim()
      if (row === '' || (!row.includes('@') && !row.includes('＠') && /^[\s"',;]*$/.test(row))) continue
      if (rows.length === 0 && header.length === 0 && isHeader(row)) {
        header = cellsOf(text)
        continue
      }
      if (rows.length >= maxRows) throw new Failure(tooMany)
      const cells = row.length > maxLineLength ? [] : cellsOf(text).map(findAddresses)
      rows.push({ line, text, cells })
    }
  }
  return { header, rows }
}

/** `refusalOf`: why the addresses of a column are not invited; `""` if they are. */
function collect(rows: Row[], refusalOf: (column: number) => string): ReadRows {
  const found = new Map<string, string>()
  const badRows: BadRow[] = []
  let leftOut = 0
  for (const { line, text, cells } of rows) {
    const reasons: string[] = []
    const invited = cells.filter((_, index) => !refusalOf(index + 1)).flat()
    leftOut += cells.flat().length - invited.length
    if (text.trim().length > maxLineLength) reasons.push('This line is too long.')
    else if (invited.length === 0) {
      const column = cells.findIndex((cell) => cell.length > 0) + 1
      reasons.push(column > 0 ? refusalOf(column) : 'There is no e-mail address on this line.')
    }
    for (const one of invited) {
      if ('reason' in one) reasons.push(invited.length === 1 ? one.reason : `“${shorten(one.text)}”: ${one.reason}`)
      else if (!found.has(boxOf(one.email))) found.set(boxOf(one.email), one.email)
    }
    if (reasons.length > 0) badRows.push({ line, text: withoutRefused(text, refusalOf), reason: reasons.join(' ') })
  }
  if (found.size === 0) throw new Failure('invitation/no-address', { fields: fieldsOf(badRows) })
  return { emails: [...found.values()], badRows, leftOut }
}

/** A line without the addresses of columns that are not invited. */
function withoutRefused(text: string, refusalOf: (column: number) => string): string {
  const cells = cellsOf(text)
  const kept = cells.filter((cell, index) => !(refusalOf(index + 1) && meantAsEmail(cell).includes('@')))
  return (kept.length === cells.length ? text : kept.join(',')).trim().toWellFormed()
}

const shorten = (text: string) => (text.length > shownOfLine ? `${text.slice(0, shownOfLine).toWellFormed()}…` : text)

function fieldsOf(badRows: BadRow[]): Record<string, string> {
  return Object.fromEntries(
    badRows
      .slice(0, shownInFailure)
      .map(({ line, text, reason }) => [`line ${line}`, `${reason} It reads: ${shorten(text)}`]),
  )
}

function isHeader(row: string): boolean {
  return (
    !row.includes('@') &&
    /\b(e-?mails?|mail|address(es)?|names?|parents?|carers?|guardians?|contacts?|pupils?|child(ren)?|students?|mothers?|fathers?|mums?|dads?)\b/i.test(
      row,
    )
  )
}
