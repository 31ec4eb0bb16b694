import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await buildTestApp()
})
afterAll(() => portal.close())

test('every mail can be looked at in try-it mode, formatted and as plain text', async () => {
  const page = await portal.call('GET', '/dev/emails')
  expect(page.statusCode).toBe(200)
  const addresses = [...page.body.matchAll(/src="(\/dev\/emails\/[\w-]+)"/g)].map(([, address = '']) => address)
  expect(addresses).toContain('/dev/emails/confirm-address')
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) {
    const mail = await portal.call('GET', address)
    expect([address, mail.statusCode]).toEqual([address, 200])
    expect(mail.headers['content-security-policy']).toContain('sandbox')
    expect(mail.body).toMatch(/<h1[^>]*>.+<\/h1>/)
    expect(mail.body).not.toMatch(/undefined|\[object|NaN/)
  }
  expect((await portal.call('GET', '/dev/emails/nothing')).statusCode).toBe(404)
})

test('with a database of one’s own there is no such page', async () => {
  const serious = await buildTestApp({
    database: portal.database,
    environment: { DATABASE_URL: 'postgres://nobody@127.0.0.1/none' },
  })
  const page = await serious.call('GET', '/dev/emails')
  expect(page.body).not.toContain('confirm-address')
  await serious.close()
})
