import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { packTar } from './tar.ts'

test('a disk that is full in the middle of an archive is one error, which the process survives', async () => {
  function* files() {
    for (let number = 1; number <= 20; number++) yield { name: `file-${number}`, bytes: new Uint8Array(200_000) }
  }
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  let room = 5
  const disk = new Writable({ write: (_bytes, _encoding, done) => done(room-- > 0 ? null : full) })
  await expect(pipeline(Readable.from(packTar(files())), disk)).rejects.toBe(full)
})
