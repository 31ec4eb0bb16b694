import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { shareByNetwork } from './network-connections.ts'

const halfABody = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{'
const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

interface Client {
  socket: Socket
  received: () => string
  isClosed: () => boolean
}

/** A server that answers at once, but for `/wait`. Each address of loopback is a network of its own. */
async function start({ most = 100, mostEach = 100, trustedProxies = [] as string[] }) {
  const held: ServerResponse[] = []
  const server = createServer(({ url }, response) => {
    if (url === '/wait') held.push(response)
    else response.end('answered')
  })
  shareByNetwork(server, { most, mostEach, trustedProxies, onClosed: () => undefined })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  async function open(localAddress: string, text: string): Promise<Client> {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes.toString()
    })
    socket.on('error', () => undefined)
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    socket.write(text)
    return { socket, received: () => received, isClosed: () => socket.destroyed }
  }
  const openMany = async (count: number, localAddress: string, text: string) => {
    const clients: Client[] = []
    for (let number = 0; number < count; number++) clients.push(await open(localAddress, text))
    return clients
  }
  return { open, openMany, held }
}

const closed = (clients: Client[]) => clients.filter((client) => client.isClosed()).length
const isAnswered = (client: Client) => expect.poll(client.received).toContain('answered')

test('slow senders of one network take its own places, and nobody else’s', async () => {
  const { open, openMany } = await start({ most: 60, mostEach: 20 })
  const slow = await openMany(70, '127.0.0.2', halfABody)
  await expect.poll(() => closed(slow)).toBe(50)
  for (let time = 0; time < 5; time++) await isAnswered(await open('127.0.0.3', request))
  // Somebody beside the sender gets in too.
  await isAnswered(await open('127.0.0.2', request))
})

test('when all places are taken, the network with the most makes room', async () => {
  const { open, openMany } = await start({ most: 30 })
  const few = await openMany(5, '127.0.0.2', halfABody)
  const many = await openMany(40, '127.0.0.3', halfABody)
  await isAnswered(await open('127.0.0.4', request))
  expect(closed(few)).toBe(0)
  expect(closed(many)).toBeGreaterThan(10)
})

test('what waits for us stays: idle connections go first, then slow ones, then a newcomer is refused', async () => {
  const { open, openMany, held } = await start({ mostEach: 4 })
  const [waiting] = await openMany(2, '127.0.0.2', 'GET /wait HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(() => held.length).toBe(2)
  const [slow] = await openMany(1, '127.0.0.2', halfABody)
  const idle = await open('127.0.0.2', request)
  await isAnswered(idle)
  await open('127.0.0.2', 'GET /wait HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(() => [idle.isClosed(), slow?.isClosed()]).toEqual([true, false])
  await open('127.0.0.2', 'GET /wait HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(() => slow?.isClosed()).toBe(true)
  await expect.poll(() => held.length).toBe(4)
  const refused = await open('127.0.0.2', request)
  await expect.poll(refused.isClosed).toBe(true)
  held[0]?.end('answered')
  if (waiting) await isAnswered(waiting)
})

test('a trusted proxy has the connections of many people', async () => {
  const { openMany } = await start({ mostEach: 5, trustedProxies: ['127.0.0.2', '10.0.0.0/8', 'loopback'] })
  const proxied = await openMany(20, '127.0.0.9', request)
  for (const client of proxied) await isAnswered(client)
  expect(closed(proxied)).toBe(0)
})
