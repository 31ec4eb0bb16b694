import { readingOf } from '#contract/access.ts'
import { listResources as listResourcesRow } from '#contract/resources.ts'
import { rememberUntilChanged } from '../../database/cache.ts'
import type { Actor } from '../../database/sessions.ts'
import type { Deps } from '../../deps.ts'
import { type PreparedAnswer, prepareAnswer } from '../../http/serve.ts'
import { opennessOf } from './access.ts'

export { openResource as openForReading } from './access.ts'

import {
  countUnprepared,
  findResource,
  findResourceBySlug,
  listOwningSchools,
  listResources,
  type ResourceRow,
} from './queries.ts'
import { resourceAnswer } from './resource-answer.ts'

/** The shelf, remembered until a resource changes: one serialised list for everybody who may see the same. */
export interface Shelf {
  /** The answer of `GET resources` for somebody. */
  answerFor(actor: Actor): Promise<PreparedAnswer>
  find(id: number): Promise<ResourceRow | null>
  /** A resource that ships with the portal. */
  findShipped(slug: string): Promise<ResourceRow | null>
}

export function createShelf({ db, changes }: Pick<Deps, 'db' | 'changes'>): Shelf {
  const owningSchools = rememberUntilChanged(changes, ['resources'], () => listOwningSchools(db))
  const resources = rememberUntilChanged(changes, ['resources'], async (id) => ({
    row: await findResource(db, Number(id)),
  }))
  const answers = rememberUntilChanged(changes, ['resources'], async (key) => {
    const { reading, schoolId } = JSON.parse(key) as { reading: ReturnType<typeof readingOf>; schoolId: string | null }
    if (reading === 'none') return prepareAnswer(listResourcesRow, [])
    const visible = (await listResources(db, schoolId)).flatMap((row) => {
      const openness = opennessOf(row, reading, schoolId)
      if (openness === 'hidden' || (openness === 'locked' && reading === 'free-only')) return []
      return [resourceAnswer(row, openness === 'locked')]
    })
    return prepareAnswer(listResourcesRow, visible)
  })

  return {
    async answerFor(actor) {
      const reading = readingOf(actor)
      const hasOwn = actor.schoolId !== null && (await owningSchools('')).has(actor.schoolId)
      return answers(JSON.stringify({ reading, schoolId: hasOwn ? actor.schoolId : null }))
    },
    find: async (id) => (await resources(String(id))).row,
    findShipped: (slug) => findResourceBySlug(db, slug),
  }
}

/** Whether a book that ships is not yet ready to open as a book. */
export async function hasUnpreparedBooks(db: Deps['db']): Promise<boolean> {
  return (await countUnprepared(db)) > 0
}
