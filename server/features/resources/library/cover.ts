import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { aspectOf, replaceImage } from '../../images/service.ts'

/**
 * Puts an uploaded picture on a resource in place of its first page, and lets go of the one before. `""`, and the first
 * page as the upload showed it, are the first page.
 */
export async function placeCover(
  deps: Deps,
  db: Db,
  { image, ...rest }: { image: string; before: string; uploaderId: string | null },
): Promise<{ coverImage: string; coverAspect: number | null }> {
  const coverImage = image.startsWith('/api/resources/upload/') ? '' : image
  await replaceImage(db, { image: coverImage, ...rest })
  return { coverImage, coverAspect: coverImage === '' ? null : await aspectOf(deps, coverImage) }
}
