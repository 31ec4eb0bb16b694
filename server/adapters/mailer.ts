import { createTransport } from 'nodemailer'

/** A mail as it goes out, to exactly one address. `id` makes the Message-ID, the same on every try. */
export interface OutgoingMail {
  id: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  /** Where an answer goes; `""` for the sender. */
  replyTo?: string
  /** The ids of the mails of this conversation before this one, the first of them first. */
  thread?: string[]
}

export interface Mailer {
  /** False without a mail server: mails are then kept in the portal's mailbox. */
  delivers: boolean
  /** Hands a mail to the mail server; throws when it does not take it. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Says goodbye to the mail server. */
  close(): void
}

export function createMailer({
  smtpUrl,
  from,
  appName,
  perSecond,
}: {
  smtpUrl?: string | undefined
  from: string
  appName: string
  /** How many mails the mail server is given in a second at most. */
  perSecond: number
}): Mailer {
  if (!smtpUrl) return { delivers: false, deliver: async () => undefined, close: () => undefined }
  const transport = createTransport({
    url: smtpUrl,
    // Greeting the server anew for each mail costs more than the mail.
    pool: true,
    maxConnections: 2,
    rateDelta: 1000,
    rateLimit: perSecond,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const host = from.slice(from.indexOf('@') + 1)
  return {
    delivers: true,
    async deliver({ id, replyTo, thread = [], ...mail }) {
      const messageId = (mailId: string) => `<${mailId}@${host}>`
      const before = thread.at(-1)
      await transport.sendMail({
        ...mail,
        from: { name: appName, address: from },
        messageId: messageId(id),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(before && { inReplyTo: messageId(before), references: thread.map(messageId) }),
      })
    },
    close: () => transport.close(),
  }
}
