import type { NodemailerError } from 'nodemailer'

/**
 * Why a mail was not delivered. `unavailable`: the server does not respond, or accepts no mails from us; `later`: it
 * defers this mail; `refused`: it will never accept it; `unknown`: it has the whole mail and did not confirm it.
 */
type UndeliveredReason = 'unavailable' | 'later' | 'refused' | 'unknown'

/** How far a delivery got: the content is sent only after the server has accepted the recipient. */
export type DeliveryPhase = 'beforeContent' | 'content' | 'afterContent'

/** A mail that the mail server did not accept, or did not confirm. */
export class Undelivered extends Error {
  readonly reason: UndeliveredReason
  /** The server's reply code, such as 550, or a code such as ECONNREFUSED. Holds no address. */
  readonly code: string
  /** Whether the server refused the address itself, rather than this mail. */
  readonly isBadEmail: boolean

  constructor(
    reason: UndeliveredReason,
    {
      problem,
      code = '',
      isBadEmail = false,
      cause,
    }: { problem: string; code?: string; isBadEmail?: boolean; cause?: unknown },
  ) {
    super(problem, { cause })
    this.name = 'Undelivered'
    this.reason = reason
    this.code = code
    this.isBadEmail = isBadEmail
  }
}

const silences: Record<DeliveryPhase, string> = {
  beforeContent: 'The mail server did not answer in time.',
  content: 'The mail server stopped accepting the e-mail.',
  afterContent: 'The mail server received the whole e-mail but did not say whether it accepted it.',
}

/** What an operator does about a connection that fails, by what Node.js, OpenSSL or the mail library say of it. */
const remedies: [RegExp, string][] = [
  [
    /wrong version number/,
    'This port of the mail server does not begin with encryption. Let SMTP_URL begin with smtp: and end with ?requireTLS=true.',
  ],
  [/Greeting never received/, 'The mail server says nothing. At port 465 SMTP_URL has to begin with smtps:.'],
  [/ENOTFOUND/, 'Nobody knows a mail server of this name. Check SMTP_URL.'],
  [/ECONNREFUSED/, 'Nothing answers at the address and port of the mail server. If this lasts, check SMTP_URL.'],
]

function explain(error: NodemailerError): string {
  const remedy = remedies.find(([pattern]) => pattern.test(error.message))?.[1]
  return remedy ? `${remedy} (${error.message.trim()})` : error.message
}

/** Maps an error of the mail library, in this phase of the delivery. */
export function undeliveredFrom(cause: unknown, phase: DeliveryPhase): Undelivered {
  const error = (cause instanceof Error ? cause : new Error(String(cause))) as NodemailerError
  const { responseCode, originalCode, code: libraryCode = '' } = error
  if (responseCode === undefined) {
    const code = originalCode ?? (libraryCode === 'EABORT' ? 'ETIMEDOUT' : libraryCode)
    const isSilent = libraryCode === 'EABORT' || phase === 'afterContent'
    const problem = isSilent ? silences[phase] : explain(error)
    return new Undelivered(phase === 'afterContent' ? 'unknown' : 'unavailable', { problem, code, cause })
  }
  const reply = error.response ?? error.message
  const given = { problem: reply, code: String(responseCode), cause }
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA'
  // 421: the server is closing; 530 and 535: it wants a log-in, or another one.
  if (!isAboutMail || [421, 530, 535].includes(responseCode)) return new Undelivered('unavailable', given)
  if (responseCode < 500) return new Undelivered('later', given)
  return new Undelivered('refused', { ...given, isBadEmail: error.command === 'RCPT TO' && refusesEmail(reply) })
}

/**
 * Whether a reply to RCPT TO is about the address. RFC 3463: 5.1.x is the address and 5.2.x its mailbox, while 5.7.x is
 * what the server allows us. RFC 5321 4.2.3 where there is no such code: 550, 551 and 553 name the mailbox.
 */
export function refusesEmail(reply: string): boolean {
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1]
  return status ? /^5\.[12]\./.test(status) : /^55[013]/.test(reply)
}
