import { sql } from 'kysely'
import type { ResourceBody } from '#contract/resources.ts'
import { hasOpenJob } from '../../database/job-queries.ts'
import type { ResourcesTable, ShippedFacts } from '../../database/library-tables.ts'
import { lastPosition } from '../../database/positions.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'

export type ResourceRow = Awaited<ReturnType<typeof listResources>>[number]

/**
 * What an author may say of a resource: the field on the wire, and its column. Writing and reading both go by
 * this list, and it does not compile while a field of `ResourceBody` is missing.
 */
export const editable = {
  title: 'title',
  category: 'category',
  description: 'description',
  is_free: 'isFree',
  is_draft: 'isDraft',
  belongs_to: 'belongsTo',
  age_from: 'ageFrom',
  age_to: 'ageTo',
  minutes: 'minutes',
  reading_year: 'readingYear',
  themes: 'themes',
  licence: 'licence',
} as const satisfies Record<Exclude<keyof ResourceBody, 'pdf' | 'image'>, keyof ResourcesTable>

export type EditableField = keyof typeof editable

/** What an author says of a resource, by column. */
export type Facts = { [Field in EditableField as (typeof editable)[Field]]: ResourceBody[Field] }

export const resourceColumns = [
  ...Object.values(editable),
  'id',
  'slug',
  'ownerId',
  'schoolId',
  'version',
  'rowVersion',
  'sourceHash',
  'pdfSize',
  'pageCount',
  'aspect',
  'isPrepared',
  'createdAt',
  'deletedAt',
  'coverImage',
  'coverAspect',
  'announcedAt',
  'author',
  'hasImprint',
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

/** What somebody has added for the school that they are at (null: for all), newest first. */
export function listOwnedResources(db: Db, ownerId: string, schoolId: string | null): Promise<ResourceRow[]> {
  return db
    .selectFrom('resources')
    .select(resourceColumns)
    .where('deletedAt', 'is', null)
    .where('ownerId', '=', ownerId)
    .where('schoolId', 'is not distinct from', schoolId)
    .orderBy('id', 'desc')
    .execute()
}

export async function findResource(db: Db, id: number): Promise<ResourceRow | null> {
  const query = db.selectFrom('resources').select(resourceColumns).where('id', '=', id).where('deletedAt', 'is', null)
  return (await query.executeTakeFirst()) ?? null
}

/** Which files a resource has, also while it is deleted. */
export async function findVersion(db: Db, id: number) {
  const query = db.selectFrom('resources').select(['version', 'sourceHash', 'isPrepared']).where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/** What ships under a name; what the operator has deleted as well. */
export async function findResourceBySlug(db: Db, slug: string) {
  const query = db
    .selectFrom('resources')
    .select([...resourceColumns, 'position', 'shippedFacts'])
    .where('slug', '=', slug)
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

/** In the operator's order. A category that was removed is there again when something comes to be in it. */
export function listCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'title', 'version'])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('removedAt', 'is', null),
        exists(
          selectFrom('resources')
            .select('id')
            .whereRef('category', '=', 'categories.name')
            .where('deletedAt', 'is', null),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
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

export interface ResourceFile {
  version: string
  sourceHash: string
  pdfSize: number
  pageCount: number
  aspect: number
}

/** What a release says of a resource, by which the next one knows it again; nobody is told of it. */
export interface Shipping {
  slug: string
  shipped: ShippedFacts
}

/** Adds a resource out of a book file: of a release, or somebody's. */
export async function insertLoaded(
  db: Db,
  resource: Omit<ShippedFacts, 'sourceHash' | 'position'> &
    ResourceFile & { ownerId: string | null; coverImage: string; coverAspect: number | null },
  shipping: Shipping | null,
): Promise<number> {
  const shipped = shipping && { slug: shipping.slug, shippedFacts: JSON.stringify(shipping.shipped) }
  const { id } = await db
    .insertInto('resources')
    .values({
      ...resource,
      ...shipped,
      position: shipping?.shipped.position ?? lastPosition('resources'),
      announcedAt: shipping && new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Brings a resource up to what ships now: the facts given, and its files where there are new ones. */
export async function updateShipped(
  db: Db,
  id: number,
  shipped: ShippedFacts,
  changed: Partial<ShippedFacts> & Partial<ResourceFile>,
): Promise<void> {
  await db
    .updateTable('resources')
    .set({
      ...changed,
      ...(changed.version && { isPrepared: false }),
      ...(Object.keys(changed).length > 0 && { rowVersion: nextVersion('rowVersion') }),
      shippedFacts: JSON.stringify(shipped),
    })
    .where('id', '=', id)
    .execute()
}

/** Publishes a resource; true the first time. */
export async function updatePublished(db: Db, id: number): Promise<boolean> {
  await db
    .updateTable('resources')
    .set({ isDraft: false, rowVersion: nextVersion('rowVersion') })
    .where('id', '=', id)
    .execute()
  const announced = await db
    .updateTable('resources')
    .set({ announcedAt: new Date() })
    .where('id', '=', id)
    .where('announcedAt', 'is', null)
    .executeTakeFirst()
  return announced.numUpdatedRows > 0n
}

/** Marks a version as prepared; false when a newer one has replaced it. */
export async function updatePrepared(db: Db, id: number, version: string): Promise<boolean> {
  const updated = await db
    .updateTable('resources')
    .set({ isPrepared: true })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Notes that somebody has opened a resource. Again within ten minutes is the same reading: after a reload, or in another window. */
export async function insertView(db: Db, resourceId: number, userId: string): Promise<void> {
  await sql`
    insert into resource_views (resource_id, user_id)
    select ${resourceId}::integer, ${userId}::uuid
    where not exists (
      select from resource_views
      where user_id = ${userId} and resource_id = ${resourceId} and viewed_at > now() - interval '10 minutes'
    )`.execute(db)
}

/** No job is going to prepare the pages of a storybook. */
const isGivenUp = sql<boolean>`not ${hasOpenJob('prepare-book', { field: 'version', value: sql.ref('resources.version') })}`

/** Some storybooks whose preparation was given up, other ones each time: none waits for those that never succeed. */
export function listGivenUp(db: Db, atMost: number): Promise<Array<{ resourceId: number; version: string }>> {
  return db
    .selectFrom('resources')
    .select(['id as resourceId', 'version'])
    .where('category', '=', 'storybook')
    .where('isPrepared', '=', false)
    .where('deletedAt', 'is', null)
    .where(isGivenUp)
    .orderBy(sql`random()`)
    .limit(atMost)
    .execute()
}

/**
 * Storybooks that ship, as they ship, whose pages are not prepared. `isGivenUp`: no job is going to prepare them.
 */
export function listUnprepared(db: Db): Promise<Array<{ resourceId: number; version: string; isGivenUp: boolean }>> {
  return db
    .selectFrom('resources')
    .select(['id as resourceId', 'version'])
    .select(isGivenUp.as('isGivenUp'))
    .where('category', '=', 'storybook')
    .where('isPrepared', '=', false)
    .where('deletedAt', 'is', null)
    .where(sql`shipped_facts ->> 'sourceHash'`, '=', sql.ref('source_hash'))
    .execute()
}

/** The version of each resource. */
export function listVersions(db: Db): Promise<Array<{ version: string; title: string }>> {
  return db.selectFrom('resources').select(['version', 'title']).where('deletedAt', 'is', null).execute()
}

/** The editions that people have uploaded. */
export function listUploadedEditions(db: Db): Promise<Array<{ version: string; title: string }>> {
  const editions = db.selectFrom('editions').innerJoin('resources', 'resources.id', 'editions.resourceId')
  return editions
    .select(['editions.version', 'title'])
    .where('uploadedFor', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute()
}

/** The recordings of people who read a book aloud. */
export function listRecordings(db: Db): Promise<Array<{ recording: string; title: string }>> {
  const pages = db.selectFrom('narratedPages').innerJoin('resources', 'resources.id', 'narratedPages.resourceId')
  return pages.select(['recording', 'title']).where('deletedAt', 'is', null).execute()
}
