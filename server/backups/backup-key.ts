import { createHmac, hkdfSync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RefusedBackup } from './refused-backup.ts'

/** What backups are sealed with. */
export interface BackupKey {
  secret: string
  /** With the operator's own key, which is kept away from the data. Otherwise a backup is only authenticated. */
  isEncrypted: boolean
}

export const keyFileOf = (dataDir: string) => join(dataDir, 'backup.key')

/** The operator's key, or the one in the data folder, which is created when it is first needed. */
export async function getBackupKey({
  backupKey,
  dataDir,
}: {
  backupKey: string | undefined
  dataDir: string
}): Promise<BackupKey> {
  if (backupKey !== undefined) return { secret: backupKey, isEncrypted: true }
  const secret = randomBytes(32).toString('base64url')
  const file = { flag: 'wx', mode: 0o600, flush: true } as const
  const isNew = await writeFile(keyFileOf(dataDir), `${secret}\n`, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  return { secret: isNew ? secret : await readKeyFile(dataDir), isEncrypted: false }
}

/** The available secrets that a backup may have been sealed with. */
export async function listSecrets({
  backupKey,
  dataDir,
}: {
  backupKey: string | undefined
  dataDir: string
}): Promise<string[]> {
  const inFolder = await readKeyFile(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return [backupKey ?? '', inFolder].filter((secret) => secret !== '')
}

async function readKeyFile(dataDir: string): Promise<string> {
  const secret = String(await readFile(keyFileOf(dataDir))).trim()
  if (isRandom(secret)) return secret
  throw new RefusedBackup(
    `${keyFileOf(dataDir)} is damaged. Put your copy of it in its place. If you have no copy, delete it, ` +
      'and the next backup will make another key.',
  )
}

/** Keys for one file. `check` tells whether the right secret was given; it is public. */
export interface DerivedKeys {
  chunks: Buffer
  erasures: Buffer
  check: Buffer
}

export const saltSize = 16
export const checkSize = 8

/** One that `getBackupKey` made: 256 random bits, which nobody guesses, however fast. */
const isRandom = (secret: string) => /^[\w-]{43}$/.test(secret)

/** OWASP's parameters for scrypt with 32 MB: a secret that people chose is guessed slowly. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 }

export function deriveKeys(secret: string, salt: Buffer): DerivedKeys {
  const root = isRandom(secret) ? Buffer.from(secret) : scryptSync(secret.normalize(), salt, 32, cost)
  const derive = (purpose: string, size: number) => Buffer.from(hkdfSync('sha256', root, salt, purpose, size))
  return { chunks: derive('chunks', 32), erasures: derive('erasures', 32), check: derive('check', checkSize) }
}

/** The keys by the first of the secrets that a file was made with, or null. */
export function findKeys(secrets: string[], salt: Buffer, check: Buffer): DerivedKeys | null {
  for (const secret of secrets) {
    const keys = deriveKeys(secret, salt)
    if (timingSafeEqual(keys.check, check)) return keys
  }
  return null
}

export const macOf = (key: Buffer, ...parts: Array<Buffer | string>): Buffer => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}
