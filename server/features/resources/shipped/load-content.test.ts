import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createResource } from '../../../testing/factories.ts'
import { createContentLoader } from './load-content.ts'

const coded = (code: string) => Object.assign(new Error(`${code}: it cannot be used`), { code })

const troubles: Array<[Error, string]> = [
  [new Error('timeout exceeded when trying to connect'), 'the database does not respond.'],
  [coded('ENOSPC'), 'The disk is full. Make room.'],
  [new Error('PUT check in the bucket books: 503'), 'PUT check in the bucket books: 503.'],
]

test('what passes is waited for, the terminal says what it is, and a stop ends the waiting', async () => {
  const { deps } = await createLoader()
  for (const [error, reason] of troubles) {
    const told: string[] = []
    let isOver = false
    const removeUnfinished = async () => {
      if (!isOver) throw error
    }
    const failing = { ...deps, files: { ...deps.files, removeUnfinished } }
    const content = createContentLoader(failing, { tryAgainAfter: 20, tell: (sentence) => told.push(sentence) })
    const loaded = content.load()
    await expect.poll(() => told.join()).toContain(`Not all books could be loaded yet: ${reason}`)
    await expect(content.check()).rejects.toThrow('books are being loaded')
    isOver = true
    await loaded
    await content.check()
    await content.stop()
  }
  const removeUnfinished = () => Promise.reject(new Error('the bucket is away'))
  const waiting = createContentLoader({ ...deps, files: { ...deps.files, removeUnfinished } })
  const loaded = waiting.load()
  await waiting.stop()
  await loaded
})

test('a data folder that may not be written is an error at once, and so is a build without its books', async () => {
  const { deps, content } = await createLoader()
  for (const code of ['EACCES', 'EROFS']) {
    const removeUnfinished = () => Promise.reject(coded(code))
    const forbidden = createContentLoader({ ...deps, files: { ...deps.files, removeUnfinished } })
    await expect(forbidden.load()).rejects.toThrow(code)
    await forbidden.stop()
  }
  await rm(join(deps.config.contentFolder, 'manifest.json'))
  await expect(content.load()).rejects.toThrow('manifest.json')
})

/** Loads nothing that ships, and looks again every `tidyEvery` milliseconds. */
async function createLoader({ tidyEvery = 60_000 } = {}) {
  const { deps, close } = await buildTestApp({ withJobs: true })
  const contentFolder = await mkdtemp(join(tmpdir(), 'portal-content-'))
  await writeFile(join(contentFolder, 'manifest.json'), '{ "version": "none", "books": [] }')
  const watching = { ...deps, config: { ...deps.config, contentFolder } }
  const content = createContentLoader(watching, { tidyEvery })
  onTestFinished(async () => {
    await content.stop()
    await close()
    await rm(contentFolder, { recursive: true })
  })
  return { deps: watching, content }
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
