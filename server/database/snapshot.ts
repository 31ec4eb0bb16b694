import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import type { JobData } from './job-data.ts'
import { createQueue, dropQueues, jobTable, listQueues, selectOpenJobs } from './job-queries.ts'
import { restoreMarker } from './migrate.ts'
import { secretsKey } from './server-keys.ts'

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

/** A table to copy, with its columns except generated ones. */
const CopiedTable = z.object({ name: z.union([identifier, z.literal(jobTable)]), columns: z.array(identifier) })
export type CopiedTable = z.infer<typeof CopiedTable>

/** Everything in a database besides the rows of its tables, which are in an order that foreign keys allow. */
export const Description = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(CopiedTable),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/) })),
  queues: z.array(z.object({ name: z.string(), options: z.record(z.string(), z.unknown()) })),
})
export type Description = z.infer<typeof Description>

/**
 * Sessions, links, addresses of calendars and reports, class codes and known devices are in no backup: those revoked since would be valid
 * again. Everybody logs in again, and asks for a new link, address or code.
 */
const leftOut = [
  'sessions',
  'tokens',
  'used_challenges',
  'calendar_feeds',
  'report_links',
  'class_codes',
  'class_opens',
  'push_subscriptions',
  'push_deliveries',
  'rate_limits',
  'instance_reports',
]
/** Jobs that mail a requested link; people can request it again. */
const leftOutJobs: (keyof JobData)[] = ['mail-reset-link']
/** A link in a waiting mail is removed; the mail is not restored. */
const link = 'token=[A-Za-z0-9_-]{43}'
const cutLink = 'token=left-out'

const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.')

/**
 * Reads a consistent snapshot of a database, also while it is written to. `read` streams a table's rows in COPY's text
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
  if (name === 'mails') {
    const selected = list.replace(/"(html|text)"/g, `regexp_replace("$1", '${link}', '${cutLink}', 'g')`)
    return `copy (select ${selected} from mails) to stdout`
  }
  // What it seals is in the backup, and readable by nobody who has only that.
  if (name === 'server_keys')
    return `copy (select ${list} from server_keys where name <> ${pg.escapeLiteral(secretsKey)}) to stdout`
  if (name !== jobTable) return `copy (select ${list} from ${quoted(name)}) to stdout`
  return `copy (${selectOpenJobs(list, leftOutJobs.map((one) => pg.escapeLiteral(one)).join(', '))}) to stdout`
}

async function readDescription(client: pg.Client): Promise<Description> {
  const { rows: tables } = await client.query<CopiedTable>(
    `
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where (n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> 'migrations' and c.relname <> all ($1)
        or n.nspname || '.' || c.relname = '${jobTable}')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by n.nspname, c.relname order by 1`,
    [leftOut],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to" from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  const { rows: migrations } = await client.query('select name, checksum from migrations order by name collate "C"')
  const { rows: sequences } = await client.query(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  const hasJobs = tables.some(({ name }) => name === jobTable)
  const { rows: queues } = hasJobs ? await client.query(listQueues) : { rows: [] }
  return { migrations, tables: inOrder(tables, references), sequences, queues }
}

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

/**
 * Marks an unused database as being restored, so that no portal starts on it before `endRestore`. One whose restore was
 * interrupted is emptied first. Returns false if a portal has used it.
 */
export async function beginRestore(connection: pg.ClientConfig): Promise<boolean> {
  const client = await open(connection)
  try {
    const { used, begun } = await findUse(client)
    if (used && !begun) return false
    await client.query('begin')
    if (begun) {
      await client.query(`drop schema public cascade; ${dropQueues}; create schema public`).catch((error: Error) => {
        throw new DatabaseUnavailable(
          `A restore into this database was interrupted, and what it left cannot be removed (${error.message}). ` +
            'Name an empty database with DATABASE_URL, then run the same npm run restore again.',
          { cause: error },
        )
      })
    }
    await client.query(`create table ${restoreMarker} ()`)
    await client.query('commit')
    return true
  } finally {
    await client.end()
  }
}

/** Whether a portal has used a database. An interrupted restore does not count. */
export async function isInUse(connection: pg.ClientConfig): Promise<boolean> {
  const client = await open(connection)
  try {
    const { used, begun } = await findUse(client)
    return used && !begun
  } finally {
    await client.end()
  }
}

async function findUse(client: pg.Client): Promise<{ used: boolean; begun: boolean }> {
  const { rows } = await client.query<{ used: boolean; begun: boolean }>(
    `select to_regclass('public.migrations') is not null as used, to_regclass($1) is not null as begun`,
    [`public.${restoreMarker}`],
  )
  return rows[0] ?? { used: false, begun: false }
}

export async function endRestore(connection: pg.ClientConfig): Promise<void> {
  const client = await open(connection)
  try {
    await client.query(`drop table ${restoreMarker}`)
  } finally {
    await client.end()
  }
}

/**
 * Replaces the rows of a database whose tables are those of the description, in one transaction. `write` opens a table
 * for rows in COPY's text format: end one before the next; `count` counts the rows of one that are there by then. If
 * it throws, nothing is replaced.
 */
export async function writeSnapshot(
  connection: pg.ClientConfig,
  { tables, sequences, queues }: Description,
  work: (write: (table: CopiedTable) => Writable, count: (table: CopiedTable) => Promise<number>) => Promise<void>,
): Promise<void> {
  const client = await open(connection)
  const own = tables.filter(({ name }) => name !== jobTable).map(({ name }) => quoted(name))
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const table of own) await client.query(`alter table ${table} ${state} trigger user`)
  }
  try {
    await client.query('begin')
    // Without triggers nothing is announced, and the audit log can be emptied.
    await setTriggers('disable')
    await client.query(`truncate ${own.join(', ')} cascade`)
    for (const { name, options } of queues) await client.query(createQueue, [name, options])
    await work(
      ({ name, columns }) =>
        client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`)),
      async ({ name }) => {
        const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(name)}`)
        return Number(rows[0]?.count)
      },
    )
    for (const { name, value } of sequences) await client.query('select setval($1, $2)', [quoted(name), value])
    for (const statement of endLinks) await client.query(statement)
    await setTriggers('enable')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * Invalidates every mailed link: one that was withdrawn since would work again. Senders of open invitations can send
 * them again, as after they have expired.
 */
const endLinks = [
  `delete from mails where state <> 'sent' and (html ~ '${link}' or html like '%${cutLink}%')`,
  // Those that have no link too: the address has an account, which the inviter must not see.
  `update invitations set expires_at = least(expires_at, now()), link_expires_at = least(link_expires_at, now()),
      token_hash = case when token_hash is not null then sha256(gen_random_uuid()::text::bytea) end
    where accepted_at is null and withdrawn_at is null`,
]

async function open(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, statement_timeout: 0, application_name: 'portal backup' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
