import { describe, expect, onTestFinished, test } from 'vitest'
import type { ListeningPortal } from '../listening-portal.ts'
import { spawnPortalProcess } from '../portal-process.ts'
import { sendRaw, statusOf } from '../raw-client.ts'
import { setUpListening } from '../set-up-portal.ts'

const ask = async ({ port }: ListeningPortal, host: string, path: string, more: string[] = []) =>
  sendRaw(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more, '', ''].join('\r\n'))

describe('in try-it mode', () => {
  const portal = setUpListening({ isTryIt: true })

  test('the mailbox cannot be read under another name that resolves to this host (DNS rebinding)', async () => {
    const { port } = portal
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      '',
    ]) {
      const answer = await ask(portal, host, '/api/dev/mails')
      expect([host, statusOf(answer)]).toEqual([host, 421])
      expect(answer).toContain(`Open it at ${portal.url}`)
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
      expect(answer).toMatch(/^content-security-policy: default-src 'none'/im)
    }
    for (const path of ['/', '/api/page/app-brand', '/assets/none.js', '/api/nothing']) {
      expect(statusOf(await ask(portal, 'evil.example', path))).toBe(421)
    }
  })

  test('every name of this machine is answered, with any port', async () => {
    for (const host of ['localhost', 'LOCALHOST.:3000', `127.0.0.1:${portal.port}`, '[::1]:80', 'localhost:5173']) {
      expect([host, statusOf(await ask(portal, host, '/api/dev/mails'))]).toEqual([host, 200])
    }
  })

  test('the host in an absolute request target counts, and a request without one is refused', async () => {
    const { port } = portal
    const target = (url: string, host: string) =>
      sendRaw(port, `GET ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(statusOf(await target('http://evil.example/api/dev/mails', 'localhost'))).toBe(421)
    expect(statusOf(await target(`http://localhost:${port}/api/dev/mails`, 'evil.example'))).toBe(200)
    expect(statusOf(await sendRaw(port, 'GET /api/dev/mails HTTP/1.0\r\n\r\n'))).toBe(421)
  })

  test('a request with several hosts, or with one that is none, is malformed', async () => {
    const own = `localhost:${portal.port}`
    for (const path of ['/login', '/api/dev/mails', '/healthz', '/assets/none.js']) {
      for (const more of ['Host: evil.example', `host: ${own}`, 'HOST:']) {
        expect([path, more, statusOf(await ask(portal, own, path, [more]))]).toEqual([path, more, 400])
      }
    }
    for (const host of ['evil.example/localhost', 'localhost@evil.example', 'local host', 'localhost:80:80']) {
      expect([host, statusOf(await ask(portal, host, '/login'))]).toEqual([host, 400])
    }
    const target = `GET http://${own}/login HTTP/1.1\r\nHost: ${own}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`
    expect(statusOf(await sendRaw(portal.port, target))).toBe(400)
  })
})

test.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://books.example.org' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.0.10:3000' }],
])('try-it mode does not start with a %s that others could reach', async (name, settings) => {
  const portal = await spawnPortalProcess({ isTryIt: true, settings })
  onTestFinished(() => portal.stop())
  expect(await portal.ended).toMatchObject({ code: 1 })
  expect(portal.output()).toContain(`  ${name}: `)
  expect(portal.output()).toContain('set DATABASE_URL to run it for others')
})

describe('in service', () => {
  const portal = setUpListening({ settings: { PUBLIC_URL: 'https://books.example.org', TRUSTED_PROXIES: '127.0.0.1' } })

  test('only requests for the host of PUBLIC_URL are answered, and health checks under any name', async () => {
    for (const host of ['books.example.org', 'Books.Example.org:443', 'books.example.org.:8443']) {
      expect([host, statusOf(await ask(portal, host, '/login'))]).toEqual([host, 200])
    }
    for (const host of ['evil.example', 'localhost', `127.0.0.1:${portal.port}`, 'books.example.org.evil.example']) {
      expect([host, statusOf(await ask(portal, host, '/login'))]).toEqual([host, 421])
      expect(statusOf(await ask(portal, host, '/healthz'))).toBe(200)
      expect(statusOf(await ask(portal, host, '/readyz'))).toBe(200)
    }
  })

  test('a cached response is not sent to another name either', async () => {
    const path = '/api/page/app-brand'
    expect(statusOf(await ask(portal, 'books.example.org', path))).toBe(200)
    expect(statusOf(await ask(portal, 'evil.example', path))).toBe(421)
  })

  test('a trusted proxy may pass on the requested host', async () => {
    for (const path of ['/login', '/api/page/app-brand']) {
      const forwarded = (host: string) => [`X-Forwarded-Host: ${host}`]
      expect(statusOf(await ask(portal, '127.0.0.1:3000', path, forwarded('books.example.org')))).toBe(200)
      expect(statusOf(await ask(portal, 'books.example.org', path, forwarded('evil.example')))).toBe(421)
      expect(statusOf(await ask(portal, '127.0.0.1:3000', path, forwarded('books.example.org, evil.example')))).toBe(
        421,
      )
    }
  })
})
