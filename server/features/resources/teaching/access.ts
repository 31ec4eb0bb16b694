import { readAccessOf } from '#contract/access.ts'
import type { Actor } from '../../../http/session-store.ts'
import { visibilityOf } from '../access.ts'
import type { ResourceRow } from '../queries.ts'

/**
 * What somebody may read of the teaching of a book that they may open. Its questions come with a guide that is open to
 * them, its steps with the plans that are, which may leave them to the book; with a book that has no such paper, they
 * come with the book.
 * `all`: the resources of the portal and the reader's school.
 */
export function openTeaching(all: readonly ResourceRow[], book: ResourceRow, actor: Actor) {
  const open = (category: string) => {
    const papers = all.filter((row) => row.belongsTo === book.id && row.category === category)
    if (papers.length === 0) return [book.id]
    const isOpen = (row: ResourceRow) => visibilityOf(row, readAccessOf(actor), actor.schoolId) === 'open'
    return papers.filter(isOpen).map(({ id }) => id)
  }
  const plans = open('lesson-plan')
  return { hasQuestions: open('teachers-guide').length > 0, planIds: plans.length > 0 ? [...plans, book.id] : [] }
}
