import type { RegisterSchool } from '#contract/register.ts'
import type { Db } from '../../database/tables.ts'
import { hostOfEmail, isShared, withParents } from './hosts.ts'
import {
  agesSentence,
  areaOf,
  type CandidateMatch,
  type EnteredSchool,
  hostSentence,
  isSameSchool,
  matchRecord,
  postcodeKey,
} from './match-record.ts'
import { spellOut, tellingWords } from './names.ts'
import { proveByHost, teachesOurAges, withoutOtherAges } from './prove-by-host.ts'
import * as queries from './queries.ts'

export type RegisterRow = queries.RegisterRow
export { hostOfEmail, isOfNation, isUnder } from './hosts.ts'
export { findImportState, findLastImport } from './import/queries.ts'
export type { CandidateMatch, EnteredSchool } from './match-record.ts'
export { teachesOurAges } from './prove-by-host.ts'
export { createRegisterSearch, type RegisterSearch } from './search/register-search.ts'

/** A host and those above it, but for hosts that many share. */
const ownHosts = (host: string) => withParents(host).filter((one) => !isShared(one))

/** The records that may be this school, best first. */
export async function findCandidates(db: Db, entered: EnteredSchool, limit = 5): Promise<CandidateMatch[]> {
  const key = postcodeKey(entered.postcode)
  const hosts = ownHosts(hostOfEmail(entered.email))
  const searchName = spellOut(`${entered.title} ${entered.city}`)
  const likely = await queries.listLikely(db, {
    postcodeKey: key,
    area: areaOf(key),
    hosts,
    searchName,
    telling: tellingWords(spellOut(entered.title)).join(' '),
  })
  const open = await queries.listOpenAt(db, hosts)
  return likely
    .map((record) => matchRecord(record, entered, open))
    .sort((a, b) => Number(b.isFit) - Number(a.isFit) || b.score - a.score || a.record.id - b.record.id)
    .slice(0, limit)
}

/**
 * The open records that have the name and the postcode that were entered. Those that teach none of ages 6 to 9 are no rivals
 * of one that does; among several the one whose host the e-mail address proves is meant.
 */
export function listFitting(candidates: CandidateMatch[]): CandidateMatch[] {
  const open = candidates.filter(({ isFit, record }) => isFit && record.isOpen)
  const fitting = withoutOtherAges(open, ({ record }) => record)
  const proven = fitting.filter(({ proof }) => proof === 'proves')
  return proven.length === 1 ? proven : fitting
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
  const fitting = listFitting(candidates)
  const [match, ...others] = fitting
  const asked = `${entered.title.trim()}, ${entered.postcode.trim()}`
  if (!match)
    return { record: null, checked: [`We found no open school “${asked}” in the national register of schools.`] }
  if (others.length > 0) {
    const names = new Intl.ListFormat('en-GB').format(fitting.map(({ record }) => record.name))
    return { record: null, checked: [`“${asked}” may be more than one school in the national register: ${names}.`] }
  }
  const { record, proof } = match
  return {
    record: teachesOurAges(record) && proof === 'proves' ? record : null,
    checked: [
      `We found ${record.name}, ${record.postcode}, in the national register of schools.`,
      agesSentence(record),
      hostSentence(record, hostOfEmail(entered.email), proof),
    ],
  }
}

/** The one open school that an address at this domain proves, by the rule of the form. Null where several could be meant. */
export async function findByDomain(db: Db, domain: string): Promise<RegisterRow | null> {
  const open = await queries.listOpenAt(db, ownHosts(domain))
  const proven = open.filter((record) => proveByHost(domain, record, open) === 'proves')
  const [only, ...others] = withoutOtherAges(proven, (record) => record)
  return only && others.length === 0 && teachesOurAges(only) ? only : null
}

/**
 * The records that are this school under another number, as when it becomes an academy or two schools become one: those of
 * the same name at the same postcode, and those with the same website that are not open. Only schools for ages 6 to 9.
 */
export async function listSameSchool(db: Db, record: RegisterRow): Promise<number[]> {
  const beside = await queries.listBeside(db, record)
  const ofOurAges = withoutOtherAges([record, ...beside], (one) => one)
  return ofOurAges.filter((other) => other.id !== record.id && isSameSchool(record, other)).map(({ id }) => id)
}

/** A record that may have followed one that has closed. `why`: how it was found, in a sentence. */
export interface Successor {
  record: RegisterRow
  why: string
}

/** More open records at one website are the schools of a trust, and say nothing. */
const maxAtOneSite = 3

/** The open records that may have followed a closed one, likeliest first: those that the register names, else those that are like it. */
export async function listSuccessors(db: Db, closed: RegisterRow): Promise<Successor[]> {
  const named = await queries.listFollowing(db, closed)
  if (named.length > 0) return named.map((record) => ({ record, why: 'The register says that it followed.' }))
  const beside = (await queries.listBeside(db, closed)).filter(({ isOpen }) => isOpen)
  const atSite = beside.filter(({ websiteHost }) => websiteHost === closed.websiteHost)
  return withoutOtherAges(beside, (record) => record)
    .filter((record) => isSameSchool(record, closed))
    .map((record) => ({ record, isHere: record.postcodeKey === closed.postcodeKey }))
    .filter(({ isHere }) => isHere || atSite.length <= maxAtOneSite)
    .sort((a, b) => Number(b.isHere) - Number(a.isHere))
    .map(({ record, isHere }) => ({
      record,
      why: isHere ? 'It is at the same address.' : 'It has the same website.',
    }))
}

/** Says which record followed one that has closed. */
export const linkSuccessor = (db: Db, closedId: number, successorId: number): Promise<void> =>
  queries.updateSuccessor(db, closedId, successorId)

export function findRecord(db: Db, id: number): Promise<RegisterRow | null> {
  return queries.findRecord(db, id)
}

/** A record as the wire carries it. */
export function toRegisterSchool(record: RegisterRow): RegisterSchool {
  const [first = '', ...others] = [record.street, record.locality, record.address3].filter((line) => line !== '')
  return {
    id: record.id,
    register: record.register,
    urn: record.urn,
    title: record.name,
    other_title: record.otherName === record.name ? '' : record.otherName,
    address_1: first,
    address_2: others.join(', '),
    city: record.town,
    county: record.county,
    postcode: record.postcode,
  }
}
