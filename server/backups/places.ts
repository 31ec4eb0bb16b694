import { isKey } from '../adapters/files/file-store.ts'
import type { Description } from '../database/snapshot.ts'

const files = 'files/'
const rowsOf = (table: string) => `database/${table}/`

/** Where things are in a backup, which is a sealed, gzipped tar archive. */
export const places = {
  file: (key: string) => files + key,
  description: 'database/description.json',
  rows: (table: string, number: number) => `${rowsOf(table)}${String(number).padStart(5, '0')}.copy`,
  accounts: 'try-it-accounts.json',
  /** The last entry: an archive without it is incomplete. */
  end: 'end.json',
}

/** The key of the stored file in an entry; null for other entries. */
export function keyIn(name: string): string | null {
  const key = name.startsWith(files) ? name.slice(files.length) : ''
  return isKey(key) ? key : null
}

/** The table whose rows an entry contains. */
export function tableIn<Table extends { name: string }>(name: string, tables: Table[]): Table | undefined {
  return tables.find(({ name: table }) => {
    const prefix = rowsOf(table)
    return name.startsWith(prefix) && /^\d{5,}\.copy$/.test(name.slice(prefix.length))
  })
}

/** Whether a portal makes entries of this name; the rows of a table come after the description. */
export function isPlace(name: string, description: Description | undefined): boolean {
  const isFixed = [places.description, places.accounts, places.end].includes(name)
  return (
    isFixed || keyIn(name) !== null || (description !== undefined && tableIn(name, description.tables) !== undefined)
  )
}
