import { sql } from 'kysely'
import { todayInUk } from '#contract/school-days.ts'
import type { SchoolUse } from './class-tables.ts'
import { isReadOnly } from './connection-errors.ts'
import type { Db } from './tables.ts'

/** What several features count for a school: which resource, and what was done with it. */
export interface Use {
  schoolId: string
  resourceId: number
  use: SchoolUse
}

/** Counts one use today. While nothing can be written, nothing is counted, and the download goes on. */
export async function countUse(db: Db, use: Use): Promise<void> {
  const counted = db
    .insertInto('schoolUses')
    .values({ ...use, day: todayInUk(), times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['schoolId', 'resourceId', 'day', 'use'])
        .doUpdateSet({ times: sql<number>`school_uses.times + 1` }),
    )
  await counted.execute().catch((error: unknown) => {
    if (!isReadOnly(error)) throw error
  })
}
