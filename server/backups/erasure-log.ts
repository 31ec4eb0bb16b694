import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Erasure } from '../database/erasures.ts'
import { type BackupKey, checkSize, deriveKeys, findKeys, macOf, saltSize } from './backup-key.ts'
import { RefusedBackup } from './refused-backup.ts'

/** Every account that was deleted until a moment. */
export interface ErasureLog {
  until: Date
  erasures: Erasure[]
}

/** Where the log of a backup is. */
export const erasureLogBeside = (backup: string) => join(dirname(backup), 'erasures.log')

const title = 'Accounts that were deleted: a restored backup deletes them again. Keep this file beside the backups.'

/** Writes the log beside backups atomically. Its last line shows whether somebody has changed it. */
export async function writeErasureLog(path: string, log: ErasureLog, { secret }: BackupKey): Promise<void> {
  const salt = randomBytes(saltSize)
  const keys = deriveKeys(secret, salt)
  const lines = log.erasures.map(({ day, hash }) => `${day} ${hash}`)
  const head = [title, `until ${log.until.toISOString()}`, `key ${salt.toString('hex')} ${keys.check.toString('hex')}`]
  const text = `${[...head, ...lines].join('\n')}\n`
  const unfinished = `${path}.unfinished`
  const seal = macOf(keys.erasures, text).toString('hex')
  await writeFile(unfinished, `${text}seal ${seal}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, path)
}

const shape =
  /^(?<text>.+\nuntil (?<until>\S+)\nkey (?<salt>[\da-f]{32}) (?<check>[\da-f]{16})\n(?<lines>(?:\d{4}-\d\d-\d\d [\da-f]{64}\n)*))seal (?<seal>[\da-f]{64})\n$/

/** Null if there is none. Throws `RefusedBackup` if it was changed, or sealed with another key. */
export async function readErasureLog(
  path: string,
  { secrets, isUnchecked }: { secrets: string[]; isUnchecked: boolean },
): Promise<ErasureLog | null> {
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (written === null) return null
  const { text = '', until = '', salt = '', check = '', lines = '', seal = '' } = shape.exec(written)?.groups ?? {}
  const changed = new RefusedBackup(
    `${path} is damaged, or was changed; nothing was restored. Use the copy that was kept with another backup, or ` +
      'add --without-erasures, which brings back people who have deleted their account since the backup.',
  )
  if (seal === '' || Number.isNaN(Date.parse(until))) throw changed
  if (!isUnchecked) {
    const keys = findKeys(secrets, Buffer.from(salt, 'hex'), Buffer.from(check, 'hex').subarray(0, checkSize))
    if (!keys) {
      throw new RefusedBackup(
        `${path} was made with another key. Set BACKUP_KEY, or copy backup.key into the data folder, as it was when the ` +
          'newest backup was made. If the two differ, you can give both.',
      )
    }
    if (macOf(keys.erasures, text).toString('hex') !== seal) throw changed
  }
  const erasures = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ day: line.slice(0, 10), hash: line.slice(11) }))
  return { until: new Date(until), erasures }
}
