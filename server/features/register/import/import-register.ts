import type { Kysely } from 'kysely'
import { type By, byPortal, recordAudit } from '../../../database/audit.ts'
import type { Database } from '../../../database/tables.ts'
import { readHeader } from './columns.ts'
import { type CsvRecord, type Portion, readRecords } from './csv-records.ts'
import { examineFile, UnreadableRegister } from './import-file.ts'
import * as queries from './queries.ts'
import { readLinksHeader, writeLinks } from './write-links.ts'
import { type Written, writeRecords } from './write-records.ts'

export interface ImportReport {
  kind: queries.FileKind
  /** rows of the file that are done, without the first line */
  rows: number
  /** how much of the file is done: 0 to 1 */
  part: number
  added: number
  changed: number
  /** rows that could not be read, the first 300 of them */
  bad: Array<{ line: number; reason: string }>
  badCount: number
  /** columns that the file lacks and that are empty therefore */
  absentColumns: string[]
  /** rows that an earlier import of this file had done before it was cut short */
  resumedAfter: number
  isFinished: boolean
}

interface Options {
  /** Called after each portion with what is done so far. */
  onProgress?: (report: ImportReport) => void
  /** Stops after the current portion; the next import of the file continues there. */
  signal?: AbortSignal
  /** The operator who gave the file; on the command line nobody is known. */
  by?: By
}

/** Another import is running, here or on another instance. */
export class ImportBusy extends Error {
  override name = 'ImportBusy'
  override message = 'Another import of the register is running. Wait until it has ended.'
}

const brokenOff = 'It was interrupted by a fault on our side. Upload the same file again to continue where it stopped.'

const rowsAtOnce = 2000
const maxBadRows = 300

/**
 * Brings a CSV of the register (UTF-8 or windows-1252) into the database, in portions of one transaction each. Schools are added
 * and changed, and stay when the file lacks them; links between schools are added. Throws UnreadableRegister and ImportBusy.
 */
export async function importRegister(db: Kysely<Database>, path: string, options: Options = {}): Promise<ImportReport> {
  const file = await examineFile(path)
  const report = emptyReport()
  const isOurs = await queries.asTheOnlyImport(db, async () => {
    const portions = readRecords(file)
    const { content, first } = await takeHeader(portions)
    const { kind, absentColumns } = content
    Object.assign(report, { kind, absentColumns })
    const begun = { hash: file.hash, kind }
    const state = await db.transaction().execute((transaction) => queries.beginImport(transaction, begun))
    Object.assign(report, { resumedAfter: state.rowsDone, rows: state.rowsDone, badCount: state.badCount })
    Object.assign(report, { added: state.rowsAdded, changed: state.rowsChanged, bad: state.badRows })
    try {
      for await (const portion of inPortions(first, portions, state.rowsDone)) {
        if (options.signal?.aborted) return
        await writePortion(db, state.id, content, portion, report)
        options.onProgress?.(report)
      }
      await queries.finishImport(db, state.id)
    } catch (error) {
      const sentence = error instanceof UnreadableRegister ? error.message : brokenOff
      await queries.stopImport(db, state.id, sentence).catch(() => undefined)
      throw error
    }
    const object = `${report.rows} rows, ${report.added} added, ${report.changed} changed`
    await recordAudit(db, options.by ?? byPortal, 'register.imported', object)
    report.isFinished = true
  })
  if (!isOurs) throw new ImportBusy()
  return report
}

/** Reads a file as far as it tells what it is. Throws UnreadableRegister. */
export async function checkRegisterFile(path: string): Promise<{ hash: string; kind: queries.FileKind }> {
  const file = await examineFile(path)
  const portions = readRecords(file)
  const { content } = await takeHeader(portions)
  await portions.return(undefined)
  return { hash: file.hash, kind: content.kind }
}

const emptyReport = (): ImportReport => ({
  kind: 'schools',
  rows: 0,
  part: 0,
  added: 0,
  changed: 0,
  bad: [],
  badCount: 0,
  absentColumns: [],
  resumedAfter: 0,
  isFinished: false,
})

/** What a file holds, and how rows of it are written. */
interface FileContent {
  kind: queries.FileKind
  absentColumns: string[]
  write: (db: Kysely<Database>, rows: CsvRecord[]) => Promise<Written>
}

/** By the first row of a file. Throws UnreadableRegister when it is none of the register's. */
function recogniseContent(fields: string[]): FileContent {
  const links = readLinksHeader(fields)
  if (links) return { kind: 'links', absentColumns: [], write: (db, rows) => writeLinks(db, links, rows) }
  const header = readHeader(fields)
  return { kind: 'schools', absentColumns: header.absent, write: (db, rows) => writeRecords(db, header, rows) }
}

async function takeHeader(portions: AsyncGenerator<Portion>): Promise<{ content: FileContent; first: CsvRecord[] }> {
  for (;;) {
    const { value, done } = await portions.next()
    if (done) throw new UnreadableRegister('This file has no rows. Download the register again.')
    const [header, ...first] = value.records
    if (header) return { content: recogniseContent(header.fields), first }
  }
}

/** The rows after the first `skip`, some thousand at a time. */
async function* inPortions(first: CsvRecord[], more: AsyncGenerator<Portion>, skip: number): AsyncGenerator<Portion> {
  let waiting = first.slice(skip)
  let toSkip = Math.max(0, skip - first.length)
  for await (const { records, part } of more) {
    waiting.push(...records.slice(toSkip))
    toSkip = Math.max(0, toSkip - records.length)
    for (; waiting.length >= rowsAtOnce; waiting = waiting.slice(rowsAtOnce)) {
      yield { records: waiting.slice(0, rowsAtOnce), part }
    }
  }
  if (waiting.length > 0) yield { records: waiting, part: 1 }
}

/** Writes one portion and the progress in one transaction, so that an import resumes exactly after it. */
async function writePortion(
  db: Kysely<Database>,
  id: number,
  file: FileContent,
  portion: Portion,
  report: ImportReport,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { added, changed, bad } = await file.write(transaction, portion.records)
    const rows = report.rows + portion.records.length
    const counted = { rows, added: report.added + added, changed: report.changed + changed }
    Object.assign(report, counted, { bad: [...report.bad, ...bad].slice(0, maxBadRows) })
    report.badCount += bad.length
    report.part = portion.part
    const { added: rowsAdded, changed: rowsChanged, badCount, part, absentColumns } = report
    const counts = { rowsDone: rows, rowsAdded, rowsChanged, badCount, part }
    await queries.updateImport(transaction, { id, ...counts, badRows: report.bad, absentColumns })
  })
}
