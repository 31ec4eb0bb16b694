import { type RawBuilder, type SqlBool, sql } from 'kysely'

const atOnce = 500

interface Portion {
  /** The rows that have not been read yet. */
  isNext: RawBuilder<SqlBool>
  order: RawBuilder<unknown>
  limit: number
}

interface Dated {
  createdAt: Date
  id: string
}

/**
 * Reads rows of a table with `created_at` and a UUID `id` in portions, oldest first, by keyset pagination: no row is
 * read twice or left out, and rows added during the read come last. The order has a resolution of milliseconds, as
 * JavaScript's dates have.
 */
export async function* readOldestFirst<Row extends Dated>(
  read: (portion: Portion) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const moment = sql`date_trunc('milliseconds', created_at)`
  let last: Dated = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const rows = await read({
      isNext: sql<SqlBool>`(${moment}, id) > (${last.createdAt}, ${last.id}::uuid)`,
      order: sql`${moment}, id`,
      limit: atOnce,
    })
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < atOnce) return
    last = end
  }
}
