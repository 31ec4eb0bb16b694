import { afterEach, expect, test } from 'vitest'
import { createActor } from '../factories.ts'
import { type PortalProcess, startPortalProcess } from './portal-process.ts'

let portal: PortalProcess
afterEach(() => portal.stop())

test('a portal on a database server starts, recognises a session, and stops on request', async () => {
  portal = await startPortalProcess()
  const { key, email } = await createActor(portal.deps)
  const response = await portal.call('GET', '/api/user/view', { key })
  expect(await response.json()).toMatchObject({ data: { email } })
  await portal.kill('SIGTERM')
  expect(await portal.ended).toEqual({ code: 0, signal: null })
})
