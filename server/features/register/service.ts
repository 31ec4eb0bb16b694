import type { Kysely } from 'kysely'
import type { RegisterSchool } from '#contract/register.ts'
import type { Database } from '../../database/tables.ts'
import * as queries from './queries.ts'

type Db = Kysely<Database>

export type RegisterRow = queries.RegisterRow

/** What a school wrote about itself; `email` is the address that decides, so a confirmed one for a decision. */
export interface EnteredSchool {
  title: string
  postcode: string
  address1: string
  city: string
  email: string
}

/** A record that may be the school that was entered. `score` is 0 to 1; `isFit`: its postcode and name are the entered. */
export interface CandidateMatch {
  record: RegisterRow
  score: number
  isFit: boolean
  reasons: Array<{ fits: boolean; sentence: string }>
}

/** The records that may be this school, best first, closed ones after open ones of equal merit. */
export async function findCandidates(_db: Db, _entered: EnteredSchool, _limit = 5): Promise<CandidateMatch[]> {
  return []
}

/**
 * Whether the register alone approves a school: `record` is the one that does, else null. `checked` says in sentences
 * what was compared, for the applicant. That no other school holds the record is for the caller to check.
 */
export function decideByRegister(
  _candidates: CandidateMatch[],
  _entered: EnteredSchool,
): { record: RegisterRow | null; checked: string[] } {
  return { record: null, checked: [] }
}

/** Open schools for some letters of the name (and town), or for a postcode or its beginning, best first. */
export async function searchRegister(_db: Db, _q: string, _limit = 10): Promise<RegisterRow[]> {
  return []
}

export function findRecord(db: Db, id: number): Promise<RegisterRow | null> {
  return queries.findRecord(db, id)
}

/** A record as the wire carries it. */
export function registerAnswer(record: RegisterRow): RegisterSchool {
  const lines = [record.street, record.locality, record.address3].filter((line) => line !== '')
  const [first = '', ...others] = lines
  return {
    id: record.id,
    urn: record.urn,
    title: record.name,
    address_1: first,
    address_2: others.join(', '),
    city: record.town,
    county: record.county,
    postcode: record.postcode,
  }
}
