import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Received {
  to: string[]
  /** Bytes of the whole mail, as it is sent. */
  size: number
  mail: Email
}

export interface MailServer {
  port: number
  /** Every complete copy that it received, confirmed or not, in order of arrival. */
  received: Received[]
  connections: number
  /** What it answers to a recipient, such as `550 5.1.1 no such user`; undefined takes the recipient. */
  onRecipient: (address: string) => string | undefined
  /** What it answers to the content of a mail; undefined takes the mail. */
  onContent: () => string | undefined | Promise<string | undefined>
  close(): Promise<void>
}

/** A mail server on loopback that stores what it receives, on a free port or on the given one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const state: MailServer = {
    port,
    received: [],
    connections: 0,
    onRecipient: () => undefined,
    onContent: () => undefined,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, welcome) {
      state.connections++
      welcome()
    },
    onRcptTo: ({ address }, _session, answer) => answer(failureOf(state.onRecipient(address))),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks)
        const mail = await PostalMime.parse(bytes)
        state.received.push({ to: envelope.rcptTo.map(({ address }) => address), size: bytes.length, mail })
        done(failureOf(await state.onContent()))
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  state.port = (server.server.address() as AddressInfo).port
  return state
}

function failureOf(reply: string | undefined) {
  if (reply === undefined) return null
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
}

/** The key of the link in a mail that arrived. */
export const keyIn = ({ mail }: Received) => /[?]token=([\w-]{43})\b/.exec(mail.text ?? '')?.[1] ?? ''

/** Never responds, as a hanging mail server; for `onContent`. */
export const never = async () => {
  await sleep(2 ** 31 - 1, undefined, { ref: false })
  return undefined
}
