import PostalMime from 'postal-mime'
import { refusesEmail } from '../../../adapters/undelivered.ts'

/** What a report says became of a mail of ours. */
export interface Report {
  mailId: string
  /** What the mail server that refused it said, in one line. */
  problem: string
  /** It refused the address, rather than this mail. */
  isBadEmail: boolean
}

const statusPart = /^message\/(global-)?delivery-status$/
const returnedPart = /^(message\/(rfc822|global)(-headers)?|text\/rfc822-headers)$/
const maxProblem = 500

/**
 * Reads a report about a mail that could not be delivered (RFC 3464). Null for every other mail, for a mail that is late or
 * has arrived, and where the report does not return the id of a mail: without it anybody could say that an address is bad.
 */
export async function readReport(bytes: Uint8Array): Promise<Report | null> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  const part = (type: RegExp) => mail.attachments.find(({ mimeType }) => type.test(mimeType.toLowerCase()))
  const [status, returned] = [part(statusPart), part(returnedPart)]
  if (!status || !returned) return null
  const mailId = idIn(String(returned.content))
  const failed = blocksOf(String(status.content)).find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (!mailId || !failed) return null
  // Such as `smtp; 550 5.1.1 no such user`, and `5.1.1 (bad destination mailbox address)`.
  const said = (failed.get('diagnostic-code') ?? '').replace(/^[^;]*;\s*/, '')
  const code = failed.get('status') ?? ''
  const problem = [...(said || code)]
    .filter((letter) => letter >= ' ')
    .join('')
    .slice(0, maxProblem)
  return { mailId, problem, isBadEmail: refusesForGood(code, said) }
}

/** The id of the mail, from its header of that name: some relays give mails another Message-ID. */
function idIn(returned: string): string | undefined {
  const headers = returned.split(/\r?\n\r?\n/, 1)[0] ?? ''
  return /^(?:X-Mail-Id:\s*|Message-ID:\s*<)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/im.exec(headers)?.[1]
}

/** The blocks of fields: the first is about the report, each further one about a recipient. */
function blocksOf(content: string): Map<string, string>[] {
  const unfolded = content.replaceAll(/\r?\n[ \t]+/g, ' ')
  return unfolded.split(/(?:\r?\n){2,}/).map((block) => {
    const fields = [...block.matchAll(/^([\w-]+):[ \t]*(.*?)[ \t]*\r?$/gm)]
    return new Map(fields.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
  })
}

/**
 * RFC 3463: 5.1.x is the address, 5.2.x its mailbox, and with 5.4.4 there is no such host; 4.x.x was given up after days and says
 * nothing about the address. A code such as 5.0.0 says less than the words of the server.
 */
function refusesForGood(code: string, said: string): boolean {
  const [, status = ''] = /^\s*(\d\.\d{1,3}\.\d{1,3})/.exec(code) ?? []
  if (/^5\.([12]\.|4\.4$)/.test(status)) return true
  return /^5\.0\./.test(status) || status === '' ? refusesEmail(said) : false
}
