import type { EditionKind } from '#contract/editions.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '../../../database/tables.ts'
import type { ResourceRow } from '../queries.ts'

/** A file that was made of a version; with a problem there is none. */
export interface EditionRow {
  kind: EditionKind
  /** Of the text beside the story, `""` for the story alone. */
  language: Language | ''
  bytes: number
  problem: string
  /** What those who may replace the file can do about it. */
  remedy: string
  /** The recordings or the text in it: see `findAddition`. */
  madeOf: string
}

export function listEditions(db: Db, versions: readonly string[]): Promise<(EditionRow & { version: string })[]> {
  return db
    .selectFrom('editions')
    .select(['version', 'kind', 'language', 'bytes', 'problem', 'remedy', 'madeOf'])
    .where('version', 'in', versions)
    .execute()
}

/**
 * Notes what was made of a resource: not when it has another file by now or is gone (`outdated`), nor when the title or the
 * licence that is printed in it is another one (`renamed`).
 */
export async function upsertEdition(
  db: Db,
  { id, version, title, licence }: Pick<ResourceRow, 'id' | 'version' | 'title' | 'licence'>,
  { kind, language, ...made }: EditionRow,
): Promise<'noted' | 'outdated' | 'renamed'> {
  const current = await db
    .selectFrom('resources')
    .select(['title', 'licence'])
    .where('id', '=', id)
    .where('version', '=', version)
    .forShare()
    .executeTakeFirst()
  if (!current) return 'outdated'
  if (current.title !== title || current.licence !== licence) return 'renamed'
  await db
    .insertInto('editions')
    .values({ resourceId: id, version, kind, language, ...made })
    .onConflict((conflict) => conflict.columns(['resourceId', 'version', 'kind', 'language']).doUpdateSet(made))
    .execute()
  const others = db.deleteFrom('editions').where('resourceId', '=', id).where('version', '<>', version)
  await others.where('uploadedFor', 'is', null).execute()
  return 'noted'
}

/** Nobody changes a resource or its texts before the end of the caller's transaction. */
export async function lockAgainstChange(db: Db, resourceId: number): Promise<void> {
  await db.selectFrom('resources').select('id').where('id', '=', resourceId).forShare().execute()
}

/** Has all editions of a resource made again, but for those that somebody has uploaded. */
export async function deleteEditions(db: Db, resourceId: number): Promise<void> {
  await db.deleteFrom('editions').where('resourceId', '=', resourceId).where('uploadedFor', 'is', null).execute()
}

/** Deletes the editions with a text, but for those that were made of it as it is. */
export async function deleteEditionsWith(
  db: Db,
  resourceId: number,
  { language, madeOf }: Pick<EditionRow, 'language' | 'madeOf'>,
): Promise<void> {
  const all = db.deleteFrom('editions').where('resourceId', '=', resourceId).where('language', '=', language)
  await all.where('madeOf', '<>', madeOf).execute()
}

/** A file that somebody has uploaded as an edition of a resource. It is a version of its own: it outlives a new PDF. */
export interface UploadedEdition {
  kind: EditionKind
  version: string
  bytes: number
  /** The version of the resource when it was uploaded. */
  uploadedFor: string
}

const uploadedOf = (db: Db, resourceIds: readonly number[]) =>
  db
    .selectFrom('editions')
    .select(['resourceId', 'kind', 'version', 'bytes', 'uploadedFor'])
    .where('resourceId', 'in', resourceIds)
    .where('uploadedFor', 'is not', null)
    .$narrowType<{ uploadedFor: string }>()

export function listUploadedEditions(
  db: Db,
  resourceIds: readonly number[],
): Promise<(UploadedEdition & { resourceId: number })[]> {
  return uploadedOf(db, resourceIds).execute()
}

export async function findUploadedEdition(
  db: Db,
  resourceId: number,
  kind: EditionKind,
): Promise<UploadedEdition | null> {
  return (await uploadedOf(db, [resourceId]).where('kind', '=', kind).executeTakeFirst()) ?? null
}

/** Notes an uploaded edition, in place of one that was taken out before. */
export async function insertUploadedEdition(db: Db, resourceId: number, edition: UploadedEdition): Promise<void> {
  await db
    .insertInto('editions')
    .values({ resourceId, ...edition })
    .execute()
}

/** Takes an uploaded edition out, in the caller's transaction, which retires its file; null where there is none. */
export async function takeUploadedEdition(db: Db, resourceId: number, kind: EditionKind): Promise<string | null> {
  const taken = await db
    .deleteFrom('editions')
    .where('resourceId', '=', resourceId)
    .where('kind', '=', kind)
    .where('uploadedFor', 'is not', null)
    .returning('version')
    .executeTakeFirst()
  return taken?.version ?? null
}
