import { readdir, readlink, stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStore } from '../../adapters/files/disk-store.ts'
import { createActor, createResource } from '../factories.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'
import { openSocket } from '../raw-client.ts'

const patience = { timeout: 40_000, interval: 100 }
const mostConnections = 60
let portal: PortalProcess
let asset: string
let pdf: string

beforeAll(async () => {
  const settings = { LIMIT_CONNECTIONS: String(mostConnections), LIMIT_UNREAD_SECONDS: '2' }
  portal = await startPortalProcess({ settings })
  asset = `/assets/${await largestIn(resolve(import.meta.dirname, '../../../build/web/assets'))}`
  pdf = await createPdf()
})
afterAll(() => portal.stop())

async function createPdf(): Promise<string> {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const size = 8_000_000
  const files = createDiskStore(join(portal.dataDir, 'files'))
  const { id, version } = await createResource({ ...portal.deps, files }, { category: 'lesson-plan', pdfSize: size })
  await files.put(`resources/${version}/document.pdf`, Buffer.alloc(size))
  return `/api/resources/${id}/pdf?access-token=${key}`
}

let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})

async function largestIn(folder: string): Promise<string> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => [(await stat(join(folder, name))).size, name] as const),
  )
  return files.filter(([, name]) => name.endsWith('.js')).sort(([a], [b]) => b - a)[0]?.[1] ?? ''
}

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${portal.port}\r\n\r\n`

/** Requests a path several times at once over some connections, none of which reads past the first bytes. */
async function askUnread(connections: number, path: string, times: number): Promise<void> {
  for (let number = 0; number < connections; number++) {
    const socket = await openSocket(portal.port)
    sockets.push(socket.pause())
    socket.write(requestOf(path).repeat(times))
  }
  await expect.poll(() => sockets.every(({ bytesRead }) => bytesRead > 0), patience).toBe(true)
}

const isLinux = process.platform === 'linux'

describe.runIf(isLinux)('descriptors of the portal', () => {
  async function targets(): Promise<string[]> {
    const folder = `/proc/${portal.child.pid}/fd`
    const names = await readdir(folder)
    return Promise.all(names.map((name) => readlink(join(folder, name)).catch(() => '')))
  }
  const files = async () => (await targets()).filter((target) => /\/assets\/|document\.pdf/.test(target)).length
  const open = async () => (await targets()).filter((target) => target.startsWith('socket:')).length

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
    const client = await portal.database?.pool.connect()
    const countWaiting = async () => {
      const waiting = await portal.database?.pool.query<{ pid: number }>('select pid from pg_locks where not granted')
      return waiting?.rows.length
    }
    const before = await open()
    try {
      await client?.query('begin; lock table resources')
      for (let number = 0; number < 5; number++) {
        const socket = await openSocket(portal.port)
        socket.write(requestOf(pdf).repeat(3))
        sockets.push(socket)
      }
      await expect.poll(countWaiting, patience).toBeGreaterThan(0)
      for (const socket of sockets) socket.destroy()
      await expect.poll(open, patience).toBeLessThanOrEqual(before)
    } finally {
      await client?.query('commit')
      client?.release()
    }
    const later = await fetch(`http://127.0.0.1:${portal.port}${pdf}`)
    await later.arrayBuffer()
    // Well before garbage is collected, which closes forgotten files too.
    await expect.poll(files, { ...patience, timeout: 15_000 }).toBe(0)
  })

  test('a connection that nobody reads from is closed', async () => {
    const before = await open()
    await askUnread(20, pdf, 3)
    // The tests' own connections to the database may have ended too.
    await expect.poll(open, patience).toBeLessThanOrEqual(before)
    await expect.poll(files, patience).toBe(0)
    expect(sockets.every(({ destroyed }) => !destroyed)).toBe(true)
  })
})

test('a slow handler is not cut off, nor is a client that reads', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const client = await portal.database?.pool.connect()
  try {
    // Longer than the two seconds without reading that are allowed.
    await client?.query('begin; lock table bookings')
    const late = portal.call('GET', '/api/admin/bookings?status=&page=1', { key })
    await client?.query('select pg_sleep(5)')
    await client?.query('commit')
    expect((await late).status).toBeLessThan(500)
  } finally {
    client?.release()
  }
})

test('connections above the limit are refused, and the log and the console say so', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  for (let number = 0; number < mostConnections + 10; number++) {
    const socket = await openSocket(portal.port)
    socket.on('error', () => undefined)
    // A request in progress, so that they do not count as idle.
    socket.write('POST /api/auth/login HTTP/1.1\r\n')
    sockets.push(socket.resume())
  }
  const refused = () => sockets.filter(({ closed }) => closed).length
  await expect.poll(refused, patience).toBeGreaterThanOrEqual(10)
  for (const socket of sockets) socket.destroy()
  const overview = () => portal.call('GET', '/api/admin/overview', { key }).then((answer) => answer.json())
  await expect
    .poll(() => overview().catch(() => null), patience)
    .toMatchObject({ data: { warnings: [{ code: 'connections-full' }] } })
  // The log is buffered.
  await expect.poll(() => overview().then(portal.output), patience).toContain('too many connections; refusing new ones')
})
