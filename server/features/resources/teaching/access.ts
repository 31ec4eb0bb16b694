import { readAccessOf } from '#contract/access.ts'
import type { Actor } from '../../../http/session-store.ts'
import { visibilityOf } from '../access.ts'
import type { ResourceRow } from '../queries.ts'

/**
 * What somebody may read of the teaching of a book that they may open. Its questions come with a guide that is open to
 * them, its steps with the plans that are, which may leave them to the book; with a book that has no such paper, or only
 * drafts that would be open to them once published, they come with the book.
 * `all`: the resources of the portal and the reader's school.
 */
export function openTeaching(all: readonly ResourceRow[], book: ResourceRow, actor: Actor) {
  const isOpen = (row: ResourceRow) => visibilityOf(row, readAccessOf(actor), actor.schoolId) === 'open'
  const open = (category: string) => {
    const papers = all.filter((row) => row.belongsTo === book.id && row.category === category)
    const readable = papers.filter(isOpen).map(({ id }) => id)
    // What a draft will keep for approved schools, it does not give away before it is published.
    const comesWithBook = papers.every((row) => row.isDraft && isOpen({ ...row, isDraft: false }))
    return readable.length === 0 && comesWithBook ? [book.id] : readable
  }
  const plans = open('lesson-plan')
  return { hasQuestions: open('teachers-guide').length > 0, planIds: plans.length > 0 ? [...plans, book.id] : [] }
}
