import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, type PortalProcess, startPortalProcess } from '../portal-process.ts'
import { isRefused, openRawConnection, type RawConnection } from '../raw-client.ts'

const patience = { timeout: 120_000 }
const body = '{"email":"nobody@example.org","password":"not this one"}'

async function start(settings: Record<string, string> = {}): Promise<PortalProcess> {
  const portal = await startPortalProcess({ settings })
  onTestFinished(() => portal.stop())
  return portal
}

/** A log-in without the last byte of its body. */
async function beginLogIn(portal: PortalProcess): Promise<RawConnection> {
  const connection = await openRawConnection(portal.port)
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1:${portal.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  connection.write(head + body.slice(0, -1))
  // Answered on another connection: what was sent before has been read by then, or is read before what comes next.
  await portal.call('GET', '/healthz')
  return connection
}

test('a running request is answered while the portal stops, then its connection closes and the exit is clean', {
  timeout: 300_000,
}, async () => {
  const portal = await start()
  const connection = await beginLogIn(portal)
  portal.child.kill('SIGTERM')
  await expect.poll(() => isRefused(portal.port), patience).toBe(true)
  connection.write(body.slice(-1))
  await expect.poll(connection.isClosed, patience).toBe(true)
  expect(connection.received()).toMatch(/^HTTP\/1\.1 401 /)
  expect(connection.received()).toMatch(/^connection: close\r$/im)
  expect(await portal.ended).toEqual({ code: 0, signal: null })
})

test('what was sent on new connections while the portal was held up is answered before it stops', {
  timeout: 300_000,
}, async () => {
  const portal = await start()
  portal.child.kill('SIGSTOP')
  const connections = await Promise.all(Array.from({ length: 20 }, () => openRawConnection(portal.port)))
  for (const connection of connections)
    connection.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${portal.port}\r\n\r\n`)
  portal.child.kill('SIGTERM')
  portal.child.kill('SIGCONT')
  expect(await portal.ended).toEqual({ code: 0, signal: null })
  for (const connection of connections) expect(connection.received()).toMatch(/^HTTP\/1\.1 200 /)
})

test('a stop is announced on /readyz for STOP_DELAY seconds, in which everything is served', {
  timeout: 300_000,
}, async () => {
  const portal = await start({ STOP_DELAY: '60' })
  portal.child.kill('SIGTERM')
  await expect.poll(async () => (await portal.call('GET', '/readyz')).status, { interval: 20 }).toBe(503)
  expect(await (await portal.call('GET', '/readyz')).json()).toEqual({ status: 'stopping', failed: [] })
  expect((await portal.call('GET', '/healthz')).status).toBe(200)
  const connection = await beginLogIn(portal)
  connection.write(body.slice(-1))
  await expect.poll(connection.received, patience).toMatch(/^HTTP\/1\.1 401 /)
  await portal.kill('SIGKILL')
})

test('a request that takes longer than STOP_LIMIT is cut off, and the stop is in order', {
  timeout: 300_000,
}, async () => {
  const portal = await start({ STOP_LIMIT: '6' })
  const connection = await beginLogIn(portal)
  portal.child.kill('SIGTERM')
  expect(await portal.ended).toEqual({ code: 0, signal: null })
  expect(connection.isClosed()).toBe(true)
  expect(portal.output()).toContain('requests that took too long were cut off')
})

test('an uncaught exception is logged, running requests are answered, and the exit code asks for a restart', {
  timeout: 300_000,
}, async () => {
  const fault = 'process.on("SIGUSR2", () => { Promise.reject(new Error("nobody caught this")) })'
  const portal = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` })
  const connection = await beginLogIn(portal)
  portal.child.kill('SIGUSR2')
  await expect.poll(() => isRefused(portal.port), patience).toBe(true)
  connection.write(body.slice(-1))
  await expect.poll(connection.isClosed, patience).toBe(true)
  expect(connection.received()).toMatch(/^HTTP\/1\.1 401 /)
  expect(await portal.ended).toEqual({ code: 1, signal: null })
  const line =
    portal
      .output()
      .split('\n')
      .find((text) => text.includes('nobody caught this')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ level: 60, err: { message: 'nobody caught this' } })
})

test('without a terminal a hang-up does not stop it, as users of nohup expect', { timeout: 300_000 }, async () => {
  const portal = await start()
  portal.child.kill('SIGHUP')
  expect((await portal.call('GET', '/healthz')).status).toBe(200)
  expect((await portal.call('GET', '/api/resources')).status).toBe(401)
})

test.skipIf(process.platform === 'win32')(
  'SIGTERM to npm stops the portal and its database',
  { timeout: 300_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-attack-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
    const port = await findFreePort()
    const { PATH, HOME } = process.env
    const npm = spawn('npm', ['start'], {
      cwd: resolve(import.meta.dirname, '../../..'),
      env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir },
      stdio: 'ignore',
      // A process group of their own, for the end of a test that failed.
      detached: true,
    })
    onTestFinished(() => {
      try {
        process.kill(-(npm.pid ?? Number.NaN), 'SIGKILL')
      } catch {
        // All of the group are gone, as they should be.
      }
    })
    const postmaster = join(dataDir, 'postgres/cluster/postmaster.pid')
    const isHealthy = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
    await expect.poll(isHealthy, { timeout: 200_000, interval: 200 }).toBe(true)
    npm.kill('SIGTERM')
    await expect.poll(() => isRefused(port), patience).toBe(true)
    await expect.poll(() => existsSync(postmaster), patience).toBe(false)
  },
)
