import { Resolver } from 'node:dns/promises'

/** The TXT records at a name of the DNS, `[]` where there is none. Rejects when no server answers. */
export type FindTextRecords = (name: string) => Promise<string[]>

/** Milliseconds that a DNS server may take, each of two times. */
const timeout = 3000

export const findTextRecords: FindTextRecords = async (name) => {
  const resolver = new Resolver({ timeout, tries: 2 })
  const records = await resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })
  return records.map((parts) => parts.join(''))
}

/** What is said of one kind of record: a problem, or what is right. */
export interface Verdict {
  isWell: boolean
  what: string
}

const right = (what: string): Verdict => ({ isWell: true, what })
const wrong = (what: string): Verdict => ({ isWell: false, what })

/** Which servers may send for the domain (RFC 7208). */
async function lookAtSpf(find: FindTextRecords, domain: string): Promise<Verdict> {
  const records = (await find(domain)).filter((record) => /^v=spf1( |$)/i.test(record))
  if (records.length === 0) return wrong(`${domain} has no SPF record.`)
  if (records.length > 1) return wrong(`${domain} has ${records.length} SPF records, so that none counts.`)
  if (/ \+?all( |$)/i.test(records[0] ?? '')) return wrong(`The SPF record of ${domain} lets everybody send for it.`)
  return right('SPF')
}

/** The key that signatures are checked with (RFC 6376). */
async function lookAtDkim(find: FindTextRecords, domain: string, selector: string): Promise<Verdict> {
  const name = `${selector}._domainkey.${domain}`
  const keys = (await find(name)).map((record) => /(?:^|;)\s*p\s*=([^;]*)/.exec(record)?.[1]?.trim())
  const key = keys.find((one) => one !== undefined)
  if (key === undefined) return wrong(`There is no DKIM key at ${name}.`)
  return key === '' ? wrong(`The DKIM key at ${name} has been revoked.`) : right('DKIM')
}

/** What receivers should do with forged mails: the record of the domain or of one above it (RFC 9989). */
async function lookAtDmarc(find: FindTextRecords, domain: string): Promise<Verdict> {
  for (let above = domain; above.includes('.'); above = above.slice(above.indexOf('.') + 1)) {
    const records = (await find(`_dmarc.${above}`)).filter((record) => /^v=DMARC1\s*(;|$)/.test(record))
    if (records.length > 1) return wrong(`${above} has ${records.length} DMARC records, so that none counts.`)
    if (records.length === 1) return right('DMARC')
  }
  return wrong(`${domain} has no DMARC record.`)
}

/** What is right and wrong with the records of a domain that sends mails. DKIM is looked at where its selector is known. */
export async function lookAtSender(find: FindTextRecords, domain: string, dkimSelector?: string): Promise<Verdict[]> {
  return [
    await lookAtSpf(find, domain),
    ...(dkimSelector ? [await lookAtDkim(find, domain, dkimSelector)] : []),
    await lookAtDmarc(find, domain),
  ]
}
