import type { Register } from '#contract/register.ts'
import { type By, byPortal, recordAudit } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import type { CsvRecord } from '../files/csv-records.ts'
import { UnreadableRegister } from '../files/import-file.ts'
import { type Content, type OpenedFile, openFile, type ReadPortion } from '../files/open-file.ts'
import { closeUnnamed } from '../records/queries.ts'
import { refuseOlder, type Survey, surveyFile } from '../records/survey.ts'
import { writeLinks } from '../records/write-links.ts'
import { type Written, writeRecords } from '../records/write-records.ts'
import * as queries from './queries.ts'

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
  register: Register
  /** schools that a whole list names no longer, and that count as closed now */
  closed: number
  /** open schools that the list lacks and that stay, because it is the list of an area */
  unnamed: number
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
  /** Imports a list that seems to be older than the one before. */
  evenIfOlder?: boolean
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
 * Brings a published list of schools (CSV in UTF-8 or windows-1252, or a workbook) into the database, in portions of one
 * transaction each. Schools are added and changed; those that a list of some schools lacks stay, those that a whole one
 * lacks have closed. Links between schools are added. Throws UnreadableRegister, OlderList and ImportBusy.
 */
export async function importRegister(db: Db, path: string, options: Options = {}): Promise<ImportReport> {
  const { hash, kind, register, list, portions } = await openFile(path)
  const report = { ...emptyReport(), kind, register, absentColumns: list?.absent ?? [] }
  const isOurs = await queries.asTheOnlyImport(db, async () => {
    const survey = list && (list.isWhole || !options.evenIfOlder) ? await surveyFile(path) : null
    if (survey && !options.evenIfOlder) await refuseOlder(db, survey)
    const state = await db
      .transaction()
      .execute((transaction) => queries.beginImport(transaction, { hash, kind, register }))
    Object.assign(report, { resumedAfter: state.rowsDone, rows: state.rowsDone, badCount: state.badCount })
    Object.assign(report, { added: state.rowsAdded, changed: state.rowsChanged, bad: state.badRows })
    try {
      for await (const portion of inPortions(portions, state.rowsDone)) {
        if (options.signal?.aborted) return
        await writePortion(db, state.id, portion, report)
        options.onProgress?.(report)
      }
      await finish(db, state.id, { survey: list?.isWhole ? survey : null, report })
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

async function finish(
  db: Db,
  id: number,
  { survey, report }: { survey: Survey | null; report: ImportReport },
): Promise<void> {
  const unnamed = survey ? await closeUnnamed(db, survey) : { closed: 0, kept: 0 }
  Object.assign(report, { closed: unnamed.closed, unnamed: unnamed.kept })
  await queries.finishImport(db, id, unnamed)
}

/** Reads a file as far as it tells what it is, and whether it may be imported. Throws UnreadableRegister and OlderList. */
export async function checkRegisterFile(
  db: Db,
  path: string,
  { evenIfOlder }: { evenIfOlder: boolean },
): Promise<Pick<OpenedFile, 'hash' | 'kind' | 'register'>> {
  const { hash, kind, register, portions } = await openFile(path)
  await portions.return(undefined)
  const survey = evenIfOlder ? null : await surveyFile(path)
  if (survey) await refuseOlder(db, survey)
  return { hash, kind, register }
}

const emptyReport = (): ImportReport => ({
  kind: 'schools',
  register: 'gias',
  rows: 0,
  part: 0,
  added: 0,
  changed: 0,
  bad: [],
  badCount: 0,
  absentColumns: [],
  closed: 0,
  unnamed: 0,
  resumedAfter: 0,
  isFinished: false,
})

const write = (db: Db, content: Content, rows: CsvRecord[]): Promise<Written> =>
  content.kind === 'links' ? writeLinks(db, content.header, rows) : writeRecords(db, content.list, rows)

/** The rows after the first `skip`, at most some thousand of one table at a time. */
async function* inPortions(portions: AsyncGenerator<ReadPortion>, skip: number): AsyncGenerator<ReadPortion> {
  let toSkip = skip
  let waiting: ReadPortion | null = null
  for await (const portion of portions) {
    if (waiting && waiting.content !== portion.content) {
      yield waiting
      waiting = null
    }
    const records: CsvRecord[] = [...(waiting?.records ?? []), ...portion.records.slice(toSkip)]
    toSkip = Math.max(0, toSkip - portion.records.length)
    let from = 0
    for (; records.length - from >= rowsAtOnce; from += rowsAtOnce)
      yield { ...portion, records: records.slice(from, from + rowsAtOnce) }
    waiting = from < records.length ? { ...portion, records: records.slice(from) } : null
  }
  if (waiting) yield { ...waiting, part: 1 }
}

/** Writes one portion and the progress in one transaction, so that an import resumes exactly after it. */
async function writePortion(db: Db, id: number, portion: ReadPortion, report: ImportReport): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { added, changed, bad } = await write(transaction, portion.content, portion.records)
    const rows = report.rows + portion.records.length
    const counted = { rows, added: report.added + added, changed: report.changed + changed }
    Object.assign(report, counted, { bad: [...report.bad, ...bad].slice(0, maxBadRows) })
    report.badCount += bad.length
    report.part = portion.part
    const { added: rowsAdded, changed: rowsChanged, badCount, part, absentColumns } = report
    const counts = { rowsDone: rows, rowsAdded, rowsChanged, rowsClosed: 0, unnamed: 0, badCount, part }
    await queries.updateImport(transaction, { id, ...counts, badRows: report.bad, absentColumns })
  })
}
