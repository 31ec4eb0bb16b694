import { createHash } from 'node:crypto'
import type { Config } from '../../../config/config.ts'
import type { ResourceRow } from '../queries.ts'
import { findShipped } from '../shipped/shipped-content.ts'
import type { TeachingData } from '../teaching/teaching-data.ts'

/** What the release that runs ships to be taught with a resource; null where nothing does, or its PDF is another one. */
export async function findShippedTeaching(
  config: Pick<Config, 'contentFolder'>,
  resource: Pick<ResourceRow, 'slug' | 'sourceHash'>,
): Promise<TeachingData | null> {
  return (await findShipped(config, resource))?.resource.teaching ?? null
}

/** Tells two states of the same thing apart, in 16 characters. */
export const markOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 16)

/** What ships for the fields of a page; null where nothing does. */
export function shippedFields(shipped: TeachingData | null, page: number) {
  const row = shipped?.pages.find((each) => each.page === page)
  if (!row) return null
  const questions = row.questions.map(({ text, isDeep }) => ({ text, is_deep: isDeep }))
  return { alt: row.alt, title: row.title, questions, listen_for: row.listenFor }
}
