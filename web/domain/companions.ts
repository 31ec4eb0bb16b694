import type { Resource } from '#contract/resources.ts'

const teachingOrder = ['teachers-guide', 'lesson-plan', 'guided-reading', 'discussion-topic', 'activity-sheet']

function teachingRank({ category }: Resource): number {
  const rank = teachingOrder.indexOf(category)
  return rank < 0 ? teachingOrder.length : rank
}

/** Sorts in the order in which a teacher needs them. The sort is stable, so equals keep the operator's order. */
export const byTeachingOrder = (one: Resource, other: Resource): number => teachingRank(one) - teachingRank(other)

/** "lesson plan" for "Temi: lesson plan" beside "Temi"; the whole title where nothing is repeated. */
export function titleBeside(title: string, beside: string | undefined): string {
  return beside !== undefined && title.startsWith(`${beside}: `) ? title.slice(beside.length + 2) : title
}

/** What a family does with a story when it is read. */
export const isForHome = ({ category, is_locked }: Resource): boolean =>
  !is_locked && (category === 'discussion-topic' || category === 'activity-sheet')
