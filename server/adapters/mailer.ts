import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type DeliveryPhase, undeliveredFrom } from './undelivered.ts'

/** A mail to exactly one address. `id` makes the Message-ID, the same on every try. */
export interface OutgoingMail {
  id: string
  to: { name: string; email: string }
  subject: string
  html: string
  text: string
  /** The name of the sender, if it is not the configured one. */
  fromName?: string
  /** The Reply-To address; `""` for the sender. */
  replyTo?: string
  /** The ids of the earlier mails of this conversation, oldest first. */
  thread?: string[]
  /** A person wrote it: absence notes and the like are welcome. */
  isPersonal?: boolean
  /** The URL at which its recipient stops mails like it; `""` where that cannot be done. */
  unsubscribe?: string
  /** A calendar entry, as iCalendar with its METHOD; `""` for none. */
  calendar?: string
  attachment?: { name: string; mediaType: string; content: Buffer }
  /** What its HTML shows as `src="cid:…"`. */
  pictures?: InlinePicture[]
}

/** A picture inside a mail: the name by which its HTML knows it, and its bytes. */
export interface InlinePicture {
  cid: string
  filename: string
  type: 'image/png' | 'image/jpeg'
  content: Buffer
}

export interface Mailer {
  /** False without a mail server: mails are then stored in the portal's mailbox. */
  delivers: boolean
  /** Hands a mail to the mail server. Throws `Undelivered` if it does not accept the mail, or not in time. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Closes the connections to the mail server. */
  close(): void
}

/** Milliseconds that the mail server may take for each phase of a delivery. */
type Patience = Record<DeliveryPhase, number>

/**
 * RFC 5321, 4.5.3.2.5 and .6: giving up earlier once the content is being sent, and retrying, would deliver the mail
 * twice. Before the content, giving up loses nothing.
 */
const rfcPatience: Patience = { beforeContent: 60_000, content: 180_000, afterContent: 600_000 }

/** How long a delivery can take, in milliseconds. */
export const maxDelivery = rfcPatience.beforeContent + rfcPatience.content + rfcPatience.afterContent

export function createMailer({
  smtpUrl,
  from,
  appName,
  patience = rfcPatience,
}: {
  smtpUrl?: string | undefined
  from: string
  appName: string
  patience?: Patience
}): Mailer {
  if (!smtpUrl) return { delivers: false, deliver: async () => undefined, close: () => undefined }
  const transport = createTransport({
    url: smtpUrl,
    // A new connection for each mail costs more than the mail.
    pool: true,
    maxConnections: 2,
    rateDelta: 1000,
    // A provider has a limit, and newcomers one of about this. What the query of the URL says replaces it.
    rateLimit: 10,
    // For connections that the server closed while idle.
    maxRequeues: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    // Each mail has its own deadlines, which are shorter.
    socketTimeout: patience.content + patience.afterContent,
  })
  const deliveries = new WeakMap<AbortSignal, Delivery>()
  transport.use('stream', (mail, done) => {
    const delivery = mail.data.signal && deliveries.get(mail.data.signal)
    const { message } = mail
    const open = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const content = open(options)
      delivery?.follow(content)
      return content
    }
    done()
  })
  const host = from.slice(from.indexOf('@') + 1)
  return {
    delivers: true,
    async deliver(mail) {
      const { id, to, fromName = appName, replyTo, thread = [], calendar, pictures = [], attachment } = mail
      const messageId = (mailId: string) => `<${mailId}@${host}>`
      const before = thread.at(-1)
      const delivery = startDelivery(patience)
      deliveries.set(delivery.signal, delivery)
      try {
        await transport.sendMail({
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: headersOf(mail),
          to: { name: to.name, address: to.email },
          from: { name: fromName, address: from },
          messageId: messageId(id),
          ...(calendar && {
            icalEvent: { method: methodOf(calendar), filename: calendarFile, content: calendar },
          }),
          attachments: [
            ...pictures.map(({ type, ...picture }) => ({
              ...picture,
              contentType: type,
              contentDisposition: 'inline' as const,
            })),
            ...(attachment
              ? [{ filename: attachment.name, contentType: attachment.mediaType, content: attachment.content }]
              : []),
          ],
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(before && { inReplyTo: messageId(before), references: thread.map(messageId) }),
          signal: delivery.signal,
        })
      } catch (error) {
        throw undeliveredFrom(error, delivery.phase())
      } finally {
        delivery.end()
      }
    },
    close: () => transport.close(),
  }
}

/**
 * What keeps absence notes from answering a program (RFC 3834, and Exchange's own header), and how a mail program stops
 * such mails with one press (RFC 8058, over HTTPS only).
 */
function headersOf({ id, isPersonal = false, unsubscribe = '' }: OutgoingMail): Record<string, string> {
  return {
    // By which a report about it is recognised: some relays replace the Message-ID.
    'X-Mail-Id': id,
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }),
    ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    ...(unsubscribe.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/** The name under which a calendar entry travels. */
export const calendarFile = 'session.ics'

/** What calendars should do with an entry (RFC 5546). */
const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1]?.toLowerCase() ?? 'publish'

interface Delivery {
  /** Aborted when the server takes too long; that closes the connection. */
  signal: AbortSignal
  phase(): DeliveryPhase
  /** Tracks how much of the content has been sent. The library reads it once the server asks for the content. */
  follow(content: Readable): void
  end(): void
}

function startDelivery(patience: Patience): Delivery {
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let phase: DeliveryPhase = 'beforeContent'
  const enter = (next: DeliveryPhase) => {
    phase = next
    clearTimeout(timer)
    timer = setTimeout(() => abort.abort(), patience[next])
  }
  enter('beforeContent')
  return {
    signal: abort.signal,
    phase: () => phase,
    follow(content) {
      content.once('resume', () => enter('content'))
      content.once('end', () => enter('afterContent'))
    },
    end: () => clearTimeout(timer),
  }
}
