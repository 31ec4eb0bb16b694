import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { getServerKey, secretsKey } from './server-keys.ts'
import type { Db } from './tables.ts'

const ivLength = 12
const tagLength = 16

/** Seals text with AES-256-GCM for one purpose, such as an account's secret. */
export async function sealText(db: Db, text: string, purpose: string): Promise<Buffer> {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', await getServerKey(db, secretsKey), iv)
  cipher.setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** What was sealed for this purpose; null if it was not, or with another key, as in a restored portal. */
export async function unsealText(db: Db, bytes: Buffer, purpose: string): Promise<string | null> {
  if (bytes.length < ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', await getServerKey(db, secretsKey), bytes.subarray(0, ivLength))
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
    return text.toString('utf8')
  } catch {
    return null
  }
}
