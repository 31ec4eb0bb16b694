import type { Generated } from 'kysely'
import type { Register } from '#contract/register.ts'
import type { DefaultedJson, Moment, NullableMoment } from './column-types.ts'

export interface RegisterSchoolsTable {
  id: Generated<number>
  register: Generated<Register>
  /** Its number in the register: URN, school number, SEED code or reference number. */
  urn: string
  name: string
  /** The name that another register has for it, in the other language. */
  otherName: Generated<string>
  searchName: string
  isOpen: boolean
  status: string
  phase: Generated<string>
  typeGroup: Generated<string>
  lowAge: number | null
  highAge: number | null
  /** Of teaching, in the words of the register. */
  language: Generated<string>
  pupils: number | null
  freeMealPercent: number | null
  deprivedPercent: number | null
  street: Generated<string>
  locality: Generated<string>
  address3: Generated<string>
  town: Generated<string>
  county: Generated<string>
  postcode: Generated<string>
  postcodeKey: Generated<string>
  phone: Generated<string>
  website: Generated<string>
  websiteHost: Generated<string>
  localAuthority: Generated<string>
  region: Generated<string>
  nation: Generated<string>
  easting: number | null
  northing: number | null
  closedOn: NullableMoment
  successorUrns: Generated<string[]>
  successorId: Generated<number | null>
  cameLater: Generated<boolean>
  importedAt: Moment
}

export interface RegisterImportsTable {
  id: Generated<number>
  kind: 'schools' | 'links'
  register: Generated<Register>
  fileHash: string
  rowsDone: Generated<number>
  rowsAdded: Generated<number>
  rowsChanged: Generated<number>
  rowsClosed: Generated<number>
  unnamed: Generated<number>
  badRows: DefaultedJson<Array<{ line: number; reason: string }>>
  badCount: Generated<number>
  part: Generated<number>
  absentColumns: DefaultedJson<string[]>
  problem: Generated<string>
  startedAt: Moment
  finishedAt: NullableMoment
}

/** A code in a letter to a school's address in its register; `code` is empty while nobody has made the letter. */
export interface LetterCodesTable {
  schoolId: string
  registerId: number
  code: Generated<string>
  postcodeKey: Generated<string>
  by: Generated<'post' | 'telephone'>
  madeAt: NullableMoment
  tries: Generated<number>
  letters: Generated<number>
}

export interface RegisterTables {
  letterCodes: LetterCodesTable
  registerSchools: RegisterSchoolsTable
  registerImports: RegisterImportsTable
}
