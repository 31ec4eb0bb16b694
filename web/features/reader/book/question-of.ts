import type { PagePrompts } from '#contract/teaching.ts'

/**
 * The question of a day about a whole book, with the page of the story that it is about: those that go deeper, one each day in turn,
 * and all of them where none does. Null without questions.
 */
export function questionOf(day: Date, pages: readonly PagePrompts[]): { question: string; page: number } | null {
  const all = pages.flatMap(({ page, questions }) => questions.map((question) => ({ ...question, page })))
  const deep = all.filter(({ is_deep }) => is_deep)
  const asked = deep.length > 0 ? deep : all
  const days = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000)
  const found = asked[days % asked.length]
  return found ? { question: found.text, page: found.page } : null
}
