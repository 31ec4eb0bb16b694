import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { explainShortage } from '../shortages.ts'
import { addExtensions } from './extensions.ts'

type Migration = {
  name: string
  sql: string
  checksum: string
  /** Whether the releases before this migration run on a database that has it; see CONTRIBUTING.md. */
  isCompatible: boolean
}

/** A migration of a database or backup. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** The key of the advisory lock; any number that nothing else locks. */
const lock = 7_305_114_202

/** The first line of a migration that releases before it do not notice. */
const compatible = /^-- compatible\n/

/** A lock that was not free in time, and a deadlock. */
const passingCodes = ['55P03', '40P01']

interface Patience {
  /** Milliseconds that a statement waits for a lock; meanwhile everybody else who uses the table waits behind it. */
  eachTime: number
  /** Milliseconds between two tries. */
  between: number
  /** Milliseconds after which the migration is given up. */
  altogether: number
}

/** A backup holds its locks for as long as it runs. */
const usualPatience: Patience = { eachTime: 3000, between: 2000, altogether: 15 * 60_000 }

/**
 * Applies the new .sql files of `folder` (`0001-name.sql`, …) in the order of their names, each in a transaction of its
 * own; returns the names of the files it applied. Instances that start together take turns: each file is applied once.
 * Throws DatabaseUnavailable if a file fails (it is rolled back), if an applied file was changed, if the folder lacks
 * an applied file that is not compatible, and if a restore into the database was interrupted, except in that restore.
 * With `like`, the migrations of a backup, applies only those.
 */
export async function migrate(
  connection: pg.ClientConfig,
  {
    folder,
    like,
    isRestore = false,
    patience = usualPatience,
  }: { folder: string; like?: AppliedMigration[]; isRestore?: boolean; patience?: Patience },
): Promise<string[]> {
  const all = await readMigrations(folder)
  const migrations = like ? all.filter(({ name }) => like.some((one) => one.name === name)) : all
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (!isRestore) await refuseHalfRestored(client)
    const applied: string[] = []
    for (;;) {
      const name = await applyWithPatience(client, migrations, patience)
      if (!name) return applied
      applied.push(name)
    }
  } finally {
    await client.end()
  }
}

/**
 * The name of the next migration that the database lacks, or null. Changes nothing, and throws as `migrate` does where
 * that would refuse.
 */
export async function findUnapplied(
  connection: pg.ClientConfig,
  { folder }: { folder: string },
): Promise<string | null> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseHalfRestored(client)
    const { rows } = await client.query(`select to_regclass('migrations') is not null as "isThere"`)
    const applied = rows[0]?.isThere ? await readApplied(client) : new Map()
    return findNext(migrations, applied)?.name ?? null
  } finally {
    await client.end()
  }
}

/**
 * Throws DatabaseUnavailable if a backup with these migrations cannot be restored, because the folder lacks one of them,
 * even a compatible one, or has changed it.
 */
export async function refuseUnknown(like: AppliedMigration[], { folder }: { folder: string }): Promise<void> {
  const applied = new Map(like.map(({ name, checksum }) => [name, { checksum, isCompatible: false }]))
  findNext(await readMigrations(folder), applied)
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
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), isCompatible: compatible.test(sql) }
    }),
  )
}

/** Tries again while somebody else has locked what a migration changes. */
async function applyWithPatience(client: pg.Client, migrations: Migration[], patience: Patience) {
  const start = performance.now()
  for (;;) {
    try {
      return await applyNext(client, migrations, patience.eachTime)
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as pg.DatabaseError
      if (!passingCodes.includes(code ?? '') || performance.now() - start > patience.altogether) throw error
      await pause(patience.between)
    }
  }
}

async function applyNext(client: pg.Client, migrations: Migration[], lockTimeout: number): Promise<string | undefined> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(`create table if not exists migrations (
      name text primary key,
      checksum text not null,
      is_compatible boolean not null,
      applied_at timestamptz not null default now()
    )`)
    await client.query(`set local lock_timeout = ${lockTimeout}`)
    const next = findNext(migrations, await readApplied(client))
    if (next) {
      await addExtensions(client)
      await client.query(next.sql).catch((error: Error) => {
        const shortage = explainShortage(error)
        if (shortage) throw new DatabaseUnavailable(`${shortage} Then start again; nothing is lost.`, { cause: error })
        throw new DatabaseUnavailable(
          `The database could not be brought up to date: ${next.name} failed (${error.message}). Nothing of it was kept. ` +
            'Start the version of the portal that ran before, and report this.',
          { cause: error },
        )
      })
      await client.query('insert into migrations (name, checksum, is_compatible) values ($1, $2, $3)', [
        next.name,
        next.checksum,
        next.isCompatible,
      ])
    }
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

type Applied = Map<string, Pick<Migration, 'checksum' | 'isCompatible'>>

async function readApplied(client: pg.Client): Promise<Applied> {
  const { rows } = await client.query<{ name: string; checksum: string; is_compatible: boolean }>(
    'select * from migrations order by name collate "C"',
  )
  return new Map(rows.map(({ name, checksum, is_compatible: isCompatible }) => [name, { checksum, isCompatible }]))
}

function findNext(migrations: Migration[], applied: Applied): Migration | undefined {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied].flatMap(([name, { isCompatible }]) => (known.has(name) || isCompatible ? [] : [name]))
  const [first] = unknown
  if (first && first < (migrations.at(-1)?.name ?? '')) {
    throw new DatabaseUnavailable(
      `The database or backup was made by a version of the portal that was never released (it has ${first}), and cannot be ` +
        'brought up to date. Start with an empty database and an empty data folder, or keep the version that made it.',
    )
  }
  if (unknown.length > 0) {
    throw new DatabaseUnavailable(
      `The database was made by a newer version of the portal (this one does not know ${unknown.join(', ')}). ` +
        'Start the newer version, or restore a backup made by this one.',
    )
  }
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name)?.checksum !== checksum)
  if (changed) {
    throw new DatabaseUnavailable(
      `${changed.name} was changed after this database or backup was made. If it has been released, restore the ` +
        'file as it was, and put the change into a new file. Otherwise start with an empty database and data folder.',
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
