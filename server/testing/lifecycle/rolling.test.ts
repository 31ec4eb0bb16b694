import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createActor } from '../factories.ts'
import { makePicture } from '../pictures.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'
import { createTestDatabase } from '../test-database.ts'
import { sendMixedLoad } from './mixed-load.ts'
import { startRollingProxy } from './rolling-restart.ts'

// A sample; `npm run bench rolling` sends 5,000 requests.
test('no request is lost while two instances behind a proxy are restarted in turn', {
  timeout: 300_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-attack-'))
  const database = await createTestDatabase()
  const start = () => startPortalProcess({ database, dataDir, settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  const first = await start()
  const instances: PortalProcess[] = [first, await start()]
  const proxy = await startRollingProxy(() => instances.map(({ port }) => port))
  onTestFinished(async () => {
    await proxy.close()
    for (const instance of instances) await instance.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { key } = await createActor(first.deps)
  let isOver = false
  const loading = sendMixedLoad({ url: proxy.url, key, picture: await makePicture(), atOnce: 8, isOver: () => isOver })
  for (const [index, instance] of instances.entries()) {
    await instance.kill('SIGTERM')
    expect(await instance.ended).toEqual({ code: 0, signal: null })
    instances[index] = await start()
    await instance.stop()
  }
  isOver = true
  const { sent, failures } = await loading
  expect(failures).toEqual([])
  expect(sent).toBeGreaterThan(50)
})
