import type { Db } from '../../../database/tables.ts'
import type { CsvRecord } from '../files/csv-records.ts'
import type { FoundList } from '../lists/recognise-list.ts'
import { hasImported, type NewRecord, upsertRecords } from './queries.ts'

/** What some rows of a file did. `bad`: those that could not be read, with the end of a sentence that says why. */
export interface Written {
  added: number
  changed: number
  bad: Array<{ line: number; reason: string }>
}

/** Writes some rows of a list of schools: new records are added, those that differ are changed. */
export async function writeRecords(db: Db, list: FoundList, rows: CsvRecord[]): Promise<Written> {
  const { records, bad } = readRecords(list, rows)
  const written = { added: 0, changed: 0, bad }
  for (const register of new Set(records.map((record) => record.register))) {
    const ofRegister = records.filter((record) => record.register === register)
    const isOfList = register === list.register
    const isKnown = await hasImported(db, register)
    const { added, changed } = await upsertRecords(db, ofRegister, {
      leaves: list.leaves(register),
      // The nation's own list says which schools there are.
      canAdd: isOfList || !isKnown,
      isLater: isKnown,
    })
    written.added += added
    written.changed += changed
  }
  return written
}

function readRecords(list: FoundList, rows: CsvRecord[]) {
  const records = new Map<string, NewRecord & { line: number }>()
  const bad: Written['bad'] = []
  for (const { sheet, line, fields, problem } of rows) {
    const where = sheet && ` (sheet “${sheet}”)`
    const record = problem || list.read(fields)
    if (record === null) continue
    if (typeof record === 'string') {
      bad.push({ line, reason: `${record}${where}` })
      continue
    }
    const key = `${record.register} ${record.urn}`
    const earlier = records.get(key)
    if (earlier)
      bad.push({ line: earlier.line, reason: `its number ${record.urn} appears again on line ${line}${where}` })
    records.set(key, { ...record, line })
  }
  return { records: [...records.values()], bad }
}
