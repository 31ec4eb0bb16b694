import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'

type Migration = { name: string; sql: string; checksum: string }

/** An applied migration. */
export interface AppliedMigration {
  name: string
  checksum: string
}

/** The key of the advisory lock; any number that nothing else locks. */
const lock = 7_305_114_202

/**
 * Applies the new .sql files of `folder` (`0001-name.sql`, …) in the order of their names, each in a transaction of its
 * own; returns the names of the files it applied. Instances that start together take turns: each file is applied once.
 * Throws DatabaseUnavailable if a file fails (it is rolled back), if an applied file was changed, if the folder lacks
 * an applied file, and if a restore into the database was interrupted, except in that restore. With `like`, the
 * migrations of another database, applies only those, and throws as it would for that database.
 */
export async function migrate(
  connection: pg.ClientConfig,
  { folder, like, isRestore = false }: { folder: string; like?: AppliedMigration[]; isRestore?: boolean },
): Promise<string[]> {
  const all = await readMigrations(folder)
  if (like) findNext(all, new Map(like.map(({ name, checksum }) => [name, checksum])))
  const migrations = like ? all.filter(({ name }) => like.some((one) => one.name === name)) : all
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (!isRestore) await refuseHalfRestored(client)
    const applied: string[] = []
    for (;;) {
      const name = await applyNext(client, migrations)
      if (!name) return applied
      applied.push(name)
    }
  } finally {
    await client.end()
  }
}

/** Created by a restore before anything else, and removed when it is done. */
export const restoreMarker = 'restore_in_progress'

async function refuseHalfRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select to_regclass($1) as marker', [`public.${restoreMarker}`])
  if (rows[0]?.marker) {
    throw new DatabaseUnavailable(
      'A backup was being restored into this database, and that was interrupted: people may be back who have deleted ' +
        'their account. Run the same npm run restore again, then start the portal.',
    )
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      // Ignores the line endings of a checkout on Windows.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyNext(client: pg.Client, migrations: Migration[]): Promise<string | undefined> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const next = findNext(migrations, await readApplied(client))
    if (next) {
      await client.query(next.sql).catch((error: Error) => {
        throw new DatabaseUnavailable(
          `The database could not be brought up to date: ${next.name} failed (${error.message}). Nothing of it was kept. ` +
            'Start the version of the portal that ran before, and report this.',
          { cause: error },
        )
      })
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [next.name, next.checksum])
    }
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name collate "C"',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function findNext(migrations: Migration[], applied: Map<string, string>): Migration | undefined {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new DatabaseUnavailable(
      `The database was made by a newer version of the portal (this one does not know ${unknown.join(', ')}). ` +
        'Start the newer version, or restore a backup made by this one.',
    )
  }
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed) {
    throw new DatabaseUnavailable(
      `${changed.name} was changed after this database was brought up to date with it. ` +
        'Restore the file as it was, and put the change into a new file.',
    )
  }
  const last = [...applied.keys()].at(-1) ?? ''
  const next = migrations.find(({ name }) => !applied.has(name))
  if (next && next.name < last) {
    throw new DatabaseUnavailable(
      `${next.name} comes before ${last}, which this database already has. Give it the next free number.`,
    )
  }
  return next
}
