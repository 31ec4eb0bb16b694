import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** Tables whose rows operators can reorder. */
type Ordered = 'resources' | 'categories' | 'products' | 'testimonials' | 'sponsors'

/** The position after all others, for a new row. */
export const lastPosition = (table: Ordered) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`

/** Puts the rows with these ids first, in this order; the others follow in their previous order. */
export async function updatePositions(db: Db, table: Ordered, ids: number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} as moved set position = ranked.position from (
      select id, row_number() over (order by array_position(${ids}::int[], id) nulls last, position, id) as position
      from ${sql.table(table)}) as ranked
    where moved.id = ranked.id and moved.position <> ranked.position`.execute(db)
}
