import { fix, parse } from 'postcode'
import { hostOfEmail, isShared } from './hosts.ts'
import { compareNames } from './names.ts'
import { type HostProof, proveByHost, teachesOurAges } from './prove-by-host.ts'
import type { RegisterRow } from './queries.ts'

/** What a school wrote about itself; `email` is the address that decides, so a confirmed one for a decision. */
export interface EnteredSchool {
  title: string
  postcode: string
  address1: string
  city: string
  email: string
}

export interface Reason {
  fits: boolean
  sentence: string
}

/** A record that may be the school that was entered. */
export interface CandidateMatch {
  record: RegisterRow
  /** 0 to 1 */
  score: number
  /** its postcode is the entered one, and its name is too but for ways of writing it */
  isFit: boolean
  /** what the host of the e-mail address says about this school */
  proof: HostProof
  reasons: Reason[]
}

/** From here on two names are ways of writing one: found by comparing what people type with the register. */
const sameName = 0.62

/**
 * A postcode as it is compared: upper case without spaces, `O` and `0` where they belong; anything else, such as the number of a
 * British Forces Post Office, stays as typed.
 */
export function postcodeKey(postcode: string): string {
  if (/^bfpo/i.test(postcode.trim())) return postcode.replace(/\s+/g, '').toUpperCase()
  return fix(postcode.trim()).replace(/\s+/g, '').toUpperCase()
}

/** Compares one record with what was entered. Open ones score higher than closed ones; `open`: as for `proveByHost`. */
export function matchRecord(record: RegisterRow, entered: EnteredSchool, open: RegisterRow[] = []): CandidateMatch {
  const places = [record.town, record.locality, record.address3, entered.city]
  const [name] = [record.name, record.otherName]
    .filter((one) => one !== '')
    .map((one) => compareNames(entered.title, one, places))
    .sort((a, b) => (a.conflict === '' ? 0 : 1) - (b.conflict === '' ? 0 : 1) || b.likeness - a.likeness)
  if (!name) throw new Error('a record without a name')
  const hasName = name.likeness >= sameName && name.conflict === ''
  const hasPostcode = record.postcodeKey !== '' && record.postcodeKey === postcodeKey(entered.postcode)
  const isNear = !hasPostcode && areaOf(record.postcodeKey) === areaOf(postcodeKey(entered.postcode))
  const host = hostOfEmail(entered.email)
  const proof = proveByHost(host, record, open)
  const hasHost = proof === 'proves'
  const points =
    (hasPostcode ? 0.4 : isNear ? 0.15 : 0) +
    0.4 * name.likeness * (name.conflict === '' ? 1 : 0.6) +
    (hasHost ? 0.2 : 0)
  return {
    record,
    score: Math.round(points * (record.isOpen ? 1 : 0.7) * 100) / 100,
    isFit: hasPostcode && hasName,
    proof,
    reasons: [
      { fits: hasName, sentence: nameSentence(record, entered, name) },
      { fits: hasPostcode, sentence: postcodeSentence(record, hasPostcode, isNear) },
      { fits: hasHost, sentence: hostSentence(record, host, proof) },
      { fits: teachesOurAges(record), sentence: agesSentence(record) },
      ...(record.isOpen ? [] : [{ fits: false, sentence: closedSentence(record) }]),
    ],
  }
}

/** Whether two records are one school, whose record was closed when another was opened for it. */
export function isSameSchool(record: RegisterRow, other: RegisterRow): boolean {
  const isSameSite =
    record.websiteHost !== '' && record.websiteHost === other.websiteHost && !isShared(other.websiteHost)
  if (isSameSite && !other.isOpen) return true
  const { likeness, conflict } = compareNames(record.name, other.name, [record.town, record.locality, record.address3])
  return (
    record.postcodeKey === other.postcodeKey && record.postcodeKey !== '' && likeness >= sameName && conflict === ''
  )
}

/** The first half of a postcode: `GU34` of `GU342DR`; `''` for what is no postcode. */
export function areaOf(key: string): string {
  return parse(key).outcode ?? ''
}

function nameSentence(record: RegisterRow, entered: EnteredSchool, name: { likeness: number; conflict: string }) {
  if (name.conflict !== '') return `The register has ${name.conflict}: ${record.name}.`
  if (record.name.toLowerCase() === entered.title.trim().toLowerCase()) return 'The name is the same.'
  if (name.likeness >= sameName) return `The name is the same, written differently: ${record.name}.`
  return name.likeness >= 0.4 ? `The name is similar: ${record.name}.` : `The name is different: ${record.name}.`
}

function postcodeSentence({ postcode }: RegisterRow, isSame: boolean, isNear: boolean): string {
  if (isSame) return `The postcode is the same: ${postcode}.`
  if (postcode === '') return 'The register has no postcode.'
  return isNear
    ? `The postcode is different, but in the same area: ${postcode}.`
    : `The postcode is different: ${postcode}.`
}

export function hostSentence({ websiteHost }: RegisterRow, host: string, proof: HostProof): string {
  if (websiteHost === '') return 'The register has no website for the school to compare the e-mail address with.'
  const sentences: Record<HostProof, string> = {
    proves: `The e-mail address belongs to the school’s website, ${websiteHost}.`,
    elsewhere: `The e-mail address, at ${host}, does not belong to the school’s website, ${websiteHost}.`,
    shared: `The school’s website, ${websiteHost}, is on a host that many others use.`,
    several: `The school’s website, ${websiteHost}, is that of several schools, so the e-mail address does not show which of them it belongs to.`,
  }
  return sentences[proof]
}

export function agesSentence(record: RegisterRow): string {
  const { lowAge, highAge } = record
  if (lowAge === null || highAge === null) return 'The register does not say which ages the school teaches.'
  return teachesOurAges(record)
    ? `It teaches ages ${lowAge} to ${highAge}.`
    : `It teaches ages ${lowAge} to ${highAge}, none of them 6 to 9.`
}

function closedSentence({ status, closedOn }: RegisterRow): string {
  if (!closedOn) return `The register says: ${status}.`
  return `It closed on ${closedOn.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}.`
}
