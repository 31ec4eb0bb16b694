import type { FindTextRecords } from '../../../adapters/text-records.ts'
import { type Check, trouble, unknown, well } from './check.ts'

/** What is said of one kind of record: a problem, or what is right. */
interface Verdict {
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

const list = (words: string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1')

export const sender: Check = {
  name: 'sender',
  title: 'Domain of the sender',
  limit:
    'The domain of MAIL_FROM has no record for SPF or DMARC, or none for DKIM at the dkimSelector of SMTP_URL, or a wrong one. Large providers put such e-mails into the spam folder or refuse them.',
  remedy:
    'Ask your mail provider for the SPF, DKIM and DMARC records of the domain in MAIL_FROM, and enter them where the domain is managed. It takes up to a day until everybody sees them.',
  async look({ config: { mailFrom, dkimSelector }, mailer, findTextRecords: find }) {
    if (!mailer.delivers) return well('No e-mail leaves the portal, so its domain is not looked at.')
    const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase()
    try {
      const verdicts = [
        await lookAtSpf(find, domain),
        ...(dkimSelector ? [await lookAtDkim(find, domain, dkimSelector)] : []),
        await lookAtDmarc(find, domain),
      ]
      const problems = verdicts.filter(({ isWell }) => !isWell)
      if (problems.length > 0) return trouble(problems.map(({ what }) => what).join(' '))
      const unseen = dkimSelector ? '' : ' DKIM is not looked at, because SMTP_URL names no dkimSelector.'
      return well(`${domain} has ${list(verdicts.map(({ what }) => what))}.${unseen}`)
    } catch {
      return unknown(`No DNS server said what records ${domain} has.`)
    }
  },
}
