import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createActor } from '../factories.ts'
import { findFreePort, spawnPortalProcess, startPortalProcess } from '../portal-process.ts'

test('a portal on a database server starts, recognises a session, and stops on request', async () => {
  const portal = await startPortalProcess()
  onTestFinished(portal.stop)
  const { key, email } = await createActor(portal.deps)
  const response = await portal.call('GET', '/api/user/view', { key })
  expect(await response.json()).toMatchObject({ data: { email } })
  await portal.kill('SIGTERM')
  expect(await portal.ended).toEqual({ code: 0, signal: null })
})

test('a bucket that is away at the start keeps the portal from being ready, not from starting', async () => {
  const S3_ENDPOINT = `http://127.0.0.1:${await findFreePort()}`
  const key = { S3_ACCESS_KEY_ID: 'key-id', S3_SECRET_ACCESS_KEY: 'secret' }
  const portal = await spawnPortalProcess({ settings: { S3_BUCKET: 'books', S3_ENDPOINT, ...key } })
  onTestFinished(portal.stop)
  const readiness = async () => {
    const answer = await portal.call('GET', '/readyz').catch(() => undefined)
    return answer?.json()
  }
  await expect.poll(readiness).toMatchObject({ failed: expect.arrayContaining(['storage']) })
  expect((await portal.call('GET', '/login')).status).toBe(200)
  await portal.kill('SIGTERM')
  expect(await portal.ended).toEqual({ code: 0, signal: null })
})

test.skipIf(process.platform === 'win32')(
  'a process that may not open enough files says so, in one sentence',
  async () => {
    const program = join(resolve(import.meta.dirname, '../../..'), 'build/server/main.js')
    const said = await new Promise<string>((resolveOutput) => {
      execFile('sh', ['-c', `ulimit -n 64; exec '${process.execPath}' '${program}'`], (_error, _out, problems) =>
        resolveOutput(problems),
      )
    })
    expect(said.trim()).toMatch(/^This process may not open enough files\. Allow it 4096 or more[^\n]*$/)
  },
)
