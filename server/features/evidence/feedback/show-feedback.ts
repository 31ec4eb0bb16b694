import type { HeardBook } from '#contract/feedback.ts'
import { type ShownFigure, showFigure } from '#contract/small-numbers.ts'
import { coverUrl } from '../../resources/service.ts'
import type { FeedbackRow } from './queries.ts'

/** Answers about each storybook, in figures that are large enough to leave the server. */
export function showFeedback(rows: readonly FeedbackRow[]): HeardBook[] {
  const ids = [...new Set(rows.map(({ resourceId }) => resourceId))]
  return ids.flatMap((id) => showBook(rows.filter(({ resourceId }) => resourceId === id)))
}

function showBook(rows: readonly FeedbackRow[]): HeardBook[] {
  const [book] = rows
  if (!book) return []
  return [
    {
      id: book.resourceId,
      title: book.title,
      image: coverUrl({ ...book, id: book.resourceId }),
      liked: show(rows, 'liked'),
      so_so: show(rows, 'soSo'),
      disliked: show(rows, 'disliked'),
      again: show(rows, 'again'),
      talked: show(rows, 'talked'),
      hard_words: show(rows, 'hardWords'),
    },
  ]
}

/** All who belong to no school count as one: one person may have answered often. */
function show(
  rows: readonly FeedbackRow[],
  of: 'liked' | 'soSo' | 'disliked' | 'again' | 'talked' | 'hardWords',
): ShownFigure {
  const said = rows.filter((row) => row[of] > 0)
  const schools = new Set(said.map(({ schoolId }) => schoolId)).size
  return showFigure({ count: said.reduce((sum, row) => sum + row[of], 0), schools })
}
