import type { Kysely } from 'kysely'
import type { RegisterSchool } from '#contract/register.ts'
import type { Database } from '../../database/tables.ts'
import { hostOfEmail, isShared, isUnder, namesSeveral, withParents } from './hosts.ts'
import {
  agesSentence,
  areaOf,
  type CandidateMatch,
  type EnteredSchool,
  hostSentence,
  matchRecord,
  postcodeKey,
  teachesOurAges,
} from './match-record.ts'
import { spellOut, tellingWords } from './names.ts'
import * as queries from './queries.ts'

type Db = Kysely<Database>

export type RegisterRow = queries.RegisterRow
export { hostOfEmail, isUnder } from './hosts.ts'
export type { CandidateMatch, EnteredSchool } from './match-record.ts'
export { findLastImport } from './queries.ts'
export { createRegisterSearch, type RegisterSearch } from './search/register-search.ts'

/** A federation has a few schools on one website; on this many it is a council's, a trust's or a maker's. */
const schoolsThatShare = 10

/** The records that may be this school, best first. */
export async function findCandidates(db: Db, entered: EnteredSchool, limit = 5): Promise<CandidateMatch[]> {
  const key = postcodeKey(entered.postcode)
  const host = hostOfEmail(entered.email)
  const searchName = spellOut(`${entered.title} ${entered.city}`)
  const likely = await queries.listLikely(db, {
    postcodeKey: key,
    area: areaOf(key),
    hosts: isShared(host) ? [] : withParents(host),
    searchName,
    telling: tellingWords(spellOut(entered.title)).join(' '),
  })
  const sites = new Set(likely.map(({ websiteHost }) => websiteHost).filter((site) => isUnder(host, site)))
  const crowded = sites.size > 0 ? await queries.listCrowdedHosts(db, [...sites], schoolsThatShare) : []
  return likely
    .map((record) => matchRecord(record, entered, crowded))
    .sort((a, b) => Number(b.isFit) - Number(a.isFit) || b.score - a.score || a.record.id - b.record.id)
    .slice(0, limit)
}

/**
 * Whether the register alone approves a school: `record` is the one that does, else null. `checked` says in sentences
 * what was compared, for the applicant. `entered.email` must be a confirmed address. That no other school of the
 * portal holds the record is for the caller to check.
 */
export function decideByRegister(
  candidates: CandidateMatch[],
  entered: EnteredSchool,
): { record: RegisterRow | null; checked: string[] } {
  const fitting = candidates.filter(({ isFit, record }) => isFit && record.isOpen)
  const [match, ...others] = fitting
  const asked = `${entered.title.trim()}, ${entered.postcode.trim()}`
  if (!match)
    return { record: null, checked: [`We found no open school “${asked}” in the national register of schools.`] }
  if (others.length > 0) {
    const names = new Intl.ListFormat('en-GB').format(fitting.map(({ record }) => record.name))
    return { record: null, checked: [`“${asked}” may be more than one school in the national register: ${names}.`] }
  }
  const { record, isSiteShared } = match
  const host = hostOfEmail(entered.email)
  return {
    record: teachesOurAges(record) && !isSiteShared && isUnder(host, record.websiteHost) ? record : null,
    checked: [
      `We found ${record.name}, ${record.postcode}, in the national register of schools.`,
      agesSentence(record),
      hostSentence(record, host, isSiteShared),
    ],
  }
}

/**
 * The one open school whose website has this domain, or one that the domain lies under. Null where several could be meant:
 * hosts that many share, federations and trusts, and sites below which other schools have theirs.
 */
export async function findByDomain(db: Db, domain: string): Promise<RegisterRow | null> {
  const hosts = withParents(domain).filter((host) => !isShared(host))
  if (hosts.length === 0 || namesSeveral(domain)) return null
  const records = await queries.listOpenAt(db, hosts)
  // The most specific host comes first: a school’s own, before that of its trust.
  const host = hosts.find((one) => records.some(({ websiteHost }) => websiteHost === one))
  const [only, ...others] = records.filter(({ websiteHost }) => host !== undefined && isUnder(websiteHost, host))
  return only && others.length === 0 && teachesOurAges(only) ? only : null
}

export function findRecord(db: Db, id: number): Promise<RegisterRow | null> {
  return queries.findRecord(db, id)
}

/** A record as the wire carries it. */
export function toRegisterSchool(record: RegisterRow): RegisterSchool {
  const [first = '', ...others] = [record.street, record.locality, record.address3].filter((line) => line !== '')
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
