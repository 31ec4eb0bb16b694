import type { Db } from '../../../database/tables.ts'
import type { CsvRecord } from '../files/csv-records.ts'
import { addSuccessors } from './queries.ts'
import type { Written } from './write-records.ts'

/** The positions of the columns of a file of links. */
export interface LinksHeader {
  urn: number
  linkUrn: number
  linkType: number
}

/**
 * The header of the register's file of links, "Establishment links" among the downloads of Get Information about Schools: each
 * row names two records by URN and LinkURN, and LinkType says what the second is to the first. Null for another file.
 */
export function readLinksHeader(fields: string[]): LinksHeader | null {
  const names = fields.map((field) => field.trim().toLowerCase())
  const [urn = -1, linkUrn = -1, linkType = -1] = ['urn', 'linkurn', 'linktype'].map((name) => names.indexOf(name))
  return Math.min(urn, linkUrn, linkType) < 0 ? null : { urn, linkUrn, linkType }
}

/**
 * Writes some rows of the file of links: the records that followed one that closed, whether named from its side ("Successor",
 * "Successor - merged", "Successor - Split School") or from theirs ("Predecessor - amalgamated"). Others are left out.
 */
export async function writeLinks(db: Db, header: LinksHeader, rows: CsvRecord[]): Promise<Written> {
  const successors = new Map<string, string[]>()
  const bad: Written['bad'] = []
  for (const { line, fields, problem } of rows) {
    const [urn = '', linkUrn = '', linkType = ''] = [header.urn, header.linkUrn, header.linkType].map((at) =>
      (fields[at] ?? '').trim(),
    )
    const wrong = [urn, linkUrn].find((one) => !/^\d{1,10}$/.test(one))
    if (problem || wrong !== undefined) {
      bad.push({ line, reason: problem || `one of its URNs is “${wrong?.slice(0, 40)}”` })
      continue
    }
    const isForward = /^successor\b/i.test(linkType)
    if (!isForward && !/^predecessor\b/i.test(linkType)) continue
    const [closed, follower] = isForward ? [urn, linkUrn] : [linkUrn, urn]
    successors.set(closed, [...(successors.get(closed) ?? []), follower])
  }
  const successions = [...successors].map(([urn, found]) => ({ urn, successors: [...new Set(found)] }))
  return { added: 0, changed: await addSuccessors(db, successions), bad }
}
