import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createContentLoader } from './load-content.ts'
import { buildTestApp } from './testing/build-test-app.ts'

const bucket = { name: 'books', endpoint: 'http://127.0.0.1:9', region: '', accessKeyId: '', secretAccessKey: '' }

test('a bucket that is away at the start is asked again, and a folder that cannot be used is an error', async () => {
  const { deps, close } = await buildTestApp({ withJobs: true })
  const contentFolder = await mkdtemp(join(tmpdir(), 'portal-content-'))
  onTestFinished(async () => {
    await close()
    await rm(contentFolder, { recursive: true })
  })
  await writeFile(join(contentFolder, 'manifest.json'), '{ "version": "none", "resources": [] }')
  let isAway = true
  const removeUnfinished = async () => {
    if (isAway) throw new Error('the bucket is away')
  }
  const away = {
    ...deps,
    config: { ...deps.config, contentFolder, bucket },
    files: { ...deps.files, removeUnfinished },
  }

  const content = createContentLoader(away, { tryAgainAfter: 20 })
  await content.load()
  await expect(content.check()).rejects.toThrow('books are being loaded')
  isAway = false
  await expect.poll(() => content.check().then(() => 'loaded', String)).toBe('loaded')

  isAway = true
  const onDisk = { ...away, config: { ...away.config, bucket: undefined } }
  await expect(createContentLoader(onDisk).load()).rejects.toThrow('the bucket is away')
})
