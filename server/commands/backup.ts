import { dirname } from 'node:path'
import { getBackupKey, keyFileOf } from '../backups/backup-key.ts'
import { erasureLogBeside } from '../backups/erasure-log.ts'
import { type BackupReport, makeBackup } from '../backups/make-backup.ts'
import { namesOf } from '../backups/named-files.ts'
import { RefusedBackup } from '../backups/refused-backup.ts'
import { createFileStore } from '../deps.ts'
import { Refused, runCommand, withDatabase } from '../run-command.ts'
import { explainShortage } from '../shortages.ts'

/** Writes the database and the files into one file, also while the portal runs. */
async function main(): Promise<number> {
  const [target, ...others] = process.argv.slice(2)
  if (!target || target.startsWith('-') || others.length > 0) {
    throw new Refused('Name the file to write: npm run backup -- portal-2026-11-21.backup')
  }
  return withDatabase(async ({ config, database }) => {
    const { dataDir } = config
    const key = await getBackupKey(config)
    const kept = { ...database, pool: database.backgroundPool, files: createFileStore(config), dataDir }
    const { files, tables, bytes, missing } = await makeBackup(kept, target, key, showProgress())
    const size = `${(bytes / 1_048_576).toFixed(1)} MB`
    console.info(`${target} holds ${tables} tables and ${files} files, ${size} before packing.`)
    if (missing.length > 0)
      console.warn(`Not there to be copied, although the database names them: ${namesOf(missing)}.`)
    console.info(`${erasureLogBeside(target)} says which accounts have been deleted until now. Keep the two together.`)
    console.info(key.isEncrypted ? encrypted : authenticated(dataDir))
    return 0
  })
}

const encrypted =
  'It is encrypted with BACKUP_KEY, and can be restored with that key only. Keep a copy of the key where neither the ' +
  'portal nor its backups are.'

const authenticated = (dataDir: string) =>
  `It is not encrypted; set BACKUP_KEY to encrypt backups. To restore it elsewhere you need ${keyFileOf(dataDir)}: keep ` +
  'a copy of that file where neither the portal nor its backups are.'

/** One updating line on a terminal, nothing elsewhere. */
function showProgress(): (report: BackupReport) => void {
  let shownAt = 0
  return ({ files, bytes }) => {
    if (!process.stdout.isTTY || performance.now() - shownAt < 100) return
    shownAt = performance.now()
    process.stdout.write(`\r\x1b[K${files} files, ${(bytes / 1_048_576).toFixed(0)} MB …\r`)
  }
}

function explain(error: unknown): string | undefined {
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return `${message}. Choose another name; existing backups are not overwritten.`
  const shortage = explainShortage(error)
  if (shortage) return `${shortage} No backup was made, and nothing of it was left.`
  const folder = dirname(path ?? '')
  if (code === 'ENOENT') return `The folder ${folder} is not there. No backup was made.`
  if (code === 'EACCES')
    return `${folder} may not be written by the user to whom the data folder belongs. No backup was made.`
  return undefined
}

runCommand(main, { failed: 'No backup was made.', known: [RefusedBackup], explain })
