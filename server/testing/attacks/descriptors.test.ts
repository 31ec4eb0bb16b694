import { readdir, readlink } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createActor, createResource } from '../factories.ts'
import { openSocket } from '../raw-client.ts'
import { setUpPortal } from '../set-up-portal.ts'

const patience = { timeout: 40_000, interval: 100 }
const maxConnections = 60
/** More than the kernel takes of a response that nobody reads. */
const size = 8_000_000
const asset = '/assets/large.js'
let port: number
let pdf: string
const lines: string[] = []

const portal = setUpPortal({
  constants: { maxConnections, unreadSeconds: 2 },
  web: { 'assets/large.js': `//${'x'.repeat(size)}` },
  deps: { log: pino({}, { write: (line) => void lines.push(line) }) },
})
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  port = (portal.app.server.address() as AddressInfo).port
  pdf = await createPdf()
})

async function createPdf(): Promise<string> {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const { id, version } = await createResource(portal.deps, { category: 'lesson-plan', pdfSize: size })
  await portal.deps.files.put(`resources/${version}/document.pdf`, Buffer.alloc(size))
  return `/api/resources/${id}/pdf?access-token=${key}`
}

let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`

/** Requests a path several times at once over some connections that never read past the first bytes. */
async function askUnread(connections: number, path: string, times: number): Promise<void> {
  for (let number = 0; number < connections; number++) {
    const socket = await openSocket(port)
    sockets.push(socket.pause())
    socket.write(requestOf(path).repeat(times))
  }
  await expect.poll(() => sockets.every(({ bytesRead }) => bytesRead > 0), patience).toBe(true)
}

describe.runIf(process.platform === 'linux')('descriptors of the portal', () => {
  async function files(): Promise<number> {
    const names = await readdir('/proc/self/fd')
    const targets = await Promise.all(names.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')))
    return targets.filter((target) => /\/assets\/|document\.pdf/.test(target)).length
  }
  const open = () => promisify(portal.app.server.getConnections.bind(portal.app.server))()

  test.each([
    ['an asset', () => asset],
    ['a PDF', () => pdf],
  ])('%s that was asked for five times at once stays open no longer than its connection', async (_name, path) => {
    await askUnread(20, path(), 5)
    for (const socket of sockets) socket.destroy()
    await expect.poll(files, patience).toBe(0)
  })

  test('a file that is opened only when its connection has closed is closed too', async () => {
    // A new one, which is not cached, so that the requests wait for the locked table.
    const pdf = await createPdf()
    const client = await portal.database.pool.connect()
    const countWaiting = async () => {
      const waiting = await portal.database.pool.query<{ pid: number }>('select pid from pg_locks where not granted')
      return waiting.rows.length
    }
    const before = await open()
    try {
      await client.query('begin; lock table resources')
      for (let number = 0; number < 5; number++) {
        const socket = await openSocket(port)
        socket.write(requestOf(pdf).repeat(3))
        sockets.push(socket)
      }
      await expect.poll(countWaiting, patience).toBeGreaterThan(0)
      for (const socket of sockets) socket.destroy()
      await expect.poll(open, patience).toBeLessThanOrEqual(before)
    } finally {
      await client.query('commit')
      client.release()
    }
    const later = await fetch(`http://127.0.0.1:${port}${pdf}`)
    await later.arrayBuffer()
    // Well before garbage is collected, which closes forgotten files too.
    await expect.poll(files, { ...patience, timeout: 15_000 }).toBe(0)
  })

  test('a connection that nobody reads from is closed', async () => {
    const before = await open()
    await askUnread(20, pdf, 3)
    await expect.poll(open, patience).toBeLessThanOrEqual(before)
    await expect.poll(files, patience).toBe(0)
    expect(sockets.every(({ destroyed }) => !destroyed)).toBe(true)
  })
})

test('a slow handler is not cut off, nor is a client that reads', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const client = await portal.database.pool.connect()
  try {
    // Longer than the two seconds without reading that are allowed.
    await client.query('begin; lock table bookings')
    const headers = { authorization: `Bearer ${key}` }
    const late = fetch(`http://127.0.0.1:${port}/api/admin/inbox?kind=bookings&page=1`, { headers })
    await client.query('select pg_sleep(5)')
    await client.query('commit')
    expect((await late).status).toBeLessThan(500)
  } finally {
    client.release()
  }
})

test('connections above the limit are refused, and the log and the console say so', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  for (let number = 0; number < maxConnections + 10; number++) {
    const socket = await openSocket(port)
    socket.on('error', () => undefined)
    // A request in progress, so that they do not count as idle.
    socket.write('POST /api/auth/login HTTP/1.1\r\n')
    sockets.push(socket.resume())
  }
  const refused = () => sockets.filter(({ closed }) => closed).length
  await expect.poll(refused, patience).toBeGreaterThanOrEqual(10)
  for (const socket of sockets) socket.destroy()
  const overview = (await portal.call('GET', '/api/admin/overview', { key })).json()
  expect(overview).toMatchObject({ data: { warnings: [{ code: 'connections-full' }] } })
  expect(lines.join('')).toContain('too many connections; refusing new ones')
})
