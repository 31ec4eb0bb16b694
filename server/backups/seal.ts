import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'
import { type BackupKey, checkSize, type DerivedKeys, deriveKeys, findKeys, macOf, saltSize } from './backup-key.ts'
import { readExactly } from './read-exactly.ts'
import { RefusedBackup } from './refused-backup.ts'

/**
 * What protects a backup: its bytes in chunks, each encrypted (AES-256-GCM) or authenticated (HMAC-SHA-256) by itself, so
 * that none is used before it has been checked. A chunk's number and whether it is the last are part of what is checked,
 * as in the STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár, 2015): chunks cannot be left out, moved or cut
 * off. The key is one file's own, from its salt, so numbers serve as nonces.
 *
 * File: "PORTALB2", 1 byte mode, 16 bytes salt, 8 bytes check of the key; then chunks: 4 bytes length with the highest
 * bit set in the last one, the bytes, the tag.
 */
const magic = Buffer.from('PORTALB2')
const modes = { authenticated: 0, encrypted: 1 }
const headerSize = magic.length + 1 + saltSize + checkSize
const chunkSize = 1_048_576
const lastBit = 0x8000_0000

interface Chunk {
  bytes: Buffer
  number: number
  isLast: boolean
}

export async function* seal(source: AsyncIterable<Buffer>, { secret, isEncrypted }: BackupKey): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltSize)
  const keys = deriveKeys(secret, salt)
  const mode = isEncrypted ? modes.encrypted : modes.authenticated
  const header = Buffer.concat([magic, Buffer.of(mode), salt, keys.check])
  yield header
  for await (const chunk of inChunks(source)) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.bytes.length + (chunk.isLast ? lastBit : 0))
    yield Buffer.concat([length, ...(isEncrypted ? encrypt(keys, header, chunk) : authenticate(keys, header, chunk))])
  }
}

export interface Unsealing {
  /** The name of the file in messages. */
  name: string
  secrets: string[]
  /** Accepts an unencrypted file without verifying it. */
  isUnchecked: boolean
  /** Where the key is looked for. */
  keyFile: string
}

/** The bytes of a backup, each checked before it is passed on. Throws `RefusedBackup`. */
export async function* unseal(
  source: AsyncIterable<Buffer>,
  { name, secrets, isUnchecked, keyFile }: Unsealing,
): AsyncGenerator<Buffer> {
  const reader = readExactly(source, () => new RefusedBackup(`${name} is incomplete; nothing was restored.`))
  const start = await reader.peek(magic.length)
  if (!start.equals(magic)) throw new RefusedBackup(`${name} is not a backup; nothing was restored.`)
  const header = await reader.take(headerSize)
  const isEncrypted = header[magic.length] === modes.encrypted
  const salt = header.subarray(magic.length + 1, magic.length + 1 + saltSize)
  const keys = findKeys(secrets, salt, header.subarray(-checkSize))
  if (!keys && (isEncrypted || !isUnchecked))
    throw new RefusedBackup(explainKey({ name, secrets, keyFile, isEncrypted }))
  const open = isEncrypted ? decrypt : check
  const tagSize = isEncrypted ? 16 : 32
  for (let number = 0, isLast = false; !isLast; number++) {
    const length = (await reader.take(4)).readUInt32BE()
    isLast = length >= lastBit
    const size = isLast ? length - lastBit : length
    if (size > chunkSize) throw changed(name)
    const bytes = await reader.take(size)
    const tag = await reader.take(tagSize)
    const opened = keys ? open(keys, header, { bytes, number, isLast }, tag) : bytes
    if (!opened) throw changed(name)
    yield opened
  }
  if (!(await reader.isAtEnd())) throw changed(name)
}

const changed = (name: string) => new RefusedBackup(`${name} is damaged, or was changed; nothing was restored.`)

function explainKey({
  name,
  secrets,
  keyFile,
  isEncrypted,
}: Omit<Unsealing, 'isUnchecked'> & { isEncrypted: boolean }) {
  if (isEncrypted) {
    const wanted = `Set BACKUP_KEY to the key that was set when it was made.`
    return secrets.length === 0 ? `${name} is encrypted. ${wanted}` : `${name} was made with another key. ${wanted}`
  }
  const wanted =
    `Copy backup.key from the data folder of the portal that made it to ${keyFile}, or set BACKUP_KEY to what is in that ` +
    'file. Without that key nobody can tell whether the backup has been changed; if only you could write where it was ' +
    'kept, add --unauthenticated.'
  return secrets.length === 0
    ? `${name} needs the key that it was made with. ${wanted}`
    : `${name} was made with another key. ${wanted}`
}

/** 12 bytes that no two chunks of a file share. */
function nonceOf({ number, isLast }: Chunk): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function encrypt({ chunks }: DerivedKeys, header: Buffer, chunk: Chunk): Buffer[] {
  const cipher = createCipheriv('aes-256-gcm', chunks, nonceOf(chunk)).setAAD(header)
  return [cipher.update(chunk.bytes), cipher.final(), cipher.getAuthTag()]
}

function decrypt({ chunks }: DerivedKeys, header: Buffer, chunk: Chunk, tag: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', chunks, nonceOf(chunk)).setAAD(header).setAuthTag(tag)
  const bytes = decipher.update(chunk.bytes)
  try {
    decipher.final()
  } catch {
    return null
  }
  return bytes
}

function authenticate({ chunks }: DerivedKeys, header: Buffer, chunk: Chunk): Buffer[] {
  return [chunk.bytes, macOf(chunks, header, nonceOf(chunk), chunk.bytes)]
}

function check(keys: DerivedKeys, header: Buffer, chunk: Chunk, tag: Buffer): Buffer | null {
  const [bytes, expected] = authenticate(keys, header, chunk)
  return bytes && expected && timingSafeEqual(expected, tag) ? bytes : null
}

/** The same bytes in chunks of one size; the last may be smaller, or empty. */
async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Chunk> {
  let held: Buffer[] = []
  let size = 0
  let number = 0
  for await (const part of source) {
    held.push(part)
    size += part.length
    if (size <= chunkSize) continue
    let all = Buffer.concat(held)
    for (; all.length > chunkSize; all = all.subarray(chunkSize)) {
      yield { bytes: all.subarray(0, chunkSize), number: number++, isLast: false }
    }
    held = [all]
    size = all.length
  }
  yield { bytes: Buffer.concat(held), number, isLast: true }
}
