import type { Register } from '#contract/register.ts'
import { UnreadableRegister } from '../files/import-file.ts'
import type { NewRecord } from '../records/queries.ts'
import { england } from './england.ts'
import { northernIreland } from './northern-ireland.ts'
import { givenBy, type PublishedList, toRecord } from './published-list.ts'
import { scotland } from './scotland.ts'
import { wales } from './wales.ts'

const lists: PublishedList[] = [england, wales, scotland, northernIreland]

/** A list with the columns that one file has of it. */
export interface FoundList {
  register: Register
  isWhole: boolean
  /** Optional columns that the file lacks. */
  absent: string[]
  /** What the file does not say about a school of this register, and what stays as other files said it. */
  leaves: (register: string) => Set<keyof NewRecord>
  /** One row as a record, or the end of a sentence that says why it cannot be one. Null leaves it out. */
  read: (fields: string[]) => NewRecord | string | null
}

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[([]\s*notes?\b.*$/, '')
    .replace(/[^\p{L}\p{N}*]+/gu, '')

const namesOf = (heading: string) => heading.replace('?', '').split('|')
/** As it is told to people. */
const nameOf = (heading: string) => (namesOf(heading)[0] ?? '').replace('*', '')

function findColumn(fields: string[], heading: string): number {
  for (const name of namesOf(heading)) {
    const wanted = plain(name).replace('*', '')
    const at = name.endsWith('*') ? fields.findIndex((field) => field.startsWith(wanted)) : fields.indexOf(wanted)
    if (at >= 0) return at
  }
  return -1
}

interface Compared {
  list: PublishedList
  at: Record<string, number>
  /** The columns that must be there, and are not. */
  missing: string[]
  /** The part of the needed columns that is there. */
  likeness: number
}

function compare(list: PublishedList, fields: string[]): Compared {
  const plainFields = fields.map(plain)
  const columns = Object.entries(list.columns)
  const at = Object.fromEntries(columns.map(([key, heading]) => [key, findColumn(plainFields, heading)]))
  const needed = columns.filter(([, heading]) => !heading.startsWith('?'))
  const missing = needed.filter(([key]) => (at[key] ?? -1) < 0).map(([, heading]) => nameOf(heading))
  return { list, at, missing, likeness: 1 - missing.length / needed.length }
}

/** What GIAS says about a school in Wales beside the list of Wales: how it calls it, its website and its place. */
const alsoOfWales: Array<keyof NewRecord> = ['otherName', 'website', 'websiteHost', 'easting', 'northing']

function toFoundList({ list, at }: Compared, fields: string[]): FoundList {
  const has = (key: string) => (at[key] ?? -1) >= 0
  const keys = Object.keys(list.columns)
  const says = new Set(keys.filter(has).flatMap((key) => givenBy(list, key)))
  const all = Object.keys(toRecord({ urn: '', name: '', status: '', isOpen: true, nation: '' })) as Array<
    keyof NewRecord
  >
  const own = new Set(all.filter((key) => !says.has(key) && key !== 'register'))
  const beside = new Set(all.filter((key) => !alsoOfWales.includes(key)))
  return {
    register: list.register,
    isWhole: list.isWhole,
    absent: keys.filter((key) => !has(key)).map((key) => nameOf(list.columns[key] ?? '')),
    leaves: (register) => (register === list.register ? own : beside),
    read(row) {
      // Rows may be wider: the last column of the English export holds commas without quotation marks.
      if (row.length < fields.length) return `it has ${row.length} columns, and the first line has ${fields.length}`
      const cell = (key: string) => (has(key) ? (row[at[key] ?? -1] ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim() : '')
      const reading = list.read(cell)
      return reading === null || typeof reading === 'string' ? reading : toRecord(reading)
    },
  }
}

/** The list whose heading this row is; null when it is none. */
export function findList(fields: string[]): FoundList | null {
  const found = lists.map((list) => compare(list, fields)).find(({ missing }) => missing.length === 0)
  return found ? toFoundList(found, fields) : null
}

const andList = (words: string[]) => new Intl.ListFormat('en-GB').format(words)

/** Why none of the first rows of a file is the heading of a list: names the columns that the likeliest lacks. */
export function refuseUnknownList(rows: string[][]): never {
  const compared = rows.flatMap((fields) => lists.map((list) => compare(list, fields)))
  const [best] = compared.sort((a, b) => b.likeness - a.likeness)
  const lacks = best && `lacks the column${best.missing.length === 1 ? '' : 's'} ${andList(best.missing)}`
  if (best && best.likeness >= 0.5)
    throw new UnreadableRegister(`This looks like ${best.list.title}, but it ${lacks}. ${best.list.source}`)
  throw new UnreadableRegister(
    `This is none of the lists of schools that the portal reads: ${andList(lists.map(({ title }) => title))}. Of the likeliest it ${lacks}.`,
  )
}
