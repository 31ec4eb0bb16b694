import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawConnection {
  write(text: string): void
  /** Everything received so far. */
  received(): string
  /** Whether the other side has closed the connection. */
  isClosed(): boolean
  close(): void
}

/** A connection to a server on loopback on which a test writes HTTP by hand. */
export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  let isClosed = false
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isClosed = true
  })
  await once(socket, 'connect')
  return {
    write: (text) => void socket.write(text, 'latin1'),
    received: () => received,
    isClosed: () => isClosed,
    close: () => socket.destroy(),
  }
}

/** Whether nothing listens on a port of loopback. */
export async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return !isOpen
}
