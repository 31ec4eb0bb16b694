import { ImapFlow } from 'imapflow'
import { isLoopback } from '../config/loopback.ts'

/** How far a mailbox has been read. `validity`: the numbers of its mails count only as long as it stays the same (RFC 9051). */
export interface Position {
  validity: string
  lastUid: number
}

export interface ReadMails {
  position: Position
  /** The beginnings of the mails after that position, oldest first. */
  mails: Buffer[]
  /** There are more. */
  isPart: boolean
}

export interface ReportMailbox {
  /** Reads what has come since, and changes nothing there. Rejects with what the server, or the network, said. */
  read(since: Position): Promise<ReadMails>
}

/** Milliseconds that the server may take to answer. */
const timeout = 30_000
const mailsAtOnce = 100
/** Bytes of a mail: a report with the headers of what it is about fits; the rest is of no interest. */
const maxBytes = 131_072
/** Days: of a mailbox that is read for the first time, what is older says nothing about today. */
const firstDays = 7

/** `address`: such as `imaps://user:password@mail.example.org/INBOX`; the folder and the port may be left out. */
export function createReportMailbox(address: string): ReportMailbox {
  const { protocol, hostname: host, port, username, password, pathname } = new URL(address)
  const secure = protocol === 'imaps:'
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  return {
    async read(since) {
      const client = new ImapFlow({
        ...{ host, port: Number(port) || (secure ? 993 : 143), secure, auth, logger: false, disableAutoIdle: true },
        // Where it is not encrypted from the first byte it has to become so, except on this machine.
        ...(!secure && { doSTARTTLS: !isLoopback(host) }),
        ...{ connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
      })
      // The failure of a connection rejects the call that waits for it, too.
      client.on('error', () => undefined)
      try {
        await client.connect()
        const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true })
        const validity = String(uidValidity)
        const from = validity === since.validity ? since.lastUid : 0
        const recent = new Date(Date.now() - firstDays * 86_400_000)
        const found = await client.search({ uid: `${from + 1}:*`, since: recent }, { uid: true })
        // Of an empty range a server names the last mail.
        const uids = (found || []).filter((uid) => uid > from).sort((a, b) => a - b)
        const taken = uids.slice(0, mailsAtOnce)
        const mails: Buffer[] = []
        const query = { uid: true, source: { maxLength: maxBytes } }
        if (taken.length > 0)
          for await (const { source } of client.fetch(taken.join(','), query, { uid: true }))
            if (source) mails.push(source)
        await client.logout()
        return { position: { validity, lastUid: taken.at(-1) ?? from }, mails, isPart: uids.length > taken.length }
      } catch (error) {
        throw new Error(sentenceOf(error), { cause: error })
      } finally {
        client.close()
      }
    },
  }
}

/** What the server said, rather than the library’s "Command failed". */
function sentenceOf(error: unknown): string {
  const { message = String(error), responseText } = error as Partial<Error> & { responseText?: string }
  return responseText ?? message
}
