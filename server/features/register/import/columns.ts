import { hash } from 'node:crypto'
import { nationOf } from '#contract/school-days.ts'
import { hostOfWebsite } from '../hosts.ts'
import { postcodeKey } from '../match-record.ts'
import { spellOut } from '../names.ts'
import { UnreadableRegister } from './import-file.ts'
import type { NewRecord } from './queries.ts'

/** The columns we read, by the register's names. Those without a `?` must be there. Heads' names are not among them. */
const columns = {
  urn: 'URN',
  name: 'EstablishmentName',
  status: 'EstablishmentStatus (name)',
  lowAge: 'StatutoryLowAge',
  highAge: 'StatutoryHighAge',
  street: 'Street',
  town: 'Town',
  postcode: 'Postcode',
  website: 'SchoolWebsite',
  locality: '?Locality',
  address3: '?Address3',
  county: '?County (name)',
  phase: '?PhaseOfEducation (name)',
  typeGroup: '?EstablishmentTypeGroup (name)',
  pupils: '?NumberOfPupils',
  freeMealPercent: '?PercentageFSM',
  localAuthority: '?LA (name)',
  region: '?GOR (name)',
  easting: '?Easting',
  northing: '?Northing',
  closedOn: '?CloseDate',
}
type Column = keyof typeof columns

const required = Object.values(columns).filter((name) => !name.startsWith('?'))

const source = 'Download “all establishment data” from Get Information about Schools, as CSV with all its fields.'
const elsewhere = 'Schools of other nations need no file: operators approve them under Schools.'

/** The position of each column in a file; -1 if missing. */
export interface Header {
  width: number
  at: Record<Column, number>
  /** Optional columns that the file lacks. */
  absent: string[]
}

/** Finds our columns in the first row of a file. Throws UnreadableRegister, naming those that are missing. */
export function readHeader(fields: string[]): Header {
  const names = fields.map((field) => field.trim().toLowerCase())
  const find = (name: string) => names.indexOf(name.replace('?', '').toLowerCase())
  const lacking = Object.values(columns).filter((name) => find(name) < 0)
  const missing = required.filter((name) => find(name) < 0)
  if (missing.length > 0) {
    const lacks = `lacks the column${missing.length === 1 ? '' : 's'} ${new Intl.ListFormat('en-GB').format(missing)}`
    throw new UnreadableRegister(
      missing.length > required.length / 2
        ? `This is another table than the register of schools in England: its first line ${lacks}. ${source} ${elsewhere}`
        : `The first line of this file ${lacks}. ${source}`,
    )
  }
  const at = Object.fromEntries(Object.entries(columns).map(([key, name]) => [key, find(name)])) as Header['at']
  return { width: fields.length, at, absent: lacking.map((name) => name.slice(1)) }
}

const openStatuses = new Set(['open', 'open, but proposed to close'])
const statuses = new Set([...openStatuses, 'closed', 'proposed to open'])

/** One row of the file as a record, or the end of a sentence that says why it cannot be one: "its URN is …". */
export function readRow(header: Header, fields: string[]): NewRecord | string {
  // Rows may be wider: the last column of the export holds commas without quotation marks.
  if (fields.length < header.width) return `it has ${fields.length} columns, and the first line has ${header.width}`
  const text = (column: Column) => (fields[header.at[column]] ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const [urn, name, status] = [text('urn'), text('name'), text('status')]
  const wrong = (what: string, value: string) => `its ${what} is “${value.slice(0, 40)}”`
  if (!/^\d{1,10}$/.test(urn)) return wrong('URN', urn)
  if (name === '' || name.length > 300) return wrong('name', name)
  if (!statuses.has(status.toLowerCase())) return wrong('status', status)
  for (const age of ['lowAge', 'highAge'] as const) {
    if (!/^\d{0,3}$/.test(text(age))) return wrong(age === 'lowAge' ? 'lowest age' : 'highest age', text(age))
  }
  const record = {
    urn,
    name,
    searchName: spellOut(`${name} ${text('town')}`),
    isOpen: openStatuses.has(status.toLowerCase()),
    status,
    phase: text('phase'),
    typeGroup: text('typeGroup'),
    lowAge: wholeNumber(text('lowAge')),
    highAge: wholeNumber(text('highAge')),
    pupils: wholeNumber(text('pupils')),
    freeMealPercent: percentage(text('freeMealPercent')),
    street: text('street'),
    locality: text('locality'),
    address3: text('address3'),
    town: text('town'),
    county: text('county'),
    postcode: text('postcode').toUpperCase(),
    postcodeKey: postcodeKey(text('postcode')),
    website: text('website'),
    websiteHost: hostOfWebsite(text('website')),
    localAuthority: text('localAuthority'),
    region: text('region'),
    nation: nationIn({ region: text('region'), typeGroup: text('typeGroup'), postcode: text('postcode') }),
    easting: wholeNumber(text('easting')),
    northing: wholeNumber(text('northing')),
    closedOn: readDate(text('closedOn')),
  }
  return { ...record, rowHash: hash('sha1', JSON.stringify(Object.values(record)), 'base64url') }
}

/** The nation that a record lies in; empty for British schools overseas, and for those on islands of the Crown. */
function nationIn({ region, typeGroup, postcode }: Record<'region' | 'typeGroup' | 'postcode', string>): string {
  if (typeGroup === 'Welsh schools' || region.startsWith('Wales')) return 'wales'
  const nation = nationOf(postcode)
  if (nation !== 'england-and-wales') return nation
  return /^not applicable$/i.test(region) ? '' : 'england'
}

/** `12.5`, as the register writes it, without the sign; null for what is no percentage. */
const percentage = (text: string) => (/^\d{1,3}(\.\d+)?$/.test(text) && Number(text) <= 100 ? Number(text) : null)

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** `31-08-2016`, as the register writes dates, or `31/08/2016`, as spreadsheets do, as `2016-08-31`. */
function readDate(text: string): string | null {
  const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return day && !Number.isNaN(Date.parse(date)) ? date : null
}
