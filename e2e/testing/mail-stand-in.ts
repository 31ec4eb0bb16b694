import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on a free port of loopback that takes everything, as that of a charity's provider would. */
export interface MailStandIn {
  /** What SMTP_URL is to be. */
  url: string
  /** The sources of what it has taken, in order, without the line breaks of quoted-printable. */
  taken: string[]
  close(): Promise<void>
}

export async function startMailStandIn(): Promise<MailStandIn> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString().replaceAll('=\r\n', ''))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => new Promise((closed) => server.close(closed)) }
}
