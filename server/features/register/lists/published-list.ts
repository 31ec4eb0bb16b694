import type { Register } from '#contract/register.ts'
import { hostOfWebsite } from '../hosts.ts'
import { postcodeKey } from '../match-record.ts'
import { spellOut } from '../names.ts'
import type { NewRecord } from '../records/queries.ts'

/** What a row says, before what follows from it: what is left out is empty. */
export type Reading = Pick<NewRecord, 'urn' | 'name' | 'isOpen' | 'status'> &
  Partial<Omit<NewRecord, 'searchName' | 'postcodeKey' | 'websiteHost' | 'nation'>> & { nation: string }

/**
 * A heading of a column, compared without case, spaces and punctuation: `?` before one that may be missing, `|` between
 * names that it has had, `*` after one that goes on ("Pupils - see notes").
 */
export type Heading = string

/** The text of a row's cell, `""` for a column that the file lacks. */
export type Cell<Column extends string> = (column: Column) => string

/** A list of schools as a government publishes it. */
export interface PublishedList<Column extends string = string> {
  register: Register
  /** "the address list of schools in Wales" */
  title: string
  /** Where to get it, as a sentence. */
  source: string
  columns: Record<Column, Heading>
  /** What the columns of this list say that are not named after what they say. */
  gives: Partial<Record<Column, Array<keyof NewRecord>>>
  /** Whether it names all schools of the nation that are open, so that one that it lacks has closed. */
  isWhole: boolean
  /** One row as a record, or the end of a sentence that says why it cannot be one: "its number is …". Null leaves it out. */
  read: (cell: Cell<Column>) => Reading | string | null
}

/** What follows from a column of the same name. */
const given: Partial<Record<keyof NewRecord, Array<keyof NewRecord>>> = {
  name: ['name', 'searchName'],
  town: ['town', 'searchName'],
  status: ['status', 'isOpen'],
  postcode: ['postcode', 'postcodeKey', 'nation'],
  website: ['website', 'websiteHost'],
}

/** What a column of a list says about a school. */
export const givenBy = (list: PublishedList, column: string): Array<keyof NewRecord> =>
  list.gives[column] ?? given[column as keyof NewRecord] ?? [column as keyof NewRecord]

/** Keeps the names of the columns for the type of `read`. */
export const publishedList = <Column extends string>(list: PublishedList<Column>): PublishedList =>
  list as PublishedList

export function toRecord(reading: Reading): NewRecord {
  const postcode = (reading.postcode ?? '').toUpperCase()
  return {
    ...{ register: 'gias', phase: '', typeGroup: '', lowAge: null, highAge: null, pupils: null },
    ...{ freeMealPercent: null, deprivedPercent: null, language: '', otherName: '', phone: '' },
    ...{ street: '', locality: '', address3: '', town: '', county: '', website: '' },
    ...{ localAuthority: '', region: '', easting: null, northing: null, closedOn: null },
    ...reading,
    postcode,
    postcodeKey: postcodeKey(postcode),
    searchName: spellOut(`${reading.name} ${reading.town ?? ''}`),
    websiteHost: hostOfWebsite(reading.website ?? ''),
  }
}

export const wrong = (what: string, value: string) => `its ${what} is “${value.slice(0, 40)}”`

/** Why a name cannot be one; `""` when it can. */
export const nameProblem = (name: string) => (name === '' || name.length > 300 ? wrong('name', name) : '')

/** `210`, or `210.0` and `1,210` as workbooks write it; null for what is no number, such as `*` for a few. */
export function wholeNumber(text: string): number | null {
  const plain = text.replaceAll(',', '').replace(/\.0+$/, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** `12.5` or `12.5%`; null for what is no percentage. */
export function percentage(text: string): number | null {
  const plain = text.replace(/\s*%$/, '')
  return /^\d{1,3}(\.\d+)?$/.test(plain) && Number(plain) <= 100 ? Number(plain) : null
}

/** `31-08-2016`, or `31/08/2016`, as spreadsheets write dates, as `2016-08-31`; a bare number is the day of a workbook. */
export function readDate(text: string): string | null {
  if (/^\d{5}$/.test(text)) return new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10)
  const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return day && !Number.isNaN(Date.parse(date)) ? date : null
}

/**
 * The lines of an address that a list does not tell apart: the last is the town, before it the street and the places. A
 * last line that only repeats the local authority or names a county is the county.
 */
export function addressOf(lines: string[], localAuthority: string) {
  const filled = lines.filter((line) => line !== '')
  const last = filled.at(-1) ?? ''
  const isCounty = filled.length > 1 && (last.toLowerCase() === localAuthority.toLowerCase() || county.test(last))
  const county_ = isCounty ? (filled.pop() ?? '') : ''
  const town = filled.length > 1 ? (filled.pop() ?? '') : ''
  const [street = '', locality = '', ...others] = filled
  return { street, locality, address3: others.join(', '), town, county: county_ }
}

/** Counties and the preserved ones of Wales, Scotland and Northern Ireland, as addresses end in them. */
const county =
  /^(?:(?:co|county)\b.*|.*(?:shire|lothian)|anglesey|ynys m[oô]n|gwynedd|powys|gwent|dyfed|clwyd|(?:mid |south |west )?glamorgan|fife|angus|moray|highland)$/i
