import { readAccessOf } from '#contract/access.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/session-store.ts'
import { visibilityOf } from '../access.ts'
import { listResources, type ResourceRow } from '../queries.ts'

/** The papers of a book among all resources that somebody may see, with what they may do with each. */
export function papersOf(all: readonly ResourceRow[], book: ResourceRow, actor: Actor) {
  return all.flatMap((row) => {
    const visibility = row.belongsTo === book.id ? visibilityOf(row, readAccessOf(actor), actor.schoolId) : 'hidden'
    return visibility === 'hidden' ? [] : [{ row, isLocked: visibility === 'locked' }]
  })
}

/** Those that they may open. */
export async function listOpenPapers(db: Deps['db'], book: ResourceRow, actor: Actor): Promise<ResourceRow[]> {
  const papers = papersOf(await listResources(db, actor.schoolId), book, actor)
  return papers.filter(({ isLocked }) => !isLocked).map(({ row }) => row)
}
