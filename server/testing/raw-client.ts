import { connect, type Socket } from 'node:net'

/** A connection to loopback over which a test writes HTTP by hand. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject)
  })
}

/** Sends these bytes unchanged and returns everything received until the portal closes the connection. */
export async function sendRaw(port: number, request: string): Promise<string> {
  const socket = await openSocket(port)
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    socket
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      // A reset means the same as an end: there is nothing more to read.
      .on('error', () => undefined)
      .on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.write(request, 'latin1')
  })
}

/** The status of a response as it came. */
export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)

/** A connection on which a test writes its requests piece by piece. */
export interface RawConnection {
  write(text: string): void
  /** Everything received so far. */
  received(): string
  /** Whether the other side has closed the connection. */
  isClosed(): boolean
  close(): void
}

export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = await openSocket(port)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  return {
    write: (text) => void socket.write(text, 'latin1'),
    received: () => received,
    isClosed: () => socket.closed,
    close: () => socket.destroy(),
  }
}

/** Whether nothing listens on a port of loopback. */
export const isRefused = (port: number): Promise<boolean> =>
  openSocket(port).then(
    (socket) => {
      socket.destroy()
      return false
    },
    () => true,
  )
