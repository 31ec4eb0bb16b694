import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startS3Server } from '../../adapters/testing/s3-server.ts'
import { createActor } from '../factories.ts'
import { makePicture } from '../pictures.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'
import { createTestDatabase } from '../test-database.ts'
import { sendMixedLoad } from './mixed-load.ts'
import { startReadinessProxy } from './readiness-proxy.ts'

test('no request is lost where instances are routed by readiness, two seconds late, and nothing is repeated', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-attack-'))
  const database = await createTestDatabase()
  const store = await startS3Server()
  const { endpoint, region, name, accessKeyId, secretAccessKey } = store.bucket
  const bucket = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: name }
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const settings = { ...bucket, ...keys, TRUSTED_PROXIES: '127.0.0.1', STOP_DELAY: '5' }
  const start = (port?: number) => startPortalProcess({ database, dataDir, settings, ...(port && { port }) })
  const first = await start()
  const instances: PortalProcess[] = [first, await start()]
  const proxy = await startReadinessProxy(instances.map(({ port }) => port))
  onTestFinished(async () => {
    await proxy.close()
    for (const instance of instances) await instance.stop()
    await store.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { key } = await createActor(first.deps)
  let isOver = false
  const load = { url: proxy.url, key, picture: await makePicture(), atOnce: 8, perSecond: 40 }
  const loading = sendMixedLoad({ ...load, isOver: () => isOver })
  for (const [index, instance] of instances.entries()) {
    proxy.leave(instance.port)
    await instance.kill('SIGTERM')
    expect(await instance.ended).toEqual({ code: 0, signal: null })
    instances[index] = await start(instance.port)
    await proxy.untilReady(instance.port)
    await instance.stop()
  }
  isOver = true
  const { sent, failures } = await loading
  expect(failures).toEqual([])
  expect(sent).toBeGreaterThan(50)
})
