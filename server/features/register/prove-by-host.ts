import { isShared, isUnder, namesSeveral } from './hosts.ts'
import type { RegisterRow } from './queries.ts'

/**
 * What an e-mail address at a host says about a school: `elsewhere`: it is not under the school's website; `shared`: the website
 * is where many have theirs; `several`: other schools of the register are there too; `proves`: it belongs to this school.
 */
export type HostProof = 'proves' | 'elsewhere' | 'shared' | 'several'

type Site = Pick<RegisterRow, 'id' | 'websiteHost' | 'postcodeKey'>

/**
 * Whether an address at `host` shows that somebody is of the school of a record. A host proves one school only: not
 * where it names several, where an open school at another postcode has it too, or where another's website lies below it. `open`: the
 * open records at the host, above and below it. Schools that share site and postcode are told apart by their names.
 */
export function proveByHost(host: string, record: Site, open: Site[]): HostProof {
  const site = record.websiteHost
  if (isShared(site)) return 'shared'
  if (!isUnder(host, site)) return 'elsewhere'
  const isOfOthers = open.some(
    (other) => other.id !== record.id && isUnder(other.websiteHost, site) && !isBeside(other, record),
  )
  return namesSeveral(host) || isOfOthers ? 'several' : 'proves'
}

const isBeside = (other: Site, record: Site) =>
  other.websiteHost === record.websiteHost && other.postcodeKey !== '' && other.postcodeKey === record.postcodeKey

type Ages = Pick<RegisterRow, 'lowAge' | 'highAge'>

/** Whether the school teaches some of the ages 6 to 9. */
export function teachesOurAges({ lowAge, highAge }: Ages): boolean {
  return lowAge !== null && highAge !== null && lowAge <= 8 && highAge >= 7
}

/** Without those that teach none of ages 6 to 9, where one does: a nursery is no rival of its primary school. */
export function withoutOtherAges<Match>(matches: Match[], recordOf: (match: Match) => Ages): Match[] {
  if (!matches.some((match) => teachesOurAges(recordOf(match)))) return matches
  return matches.filter((match) => {
    const { lowAge, highAge } = recordOf(match)
    return lowAge === null || highAge === null || teachesOurAges({ lowAge, highAge })
  })
}
