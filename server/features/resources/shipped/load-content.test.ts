import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createResource } from '../../../testing/factories.ts'
import { createContentLoader } from './load-content.ts'

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

/** Loads nothing that ships, and looks again every `tidyEvery` milliseconds. */
async function createLoader({ tidyEvery }: { tidyEvery: number }) {
  const { deps, close } = await buildTestApp({ withJobs: true })
  const contentFolder = await mkdtemp(join(tmpdir(), 'portal-content-'))
  await writeFile(join(contentFolder, 'manifest.json'), '{ "version": "none", "resources": [] }')
  const content = createContentLoader({ ...deps, config: { ...deps.config, contentFolder } }, { tidyEvery })
  onTestFinished(async () => {
    content.stop()
    await close()
    await rm(contentFolder, { recursive: true })
  })
  return { deps, content }
}

test('what a killed instance has left is removed once it is an hour old, without a restart, and nothing that is in use', async () => {
  const { deps, content } = await createLoader({ tidyEvery: 20 })
  await content.load()
  const place = join(deps.config.dataDir, 'scratch')
  const long = new Date(Date.now() - 2 * 3_600_000)
  await inScratchFolder(deps.config, async (used) => {
    await writeFile(join(used, 'received.pdf'), 'x')
    await utimes(used, long, long)
    const left = join(place, 'left')
    await mkdir(left)
    await writeFile(join(left, 'received.pdf'), 'x')
    await utimes(left, long, long)
    await expect.poll(() => readdir(place)).toEqual([basename(used)])
  })
})

test('the warning about books that could not be prepared ends once they are', async () => {
  const { deps, content } = await createLoader({ tidyEvery: 200 })
  const warned = () => deps.warnings.list().map(({ code }) => code)
  await content.load()
  // As if its job had failed for good.
  const { id } = await createResource(deps, { category: 'storybook' })
  const shipped = `shipped_facts = jsonb_build_object('sourceHash', source_hash)`
  await deps.pool.query(`update resources set is_prepared = false, ${shipped} where id = $1`, [id])
  await content.check()
  expect(warned()).toContain('books-unprepared')
  await deps.pool.query('update resources set is_prepared = true where id = $1', [id])
  await expect.poll(warned).not.toContain('books-unprepared')
})
