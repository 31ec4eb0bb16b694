import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { RefusedBackup } from './refused-backup.ts'
import { seal, unseal } from './seal.ts'

const secret = 'a-key-of-forty-three-characters-like-ours-1'
const plain = Buffer.alloc(2_500_000, 'What people wrote to the desk. ')
const headerSize = 33
const sentences = { broken: 'is incomplete', changed: 'is damaged, or was changed' }

async function* of(...parts: Buffer[]) {
  yield* parts
}

async function all(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

const sealed = (isEncrypted: boolean, bytes = plain) => all(seal(of(bytes), { secret, isEncrypted }))
const opened = (bytes: Buffer, { secrets = [secret], isUnchecked = false } = {}) =>
  all(unseal(of(bytes), { name: 'x.backup', secrets, isUnchecked, keyFile: 'data/backup.key' }))

test.each([true, false])('sealed bytes of any length are opened again (encrypted: %s)', async (isEncrypted) => {
  for (const length of [0, 1, 1_048_576, 1_048_577, 2_500_000]) {
    const bytes = plain.subarray(0, length)
    const file = await sealed(isEncrypted, bytes)
    expect((await opened(file)).equals(bytes)).toBe(true)
    expect(file.includes('to the desk')).toBe(!isEncrypted && length > 100)
  }
})

test.each([true, false])('any change is refused (encrypted: %s)', async (isEncrypted) => {
  const file = await sealed(isEncrypted)
  const tagSize = isEncrypted ? 16 : 32
  const frame = 4 + 1_048_576 + tagSize
  const [first, second, last] = [0, 1, 2].map((number) => file.subarray(headerSize + number * frame).subarray(0, frame))
  const header = file.subarray(0, headerSize)
  const joined = (...parts: Array<Buffer | undefined>) => Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0)))
  expect((await opened(joined(header, first, second, last))).equals(plain)).toBe(true)
  await expect(opened(joined(header, second, first, last))).rejects.toThrow(sentences.changed)
  await expect(opened(joined(header, first, last))).rejects.toThrow(sentences.changed)
  await expect(opened(joined(header, first, second))).rejects.toThrow(sentences.broken)
  await expect(opened(joined(header, first, second, last, last))).rejects.toThrow(sentences.changed)
  await expect(opened(file.subarray(0, -1))).rejects.toThrow(sentences.broken)
  // Each place once: mode, salt, check, lengths, bytes, tags.
  for (const place of [8, 9, 30, 33, 36, 500, headerSize + frame - 1, headerSize + frame, file.length - 1]) {
    const spoilt = Buffer.from(file)
    spoilt[place] = (spoilt[place] ?? 0) ^ 1
    await expect(opened(spoilt), String(place)).rejects.toThrow(RefusedBackup)
  }
})

test('a missing or wrong key is asked for', async () => {
  const encrypted = await sealed(true)
  await expect(opened(encrypted, { secrets: [] })).rejects.toThrow('is encrypted. Set BACKUP_KEY')
  await expect(opened(encrypted, { secrets: ['another'] })).rejects.toThrow('was made with another key')
  await expect(opened(encrypted, { secrets: [], isUnchecked: true })).rejects.toThrow('is encrypted')
  const authenticated = await sealed(false)
  await expect(opened(authenticated, { secrets: [] })).rejects.toThrow('data/backup.key')
  await expect(opened(authenticated, { secrets: ['another'] })).rejects.toThrow('was made with another key')
  expect((await opened(authenticated, { secrets: ['another', secret] })).equals(plain)).toBe(true)
  expect((await opened(authenticated, { secrets: [], isUnchecked: true })).equals(plain)).toBe(true)
})

test('a passphrase works as a key too', async () => {
  const passphrase = 'correct horse battery staple'
  const file = await all(seal(of(plain), { secret: passphrase, isEncrypted: true }))
  expect((await opened(file, { secrets: [passphrase] })).equals(plain)).toBe(true)
})

test.each([gzipSync(plain), Buffer.from('Dear all'), Buffer.alloc(0)])(
  'a file without a seal is no backup',
  async (file) => {
    await expect(opened(file, { isUnchecked: true })).rejects.toThrow('is not a backup')
  },
)
