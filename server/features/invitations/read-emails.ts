import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { ErrorCode } from '#contract/errors.ts'
import type { BadRow } from '#contract/invitations.ts'
import { EmailAddress } from '#contract/text.ts'
import { Failure } from '../../failure.ts'

/** Longer than any row with e-mail addresses, whatever its other columns. */
const maxLineLength = 2000
const shownOfLine = 100
const shownInFailure = 20
const linesAtOnce = 2000

interface ReadRows {
  emails: string[]
  badRows: BadRow[]
}

/**
 * Reads one e-mail address a line, or up to `perRow`, as people's programs write such files: with a BOM, any line ends,
 * quotes (stray ones too), a header, further columns, spaces, and `Name <address>`. Each address counts once. An address
 * never spans lines, so a quote that is never closed harms its own line only. Lines that could not be used, wholly or in
 * part, come back as they were.
 *
 * @throws Failure `invitation/unreadable` for what is no text, `tooMany` beyond `maxRows` rows, and
 * `invitation/no-address` with the reason at each line when no row can be used
 */
export async function readEmails(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { maxRows, tooMany, perRow }: { maxRows: number; tooMany: ErrorCode; perRow: number },
): Promise<ReadRows> {
  const found = new Set<string>()
  const badRows: BadRow[] = []
  let rows = 0
  let line = 0
  for await (const lines of linesOf(chunks)) {
    for (const text of lines) {
      line++
      if (line % linesAtOnce === 0) await yieldToOthers()
      const row = text.trim()
      if (row === '' || (!row.includes('@') && /^[\s"',;]*$/.test(row))) continue
      if (rows === 0 && isHeader(row)) continue
      rows++
      if (rows > maxRows) throw new Failure(tooMany)
      const { emails, reason } = emailsIn(row, perRow)
      for (const email of emails) found.add(email)
      if (reason) badRows.push({ line, text: text.toWellFormed(), reason })
    }
  }
  if (found.size === 0) throw new Failure('invitation/no-address', { fields: fieldsOf(badRows) })
  return { emails: [...found], badRows }
}

const shorten = (text: string) => (text.length > shownOfLine ? `${text.slice(0, shownOfLine).toWellFormed()}…` : text)

function fieldsOf(badRows: BadRow[]): Record<string, string> {
  return Object.fromEntries(
    badRows
      .slice(0, shownInFailure)
      .map(({ line, text, reason }) => [`line ${line}`, `${reason} It reads: ${shorten(text)}`]),
  )
}

/** The lines of a text, as many at a time as come. */
async function* linesOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8')
  let isFirst = true
  let rest = ''
  for await (const chunk of chunks) {
    if (isFirst && isNoText(chunk)) throw new Failure('invitation/unreadable')
    // UTF-16 and every office format hold zeros, text never does.
    if (chunk.includes(0)) throw new Failure('invitation/unreadable')
    isFirst = false
    const text = rest + decoder.decode(chunk, { stream: true })
    // A carriage return at the end may be half of a line end.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield lines
  }
  yield (rest + decoder.decode()).split(/\r\n|\n|\r/)
}

/** Zip (xlsx), the old Excel format, PDF, and both orders of UTF-16. */
function isNoText(start: Uint8Array): boolean {
  const magic = Buffer.from(start.subarray(0, 4)).toString('latin1')
  return ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF'].includes(magic) || /^(\xff\xfe|\xfe\xff)/.test(magic)
}

function isHeader(row: string): boolean {
  return (
    !row.includes('@') && /\b(e-?mails?|mail|address(es)?|names?|parents?|carers?|guardians?|contacts?)\b/i.test(row)
  )
}

/** What a row invites, and what is wrong with the rest of it; `""` if nothing is. */
function emailsIn(row: string, perRow: number): { emails: string[]; reason: string } {
  const refused = (reason: string) => ({ emails: [], reason })
  if (row.length > maxLineLength) return refused('This line is too long.')
  const candidates = [...new Set(candidatesIn(row))]
  if (candidates.length === 0) return refused('There is no e-mail address on this line.')
  if (candidates.length > perRow) return refused(tooManyOnALine(perRow))
  const emails = candidates.flatMap((candidate) => EmailAddress.safeParse(candidate).data ?? [])
  if (emails.length === candidates.length) return { emails, reason: '' }
  if (emails.length === 0) return refused('This is not a complete e-mail address.')
  return { emails, reason: 'One address on this line is not complete. The other one was invited.' }
}

const tooManyOnALine = (perRow: number) =>
  perRow === 1
    ? 'There is more than one address on this line. Put each on its own.'
    : 'There are more than two addresses on this line. Put each on its own.'

/** What is meant as an address: the part in angle brackets, else each cell with an @. */
function candidatesIn(row: string): string[] {
  if (/^[\w.+-]+@[\w.-]+$/.test(row)) return [row.toLowerCase()]
  const inBrackets = [...row.matchAll(/<([^<>]*@[^<>]*)>/g)].map(([, inside = '']) => inside)
  const cells = inBrackets.length > 0 ? inBrackets : row.split(/[,;\t]/)
  return cells
    .filter((cell) => cell.includes('@'))
    .map((cell) =>
      cell
        .replace(/^[\s"']+|[\s"']+$/g, '')
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    )
}
