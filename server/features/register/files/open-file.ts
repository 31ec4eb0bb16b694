import type { FileKind } from '../import/queries.ts'
import { type FoundList, findList, refuseUnknownList } from '../lists/recognise-list.ts'
import { type LinksHeader, readLinksHeader } from '../records/write-links.ts'
import { type CsvRecord, type Portion, readRecords } from './csv-records.ts'
import { examineFile, type RegisterFile, UnreadableRegister } from './import-file.ts'
import { readWorkbook, type Sheet } from './workbook.ts'

/** What a table of a file holds, by its heading. */
export type Content = { kind: 'schools'; list: FoundList } | { kind: 'links'; header: LinksHeader }

/** Some rows of one table. */
export interface ReadPortion extends Portion {
  content: Content
}

export interface OpenedFile {
  hash: string
  kind: FileKind
  register: FoundList['register']
  /** The list; null for a file of links. */
  list: FoundList | null
  /** Some thousand rows at a time, without headings; can be asked for once. */
  portions: AsyncGenerator<ReadPortion>
}

/** Above the heading there may be a title and notes. */
const rowsBeforeHeading = 25

/** Opens a file of a register and says which it is. Throws UnreadableRegister. */
export async function openFile(path: string): Promise<OpenedFile> {
  const file = await examineFile(path)
  const { content, portions } = file.isWorkbook ? await openWorkbook(path) : await openCsv(file)
  const list = content.kind === 'schools' ? content.list : null
  return { hash: file.hash, kind: content.kind, register: list?.register ?? 'gias', list, portions }
}

function recognise(fields: string[]): Content | null {
  const header = readLinksHeader(fields)
  if (header) return { kind: 'links', header }
  const list = findList(fields)
  return list && { kind: 'schools', list }
}

/** Finds the heading among the first rows; `at` is its index. */
function findHeading(rows: string[][]): { content: Content; at: number } | null {
  for (const [at, fields] of rows.slice(0, rowsBeforeHeading).entries()) {
    const content = recognise(fields)
    if (content) return { content, at }
  }
  return null
}

type Opened = { content: Content; portions: AsyncGenerator<ReadPortion> }

async function openCsv(file: RegisterFile): Promise<Opened> {
  const portions = readRecords(file)
  for (;;) {
    const { value, done } = await portions.next()
    if (done) throw new UnreadableRegister('This file has no rows. Download the register again.')
    if (value.records.length === 0) continue
    const rows = value.records.slice(0, rowsBeforeHeading).map(({ fields }) => fields)
    const heading = findHeading(rows)
    if (!heading) {
      await portions.return(undefined)
      refuseUnknownList(rows)
    }
    const { content, at } = heading
    const first = { ...value, records: value.records.slice(at + 1) }
    return { content, portions: withContent(content, first, portions) }
  }
}

async function* withContent(
  content: Content,
  first: Portion,
  more: AsyncGenerator<Portion>,
): AsyncGenerator<ReadPortion> {
  yield { ...first, content }
  for await (const portion of more) yield { ...portion, content }
}

/** Sheets of schools that are no longer there, beside those of schools that are. */
const ofThePast = /clos|renam|amalgam/i

async function openWorkbook(path: string): Promise<Opened> {
  const sheets = (await readWorkbook(path)).filter(({ name }) => !ofThePast.test(name))
  const tables = sheets.flatMap((sheet) => {
    const heading = findHeading(sheet.rows.map(({ fields }) => fields))
    return heading ? [{ sheet, ...heading }] : []
  })
  const [first] = tables
  if (!first) refuseUnknownList(sheets.flatMap(({ rows }) => rows.slice(0, rowsBeforeHeading).map((row) => row.fields)))
  // One workbook is one list, over several sheets.
  const ofList = tables.filter(({ content }) => registerOf(content) === registerOf(first.content))
  return { content: first.content, portions: fromTables(ofList) }
}

const registerOf = (content: Content) => (content.kind === 'schools' ? content.list.register : 'links')

async function* fromTables(tables: Array<{ sheet: Sheet; content: Content; at: number }>): AsyncGenerator<ReadPortion> {
  for (const [number, { sheet, content, at }] of tables.entries()) {
    const records = sheet.rows
      .slice(at + 1)
      .map((row): CsvRecord => ({ sheet: sheet.name, line: row.number, fields: row.fields, problem: '' }))
    yield { records, part: (number + 1) / tables.length, content }
  }
}
