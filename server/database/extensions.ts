import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'

// The portal uses two of PostgreSQL's extensions: citext, which compares e-mail addresses whatever their case, and
// pg_trgm, which finds words that look alike. Some servers allow neither; then the portal does without them.

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Every index of the migrations that needs pg_trgm, so that it can be created later. Where the stand-in for citext is
 * used, e-mail addresses are searched in the default collation (see `emailLike`), which the index must have too.
 */
const trigramIndexes: Record<string, (isStandIn: boolean) => string> = {
  bookings_search: withAddress(
    'bookings',
    `reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || message`,
  ),
  enquiries_search: withAddress('enquiries', `reference || ' ' || name || ' ' || email::text || ' ' || message`),
  mails_search: () => `mails using gin ((to_address || ' ' || subject) gin_trgm_ops)`,
  quotes_search: withAddress(
    'quotes',
    `reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || order_number || ' ' || asked::text`,
  ),
  register_schools_name: () => 'register_schools using gin (search_name gin_trgm_ops)',
  schools_search: withAddress('schools', `title || ' ' || replace(postcode, ' ', '') || ' ' || email::text`),
  schools_title: () => 'schools using gin (title gin_trgm_ops)',
  searchable_words_free: () => `searchable_words using gin (word gin_trgm_ops) where scope = 'free'`,
  searchable_words_full: () => `searchable_words using gin (word gin_trgm_ops) where scope = 'full'`,
  users_search: withAddress('users', `email::text || ' ' || full_name`),
  users_staff_search: withAddress('users', 'email::text', ` where role = 'senior'`),
}

/** An index of a text with an e-mail address in it. */
function withAddress(table: string, text: string, where = '') {
  return (isStandIn: boolean) =>
    `${table} using gin ((${isStandIn ? `(${text}) collate "default"` : text}) gin_trgm_ops)${where}`
}

/** Shown to operators while the database is without pg_trgm. */
export const withoutTrigrams = {
  code: 'extension-missing',
  sentence:
    'The database has no extension pg_trgm and does not let the portal add it, so the search on the shelf does not understand words with typing errors, and a school whose name is misspelt is harder to find in the register. Ask whoever runs the database server to allow pg_trgm, or to run “create extension pg_trgm” in this database; then restart the portal.',
}

const trigramsUsable = `select to_regprocedure('similarity(text, text)') is not null as usable`
const citextUsable = `select to_regtype('citext') is not null as usable`

/**
 * Runs a migration in the caller's transaction. Extensions that it asks for and the server refuses are replaced:
 * citext by a type of its name, and indexes that need pg_trgm are left out.
 */
export async function runMigration(client: Client, migration: string): Promise<void> {
  const isAsked = (name: string) => migration.includes(`create extension if not exists ${name};`)
  if (isAsked('citext') && !(await tryExtension(client, 'citext', citextUsable))) await standInForCitext(client)
  if (isAsked('pg_trgm')) await tryExtension(client, 'pg_trgm', trigramsUsable)
  const adapted = migration.replace(/^create extension if not exists (citext|pg_trgm);$/gm, '')
  const needsTrigrams = adapted.includes('gin_trgm_ops') && !(await isUsable(client, trigramsUsable))
  await client.query(needsTrigrams ? adapted.replace(/^create index [^;]*\bgin_trgm_ops\b[^;]*;$/gm, '') : adapted)
}

/**
 * Whether pg_trgm can be used. Tries to add it where it is missing, with the indexes that a migrated database then
 * lacks: the server may allow it by now. Instances that start together take turns. An index that cannot be made, as
 * while a table is locked, is left to the next start.
 */
export async function enableTrigrams(connection: pg.ClientConfig, log: Logger): Promise<boolean> {
  // A large index takes longer than the connections of the pool allow.
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if ((await isUsable(client, trigramsUsable)) && (await listMissingIndexes(client)).length === 0) return true
    await client.query(`select pg_advisory_lock(hashtext('extensions'))`)
    await client.query('begin')
    const isThere = await tryExtension(client, 'pg_trgm', trigramsUsable)
    await client.query('commit')
    await client.query(`set lock_timeout = '3s'`)
    for (const [name, definition] of isThere ? await listMissingIndexes(client) : []) {
      await client.query(`create index ${name} on ${definition}`).catch((error: Error) => {
        log.warn({ err: error, index: name }, 'an index of the search could not be made; the next start tries again')
      })
    }
    return isThere
  } finally {
    await client.end()
  }
}

async function listMissingIndexes(client: Client): Promise<Array<[name: string, definition: string]>> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is null',
    [Object.keys(trigramIndexes)],
  )
  const { rows: types } = await client.query<{ isStandIn: boolean }>(
    `select typtype = 'd' as "isStandIn" from pg_type where oid = 'citext'::regtype`,
  )
  const missing = rows.map(({ name }) => name)
  return Object.entries(trigramIndexes).flatMap(([name, definition]) =>
    missing.includes(name) ? [[name, definition(types[0]?.isStandIn ?? false)]] : [],
  )
}

/** PostgreSQL's classes for lost connections, deadlocks, a lack of resources, locks, and shutting down. */
const passing = /^(08|40|53|55|57)/

/**
 * Whether an extension can be used, added if need be. A refusal, whatever its reason, is no failure; an error that may
 * be gone in a moment is, because what replaces an extension stays.
 */
async function tryExtension(client: Client, name: string, usable: string): Promise<boolean> {
  if (await isUsable(client, usable)) return true
  await client.query('savepoint extension')
  try {
    await client.query(`create extension if not exists ${name}`)
  } catch (error) {
    if (passing.test((error as pg.DatabaseError).code ?? '08')) throw error
    await client.query('rollback to savepoint extension')
  }
  return isUsable(client, usable)
}

async function isUsable(client: Client, usable: string): Promise<boolean> {
  const { rows } = await client.query<{ usable: boolean }>(usable)
  return rows[0]?.usable ?? false
}

/**
 * A type that compares as citext does, by a collation that ignores case. What such a collation cannot compare (patterns
 * before PostgreSQL 18, ILIKE at all) is given the default one: see `emailLike`.
 */
async function standInForCitext(client: Client): Promise<void> {
  try {
    await client.query(`
      create collation ignoring_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
      create domain citext as text collate ignoring_case`)
  } catch (error) {
    throw new DatabaseUnavailable(
      `The database lets the portal add neither the extension citext nor a collation that ignores case (${(error as Error).message}). ` +
        'E-mail addresses need one of them. Have an administrator run "create extension citext" in this database.',
      { cause: error },
    )
  }
}
