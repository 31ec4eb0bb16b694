import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'

let portal: PortalProcess
beforeAll(async () => {
  portal = await startPortalProcess()
})
afterAll(() => portal.stop())

test('the log of a quiet service is written soon, and survives a kill', { timeout: 300_000 }, async () => {
  await portal.call('GET', '/api/page/no-such-page')
  await expect.poll(() => portal.output(), { timeout: 120_000 }).toContain('"path":"/api/page/no-such-page"')
  await portal.kill('SIGKILL')
  expect(portal.output()).toContain('"path":"/api/page/no-such-page"')
})
