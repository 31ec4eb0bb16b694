import type { Kysely } from 'kysely'
import type { Database } from '../../../database/tables.ts'
import { type Header, readRow } from './columns.ts'
import type { CsvRecord } from './csv-records.ts'
import { listRowHashes, type NewRecord, upsertRecords } from './queries.ts'

/** What some rows of a file did. `bad`: those that could not be read, with the end of a sentence that says why. */
export interface Written {
  added: number
  changed: number
  bad: Array<{ line: number; reason: string }>
}

/** Writes some rows of the register's file of schools: new records are added, those that differ are changed. */
export async function writeRecords(db: Kysely<Database>, header: Header, rows: CsvRecord[]): Promise<Written> {
  const { records, bad } = readRecords(header, rows)
  const known = await listRowHashes(db, [...records.keys()])
  const differing = [...records.values()].filter(({ urn, rowHash }) => known.get(urn) !== rowHash)
  return { ...(await upsertRecords(db, differing)), bad }
}

function readRecords(header: Header, rows: CsvRecord[]) {
  const records = new Map<string, NewRecord & { line: number }>()
  const bad: Written['bad'] = []
  for (const { line, fields, problem } of rows) {
    const record = problem || readRow(header, fields)
    if (typeof record === 'string') {
      bad.push({ line, reason: record })
      continue
    }
    const earlier = records.get(record.urn)
    if (earlier) bad.push({ line: earlier.line, reason: `its URN ${record.urn} appears again on line ${line}` })
    records.set(record.urn, { ...record, line })
  }
  return { records, bad }
}
