import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import type { RegisterFile } from './import-file.ts'

/** One row of the file: its fields, or why it cannot be read. `line` counts from 1; `sheet` is `""` outside workbooks. */
export interface CsvRecord {
  sheet: string
  line: number
  fields: string[]
  problem: string
}

export interface Portion {
  records: CsvRecord[]
  /** how much of the file is read: 0 to 1 */
  part: number
}

interface Line {
  number: number
  text: string
}

/** Longer rows are damage: the register's own stay under 10,000 characters. */
const maxRowLength = 200_000
/** A field may hold line breaks, but a quotation mark that is never closed must not swallow the file. */
const maxLines = 10

/**
 * The rows of a CSV file in portions, in order; blank lines are left out. What cannot be read costs its own row, not
 * those after it. Holds no more than some rows in memory, however long the file or its lines are. A streaming parser
 * reads on to the end of the file after a quotation mark that is never closed, so rows are cut here, and csv-parse
 * reads those that have quotation marks.
 */
export async function* readRecords({ path, encoding, size }: RegisterFile): AsyncGenerator<Portion> {
  let lines: Line[] = []
  for await (const { lines: more, bytes } of readLines(path, encoding)) {
    lines.push(...more)
    const { records, rest } = frame(lines, false)
    lines = rest
    yield { records, part: bytes / size }
  }
  yield { records: frame(lines, true).records, part: 1 }
}

async function* readLines(
  path: string,
  encoding: RegisterFile['encoding'],
): AsyncGenerator<{ lines: Line[]; bytes: number }> {
  const decoder = iconv.getDecoder(encoding)
  let rest = ''
  let number = 0
  let bytes = 0
  let isTooLong = false
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 19 }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    const texts = (rest + decoder.write(chunk)).split('\n')
    rest = texts.pop() ?? ''
    const lines = texts.map((text) => ({ number: ++number, text: text.endsWith('\r') ? text.slice(0, -1) : text }))
    if (isTooLong && lines[0]) {
      lines[0].text = 'x'.repeat(maxRowLength + 1)
      isTooLong = false
    }
    if (rest.length > maxRowLength) {
      isTooLong = true
      rest = ''
    }
    yield { lines, bytes }
  }
  rest += decoder.end() ?? ''
  if (isTooLong) rest = 'x'.repeat(maxRowLength + 1)
  if (rest !== '') yield { lines: [{ number: ++number, text: rest }], bytes }
}

/** Puts lines together to rows: a row ends where its quotation marks are closed. */
function frame(lines: Line[], isEnd: boolean): { records: CsvRecord[]; rest: Line[] } {
  const records: CsvRecord[] = []
  const quoted: Quoted[] = []
  let at = 0
  for (let line = lines[at]; line; line = lines[at]) {
    let end = at + 1
    let isOpen = hasOddQuotes(line.text)
    while (isOpen && end < lines.length && end - at < maxLines) {
      if (hasOddQuotes(lines[end++]?.text ?? '')) isOpen = false
    }
    if (isOpen && !isEnd && end - at < maxLines) break
    const record: CsvRecord = { sheet: '', line: line.number, fields: [], problem: '' }
    if (isOpen) record.problem = 'a quotation mark is opened and never closed'
    else if (line.text.length > maxRowLength) record.problem = 'it is longer than any row of the register'
    else if (line.text.includes('"')) quoted.push({ record, text: textOf(lines.slice(at, end)) })
    // Most rows have no quotation mark, and are then nothing but fields and commas.
    else record.fields = line.text.split(',')
    if (line.text.trim() !== '') records.push(record)
    at = isOpen ? at + 1 : end
  }
  readQuoted(quoted)
  return { records, rest: lines.slice(at) }
}

const textOf = (lines: Line[]) => lines.map((line) => line.text).join('\n')

function hasOddQuotes(text: string): boolean {
  let isOdd = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

interface Quoted {
  record: CsvRecord
  text: string
}

/** Fills in the fields of rows with quotation marks: all at once, and where they do not come out even, one by one. */
function readQuoted(quoted: Quoted[]): void {
  const rows = parseRows(quoted.map(({ text }) => text).join('\n'))
  for (const [number, { record, text }] of quoted.entries()) {
    const fields = rows.length === quoted.length ? rows[number] : parseRows(text)[0]
    if (fields) record.fields = fields
    else record.problem = 'its quotation marks do not match'
  }
}

function parseRows(text: string): string[][] {
  try {
    return parse(text, { relax_quotes: true, relax_column_count: true, record_delimiter: '\n' })
  } catch {
    return []
  }
}
