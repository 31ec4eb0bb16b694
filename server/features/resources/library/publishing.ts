import type { ErrorCode } from '#contract/errors.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { findResourceBySlug, type ResourceRow } from '../queries.ts'
import { isExample } from '../shipped/examples.ts'
import { listWalls } from '../workshop/check-book.ts'

/**
 * Why a resource may not be on everybody's shelf; null if it may. A storybook comes out when everybody can know what its
 * pictures show, and what may be done with it. A school answers for what only its own staff and parents see.
 */
export async function findBar(
  { config }: Pick<Deps, 'config'>,
  db: Db,
  resource: ResourceRow,
): Promise<ErrorCode | null> {
  if (resource.schoolId !== null) return null
  if (!config.isTryIt && (await isShippedExample(db, resource))) return 'resource/is-example'
  if (resource.category !== 'storybook') return null
  if (!resource.isPrepared) return 'resource/not-ready'
  return (await listWalls(db, resource)).length > 0 ? 'resource/has-walls' : null
}

/** Schools are shown no example. */
async function isShippedExample(db: Db, { slug, sourceHash }: ResourceRow): Promise<boolean> {
  if (slug === null || !isExample(slug)) return false
  const shipped = await findResourceBySlug(db, slug)
  return shipped?.shippedFacts?.sourceHash === sourceHash
}
