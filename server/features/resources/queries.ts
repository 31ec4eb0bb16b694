import type { Kysely } from 'kysely'
import type { PageText } from '#contract/resources.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

export type ResourceRow = Awaited<ReturnType<typeof listResources>>[number]

const resourceColumns = [
  'id',
  'slug',
  'title',
  'category',
  'description',
  'isFree',
  'isDraft',
  'belongsTo',
  'ageFrom',
  'ageTo',
  'minutes',
  'ownerId',
  'schoolId',
  'version',
  'sourceHash',
  'pdfSize',
  'pageCount',
  'aspect',
  'isPrepared',
  'createdAt',
] as const

/** Every resource that is not deleted and belongs to the portal or to `schoolId`, in shelf order. */
export function listResources(db: Db, schoolId: string | null) {
  return db
    .selectFrom('resources')
    .select(resourceColumns)
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('schoolId', 'is', null), where('schoolId', '=', schoolId)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** What somebody has put on the portal themselves, newest first. */
export function listOwnedResources(db: Db, ownerId: string): Promise<ResourceRow[]> {
  return db
    .selectFrom('resources')
    .select(resourceColumns)
    .where('deletedAt', 'is', null)
    .where('ownerId', '=', ownerId)
    .orderBy('id', 'desc')
    .execute()
}

export async function findResource(db: Db, id: number): Promise<ResourceRow | null> {
  const query = db.selectFrom('resources').select(resourceColumns).where('id', '=', id).where('deletedAt', 'is', null)
  return (await query.executeTakeFirst()) ?? null
}

export async function findResourceBySlug(db: Db, slug: string): Promise<ResourceRow | null> {
  const query = db.selectFrom('resources').select(resourceColumns).where('slug', '=', slug)
  return (await query.executeTakeFirst()) ?? null
}

/** The schools that have resources of their own. */
export async function listOwningSchools(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resources')
    .select('schoolId')
    .distinct()
    .where('schoolId', 'is not', null)
    .execute()
  return new Set(rows.map(({ schoolId }) => schoolId ?? ''))
}

export function listCategories(db: Db) {
  return db.selectFrom('categories').select(['id', 'name', 'title']).orderBy('position').orderBy('id').execute()
}

export async function upsertCategory(
  db: Db,
  category: { name: string; title: string; position: number },
): Promise<void> {
  await db
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export interface ResourceFacts {
  title: string
  category: string
  description: string
  isFree: boolean
  belongsTo: number | null
  ageFrom: number
  ageTo: number
  minutes: number
  position: number
}

export interface ResourceFile {
  version: string
  sourceHash: string
  pdfSize: number
  pageCount: number
  aspect: number
}

export async function upsertShipped(db: Db, slug: string, facts: ResourceFacts, file: ResourceFile): Promise<number> {
  const values = { ...facts, ...file, isPrepared: false }
  const { id } = await db
    .insertInto('resources')
    .values({ slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateFacts(db: Db, id: number, facts: ResourceFacts): Promise<void> {
  await db.updateTable('resources').set(facts).where('id', '=', id).execute()
}

/** Marks a version as prepared, unless a newer one has replaced it meanwhile. */
export async function updatePrepared(db: Db, id: number, version: string): Promise<void> {
  await db
    .updateTable('resources')
    .set({ isPrepared: true })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

export interface PageRow {
  number: number
  alt: string
  text: PageText[][]
}

export async function insertPage(db: Db, resourceId: number, version: string, page: PageRow): Promise<void> {
  await db
    .insertInto('resourcePages')
    .values({ resourceId, version, number: page.number, alt: page.alt, text: JSON.stringify(page.text) })
    .onConflict((conflict) => conflict.columns(['resourceId', 'version', 'number']).doNothing())
    .execute()
}

/** How many pages of a version are ready; they are prepared in order. */
export async function countPages(db: Db, resourceId: number, version: string): Promise<number> {
  const { pages } = await db
    .selectFrom('resourcePages')
    .select(({ fn }) => fn.countAll<string>().as('pages'))
    .where('resourceId', '=', resourceId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return Number(pages)
}

export function listPages(db: Db, resourceId: number, version: string): Promise<PageRow[]> {
  return db
    .selectFrom('resourcePages')
    .select(['number', 'alt', 'text'])
    .where('resourceId', '=', resourceId)
    .where('version', '=', version)
    .orderBy('number')
    .execute()
}

export async function deleteOtherPages(db: Db, resourceId: number, version: string): Promise<void> {
  await db.deleteFrom('resourcePages').where('resourceId', '=', resourceId).where('version', '<>', version).execute()
}

export async function insertView(db: Db, resourceId: number, userId: string): Promise<void> {
  await db.insertInto('resourceViews').values({ resourceId, userId }).execute()
}

/** Storybooks of the portal whose pages are still being prepared. */
export async function countUnprepared(db: Db): Promise<number> {
  const { books } = await db
    .selectFrom('resources')
    .select(({ fn }) => fn.countAll<string>().as('books'))
    .where('category', '=', 'storybook')
    .where('slug', 'is not', null)
    .where('isPrepared', '=', false)
    .executeTakeFirstOrThrow()
  return Number(books)
}
