import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What an IMAP server on loopback has, and what was asked of it. */
export interface ImapServer {
  port: number
  /** The mails of its one mailbox; the number of each is its place, from 1. */
  mails: string[]
  validity: number
  /** Every command, without its tag. */
  commands: string[]
  close(): Promise<void>
}

/** Speaks as much of IMAP4rev1 (RFC 3501) as reading a mailbox takes, on a free port or on the given one. */
export async function startImapServer(
  { user, password }: { user: string; password: string },
  port = 0,
): Promise<ImapServer> {
  const sockets = new Set<Socket>()
  const state: ImapServer = {
    ...{ port: 0, mails: [], validity: 1, commands: [] },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
  const uidsIn = (set: string) => {
    const last = state.mails.length
    return state.mails
      .map((_, index) => index + 1)
      .filter((uid) =>
        set.split(',').some((range) => {
          const [from = '', to = from] = range.split(':')
          const [low, high] = [from, to].map((end) => (end === '*' ? last : Number(end))).sort((a, b) => a - b)
          return uid >= (low ?? 0) && uid <= (high ?? 0)
        }),
      )
  }
  /** The lines that answer a command, before the one that ends it. Null for a command that is refused. */
  function answer(command: string): string[] | null {
    const [name = ''] = /^(UID )?\w+/i.exec(command) ?? []
    switch (name.toUpperCase()) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1']
      case 'LOGIN':
        return command === `LOGIN "${user}" "${password}"` || command === `LOGIN ${user} ${password}` ? [] : null
      case 'LIST':
        return ['* LIST () "/" INBOX']
      case 'EXAMINE':
        return [`* ${state.mails.length} EXISTS`, '* FLAGS (\\Seen)', `* OK [UIDVALIDITY ${state.validity}] is`]
      case 'UID SEARCH':
        return [`* SEARCH ${uidsIn(/ UID (\S+)/i.exec(command)?.[1] ?? '').join(' ')}`]
      case 'UID FETCH':
        return uidsIn(command.split(' ')[2] ?? '').map((uid) => {
          const [, most] = /BODY\.PEEK\[\]<0\.(\d+)>/i.exec(command) ?? []
          const mail = Buffer.from(state.mails[uid - 1] ?? '').subarray(0, Number(most))
          return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${mail.length}}\r\n${mail.toString()})`
        })
      case 'NOOP':
      case 'CLOSE':
      case 'LOGOUT':
        return []
      default:
        return null
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('* OK IMAP4rev1\r\n')
    let open = ''
    socket.on('data', (bytes) => {
      open += bytes.toString()
      for (let end = open.indexOf('\r\n'); end !== -1; end = open.indexOf('\r\n')) {
        const [tag = '', ...words] = open.slice(0, end).split(' ')
        open = open.slice(end + 2)
        const command = words.join(' ')
        state.commands.push(command)
        const lines = answer(command)
        const ending = lines ? `${tag} OK done` : `${tag} NO [AUTHENTICATIONFAILED] That is not allowed.`
        socket.write([...(lines ?? []), ending, ''].join('\r\n'))
        if (/^LOGOUT/i.test(command)) socket.end()
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  state.port = (server.address() as AddressInfo).port
  return state
}
