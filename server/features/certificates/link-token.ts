import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'

const Sealed = z.object({ resourceId: z.int(), schoolName: z.string(), childName: z.string(), expiresAt: z.number() })

/** What a certificate link carries; only the portal can read it. `expiresAt` is in milliseconds. */
export type Sealed = z.infer<typeof Sealed>

const ivLength = 12
const tagLength = 16

/** Seals a link's content with AES-256-GCM; the child's name in it is stored nowhere else. */
export function sealToken(key: Buffer, content: Sealed): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The content of a token that we sealed and that has not expired, otherwise null. */
export function unsealToken(key: Buffer, token: string): Sealed | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString(
      'utf8',
    )
    const content = Sealed.parse(JSON.parse(text))
    return content.expiresAt > Date.now() ? content : null
  } catch {
    return null
  }
}
