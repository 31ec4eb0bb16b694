import { connect, createServer, type Socket } from 'node:net'

/** A line to a port of this machine on which everything is late by so many milliseconds, each way. */
export async function slowLine(port: number, milliseconds: number): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from.setNoDelay())
      from.on('data', (bytes) => setTimeout(() => to.write(bytes), milliseconds))
      from.on('close', () => setTimeout(() => to.destroy(), milliseconds))
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
