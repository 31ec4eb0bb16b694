import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto'
import { classWords } from '#contract/class-words.ts'
import { networkOf } from '../../http/network.ts'

const pick = () => classWords[randomInt(classWords.length)] ?? ''

/** A new code: two different words and four digits, from a secure generator. */
export function createCode(): string {
  const first = pick()
  let second = pick()
  while (second === first) second = pick()
  return `${first}-${second}-${String(randomInt(10_000)).padStart(4, '0')}`.toUpperCase()
}

/** A code as it is looked up: 34 bits could be guessed from a hash without a key. */
export const hashCode = (key: Buffer, code: string): Buffer => createHmac('sha256', key).update(`code ${code}`).digest()

/** A network as wrong guesses are counted, so that no table has the address of a school. */
export const hashNetwork = (key: Buffer, ip: string): string =>
  createHmac('sha256', key)
    .update(`network ${networkOf(ip)}`)
    .digest('base64url')

const ivLength = 12
const tagLength = 16

/** Seals a code with AES-256-GCM. */
export function sealCode(key: Buffer, code: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The code that was sealed with this key. Throws if it was sealed with another. */
export function unsealCode(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  const code = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
  return code.toString('utf8')
}
