import { sql } from 'kysely'
import type { NarratedPagesTable } from '../../../database/library-tables.ts'
import type { Db } from '../../../database/tables.ts'

export interface RecordedPage
  extends Pick<NarratedPagesTable, 'number' | 'recording' | 'mediaType' | 'bytes' | 'seconds'> {
  /** The words that were read. */
  words: string
  starts: number[] | null
}

export interface NarrationRow {
  narrator: string
  publishedAt: Date | null
}

const pageColumns = ['number', 'recording', 'mediaType', 'bytes', 'seconds', 'words', 'starts'] as const

/** Who reads a book, and whether everybody hears it; null before anybody has agreed to. */
export async function findNarration(db: Db, resourceId: number): Promise<NarrationRow | null> {
  const query = db.selectFrom('narrations').select(['narrator', 'publishedAt']).where('resourceId', '=', resourceId)
  return (await query.executeTakeFirst()) ?? null
}

/** As `findNarration`, and nobody else changes its recordings until the transaction ends. */
export async function lockNarration(db: Db, resourceId: number): Promise<NarrationRow | null> {
  const query = db.selectFrom('narrations').select(['narrator', 'publishedAt']).where('resourceId', '=', resourceId)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

export async function upsertNarration(
  db: Db,
  row: { resourceId: number; narrator: string; agreedBy: string | null },
): Promise<void> {
  const { narrator, agreedBy } = row
  await db
    .insertInto('narrations')
    .values(row)
    .onConflict((conflict) => conflict.column('resourceId').doUpdateSet({ narrator, agreedBy, agreedAt: sql`now()` }))
    .execute()
}

export async function updatePublication(db: Db, resourceId: number, publishedAt: Date | null): Promise<void> {
  await db.updateTable('narrations').set({ publishedAt }).where('resourceId', '=', resourceId).execute()
}

/** Deletes what is known of a book's recordings, and with it which pages are recorded. */
export async function deleteNarration(db: Db, resourceId: number): Promise<void> {
  await db.deleteFrom('narrations').where('resourceId', '=', resourceId).execute()
}

export function listRecordings(db: Db, resourceId: number): Promise<RecordedPage[]> {
  return db
    .selectFrom('narratedPages')
    .select(pageColumns)
    .where('resourceId', '=', resourceId)
    .orderBy('number')
    .execute()
}

/** The recording of a page, with whether its book's recordings are published. */
export async function findRecording(
  db: Db,
  resourceId: number,
  number: number,
): Promise<(RecordedPage & { publishedAt: Date | null }) | null> {
  const found = await db
    .selectFrom('narratedPages')
    .innerJoin('narrations', 'narrations.resourceId', 'narratedPages.resourceId')
    .select([...pageColumns, 'publishedAt'])
    .where('narratedPages.resourceId', '=', resourceId)
    .where('number', '=', number)
    .executeTakeFirst()
  return found ?? null
}

export async function upsertRecording(
  db: Db,
  resourceId: number,
  { number, ...page }: Omit<RecordedPage, 'starts'>,
): Promise<void> {
  const facts = { ...page, starts: null }
  await db
    .insertInto('narratedPages')
    .values({ resourceId, number, ...facts })
    .onConflict((conflict) =>
      conflict.columns(['resourceId', 'number']).doUpdateSet({ ...facts, recordedAt: sql`now()` }),
    )
    .execute()
}

/** Notes when each word of a recording begins; false when there is another recording by now. */
export async function updateStarts(
  db: Db,
  { resourceId, number, recording }: { resourceId: number; number: number; recording: string },
  starts: number[] | null,
): Promise<boolean> {
  const updated = await db
    .updateTable('narratedPages')
    .set({ starts: starts && JSON.stringify(starts) })
    .where('resourceId', '=', resourceId)
    .where('number', '=', number)
    .where('recording', '=', recording)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
