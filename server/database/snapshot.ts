import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { AppliedMigration } from './migrate.ts'

/** A table as it is copied: its columns, without those that PostgreSQL works out itself. */
export interface CopiedTable {
  name: string
  columns: string[]
}

/** Everything of a database besides the rows of its tables, which stand in an order that foreign keys allow. */
export interface Description {
  migrations: AppliedMigration[]
  tables: CopiedTable[]
  sequences: Array<{ name: string; value: string }>
  queues: Array<{ name: string; options: object }>
}

/** The queue of jobs: those that are still to be done, the ones in hand from their beginning. */
const jobs = 'pgboss.job'

const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.')

/**
 * Reads a database as it is at one moment, also while it is written. `read` gives a table's rows in COPY's text
 * format; one table at a time.
 */
export async function* readSnapshot<T>(
  connection: pg.ClientConfig,
  work: (description: Description, read: (table: CopiedTable) => Readable) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const client = await open(connection)
  try {
    await client.query('begin isolation level repeatable read, read only')
    yield* work(await readDescription(client), (table) => client.query(copyTo(copyOutOf(table))))
    await client.query('commit')
  } finally {
    await client.end()
  }
}

function copyOutOf({ name, columns }: CopiedTable): string {
  const list = columns.map(quoted).join(', ')
  if (name !== jobs) return `copy (select ${list} from ${quoted(name)}) to stdout`
  const selected = list.replace('"state"', `case state when 'active' then 'retry' else state end`)
  return `copy (select ${selected} from ${jobs} where state < 'completed') to stdout`
}

async function readDescription(client: pg.Client): Promise<Description> {
  const { rows: tables } = await client.query<CopiedTable>(`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where (n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
        or n.nspname || '.' || c.relname = '${jobs}')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by n.nspname, c.relname order by 1`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to" from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  const { rows: migrations } = await client.query('select name, checksum from migrations order by name collate "C"')
  const { rows: sequences } = await client.query(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  const hasJobs = tables.some(({ name }) => name === jobs)
  const { rows: queues } = hasJobs ? await client.query(listQueues) : { rows: [] }
  return { migrations, tables: inOrder(tables, references), sequences, queues }
}

const listQueues = `
  select name, json_build_object('policy', policy, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
    'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds, 'retentionMinutes', retention_minutes) as options
  from pgboss.queue order by 1`

/** Each table after those that it refers to. */
function inOrder(tables: CopiedTable[], references: Array<{ from: string; to: string }>): CopiedTable[] {
  const ordered: CopiedTable[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const isFree = ({ name }: CopiedTable) =>
      references.every(({ from, to }) => from !== name || ordered.some((one) => one.name === to))
    const free = waiting.filter(isFree)
    if (free.length === 0) throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}

/** Whether a portal has ever used this database. One whose restoring was broken off counts as unused. */
export async function isUnused(connection: pg.ClientConfig): Promise<boolean> {
  const client = await open(connection)
  try {
    const { rows } = await client.query<{ unused: boolean }>(
      `select to_regclass('public.migrations') is null or to_regclass('public.being_restored') is not null as unused`,
    )
    if (rows[0]?.unused) await client.query('create table if not exists being_restored ()')
    return rows[0]?.unused === true
  } finally {
    await client.end()
  }
}

/**
 * Puts rows into a database whose tables are those of the description, in one transaction; what stood there goes.
 * `write` opens a table for rows in COPY's text format: end one before the next.
 */
export async function writeSnapshot(
  connection: pg.ClientConfig,
  { tables, sequences, queues }: Description,
  work: (write: (table: CopiedTable) => Writable) => Promise<void>,
): Promise<void> {
  const client = await open(connection)
  const own = tables.filter(({ name }) => name !== jobs).map(({ name }) => quoted(name))
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const table of own) await client.query(`alter table ${table} ${state} trigger user`)
  }
  try {
    await client.query('begin')
    // Nothing is to be announced, and the audit log refuses to be emptied otherwise.
    await setTriggers('disable')
    await client.query(`truncate ${own.join(', ')}`)
    for (const { name, options } of queues) await client.query('select pgboss.create_queue($1, $2)', [name, options])
    await work(({ name, columns }) =>
      client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`)),
    )
    for (const { name, value } of sequences) await client.query('select setval($1, $2)', [quoted(name), value])
    await setTriggers('enable')
    await client.query('drop table being_restored')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function open(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, statement_timeout: 0, application_name: 'portal backup' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
