import type { Resource } from '#contract/resources.ts'

/** "lesson plan" for "Temi: lesson plan" beside "Temi"; the whole title where nothing is repeated. */
export function titleBeside(title: string, beside: string | undefined): string {
  return beside !== undefined && title.startsWith(`${beside}: `) ? title.slice(beside.length + 2) : title
}

/** What a family does with a story when it is read. */
export const isForHome = ({ category, is_locked }: Resource): boolean =>
  !is_locked && (category === 'discussion-topic' || category === 'activity-sheet')
