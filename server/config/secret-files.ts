import { readFileSync } from 'node:fs'

/** Settings that a stranger must not read. Each can be in a file instead, which `NAME_FILE` names. */
export const secretSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'BOUNCE_IMAP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'PUSH_PRIVATE_KEY',
  'GEOCODER_KEY',
  'BACKUP_KEY',
  'METRICS_TOKEN',
] as const

/**
 * The settings with those that are in files read from there, without the line break at their end. `problems` has a
 * sentence for each that cannot be used, by the name of its setting.
 */
export function readSecretFiles(settings: Record<string, string | undefined>) {
  const values = { ...settings }
  const problems: Record<string, string> = {}
  for (const name of secretSettings) {
    const fileName = `${name}_FILE`
    const path = settings[fileName]
    if (path === undefined) continue
    if (settings[name] !== undefined) {
      problems[fileName] = `is set as well as ${name}. Keep only one of them.`
      continue
    }
    try {
      const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (secret === '') problems[fileName] = `names ${path}, which is empty`
      else values[name] = secret
    } catch (error) {
      problems[fileName] = `names ${path}, which ${whyUnread(error as NodeJS.ErrnoException)}`
    }
  }
  return { values, problems }
}

function whyUnread({ code }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'does not exist'
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not read'
  return code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`
}
