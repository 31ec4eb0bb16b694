import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { createDiskStore } from './disk-store.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

let folder: string
let service: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  service = await startS3Server()
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const byName = (a: string, b: string) => (a < b ? -1 : 1)
const all = async (keys: AsyncIterable<string>) => {
  const found: string[] = []
  for await (const key of keys) found.push(key)
  return found.sort(byName)
}
const part = async (files: FileStore, key: string, range: ByteRange) => {
  const found = await files.readRange(key, range)
  return found instanceof Readable ? buffer(found) : found
}

describe.each([
  ['a folder', () => createDiskStore(folder)],
  ['a bucket', () => createS3Store(service.bucket)],
])('files in %s', (_name, open) => {
  test('are read as they were written, whole and in parts, and a newer file replaces an older one', async () => {
    const files = open()
    const large = Buffer.alloc(3_000_000, 'abcdefghij')
    await files.put('whole/book.pdf', Buffer.from('older'))
    await files.put('whole/book.pdf', large)
    expect((await files.read('whole/book.pdf')).equals(large)).toBe(true)
    expect(String(await part(files, 'whole/book.pdf', { start: 11, end: 13 }))).toBe('bcd')
    expect(
      (await part(files, 'whole/book.pdf', { start: 1, end: 2_500_000 })).equals(large.subarray(1, 2_500_001)),
    ).toBe(true)
    await files.put('whole/empty', new Uint8Array())
    expect(await files.read('whole/empty')).toHaveLength(0)
  })

  test('are copied from and to this machine', async () => {
    const files = open()
    const large = Buffer.alloc(20_000_000, 'abcdefghij')
    const [source, target] = [join(folder, 'from-here'), join(folder, 'to-here')]
    await writeFile(source, large)
    await files.putFile('copied/book.pdf', source)
    await files.copyTo('copied/book.pdf', target)
    expect((await readFile(target)).equals(large)).toBe(true)
    expect(await all(files.keys('copied'))).toEqual(['copied/book.pdf'])
    await files.remove('copied')
    await expect(files.copyTo('copied/book.pdf', target)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('that do not exist are reported as missing', async () => {
    const files = open()
    const absent = { code: 'ENOENT' }
    await expect(files.read('absent/book.pdf')).rejects.toMatchObject(absent)
    await expect((async () => part(files, 'absent/book.pdf', { start: 0, end: 3 }))()).rejects.toMatchObject(absent)
    expect(await files.list('absent')).toEqual([])
    expect(await all(files.keys('absent'))).toEqual([])
    await files.remove('absent')
  })

  test('are listed by folder and all together, and removed one by one or with their folder', async () => {
    const files = open()
    const keys = ['shelf/a/1.webp', 'shelf/a/2.webp', 'shelf/a/deep/3.webp', 'shelf/b-c.webp', 'shelf-2/d.webp']
    for (const key of keys) await files.put(key, Buffer.from(key))
    await files.check()
    expect((await files.list('shelf')).sort(byName)).toEqual(['a', 'b-c.webp'])
    expect(await all(files.keys('shelf'))).toEqual(keys.slice(0, 4).sort(byName))
    const everything = await all(files.keys())
    expect(everything).toEqual(expect.arrayContaining(keys))
    expect(everything.filter((key) => key.startsWith('check') || key.startsWith('unfinished'))).toEqual([])
    await files.remove('shelf/a/1.webp')
    expect(await all(files.keys('shelf/a'))).toEqual(['shelf/a/2.webp', 'shelf/a/deep/3.webp'])
    await files.remove('shelf')
    expect(await all(files.keys('shelf'))).toEqual([])
    expect(await all(files.keys('shelf-2'))).toEqual(['shelf-2/d.webp'])
  })
})

test('a folder holds no unfinished files after successful writes', async () => {
  await createDiskStore(folder).put('a', Buffer.from('a'))
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

test('a write that fails leaves nothing behind', async () => {
  const files = createDiskStore(folder)
  await files.put('taken/by/a-folder', Buffer.from('a'))
  await expect(files.put('taken/by', Buffer.from('b'))).rejects.toThrow()
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

test('a disk that is nearly full fails the check', async () => {
  await createDiskStore(folder, { least: 1 }).check()
  await expect(createDiskStore(folder, { least: 1e18 }).check()).rejects.toThrow(/MB left of the/)
})

test('a bucket that fails for a moment is tried again; the error of one that refuses quotes its reply', async () => {
  const files = createS3Store(service.bucket)
  service.refuse(2)
  await files.putFile('again', import.meta.filename)
  service.refuse(2)
  await files.put('again', Buffer.from('again'))
  service.cutOff(1)
  expect(String(await files.read('again'))).toBe('again')
  const stranger = createS3Store({ ...service.bucket, secretAccessKey: 'wrong' })
  await expect(stranger.check()).rejects.toThrow('403 SignatureDoesNotMatch')
})

test('a bucket that stops in the middle of a file is given up, and read again', async () => {
  const files = createS3Store(service.bucket, { patience: 2000 })
  const usual = createS3Store(service.bucket)
  const bytes = Buffer.alloc(200_000, 'a')
  await usual.put('long', bytes)
  service.stall()
  await expect(files.read('long')).rejects.toThrow('did not answer in time')
  service.stall()
  await expect(part(files, 'long', { start: 0, end: 199_999 })).rejects.toThrow('did not answer in time')
  expect(await usual.read('long')).toEqual(bytes)
})

test('a service that is not there is named with the reason', async () => {
  const files = createS3Store({ ...service.bucket, endpoint: 'http://127.0.0.1:9998' })
  await expect(files.check()).rejects.toThrow('the bucket at http://127.0.0.1:9998: connect ECONNREFUSED')
})
