import { afterEach, expect, test } from 'vitest'
import { createActor } from '../factories.ts'
import { findFreePort, type PortalProcess, spawnPortalProcess, startPortalProcess } from '../portal-process.ts'

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

test('a bucket that is away at the start keeps the portal from being ready, not from starting', async () => {
  const S3_ENDPOINT = `http://127.0.0.1:${await findFreePort()}`
  const key = { S3_ACCESS_KEY_ID: 'key-id', S3_SECRET_ACCESS_KEY: 'secret' }
  portal = await spawnPortalProcess({ settings: { S3_BUCKET: 'books', S3_ENDPOINT, ...key } })
  const readiness = async () => {
    const answer = await portal.call('GET', '/readyz').catch(() => undefined)
    return answer?.json()
  }
  await expect.poll(readiness).toMatchObject({ failed: expect.arrayContaining(['storage']) })
  expect((await portal.call('GET', '/login')).status).toBe(200)
  await portal.kill('SIGTERM')
  expect(await portal.ended).toEqual({ code: 0, signal: null })
})
