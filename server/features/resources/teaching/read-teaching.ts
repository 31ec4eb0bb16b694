import type { CurriculumRow } from '#contract/curriculum.ts'
import type { BookWord } from '#contract/resources.ts'
import type { Lesson, Prompts } from '#contract/teaching.ts'
import type { Db } from '../../../database/tables.ts'
import { listCurriculum, listSteps, listTeachingPages, listTeachingWords } from './queries.ts'

/** What a teacher asks about a storybook, and the words to explain. */
export async function readPrompts(db: Db, bookId: number): Promise<Prompts> {
  const pages = await listTeachingPages(db, bookId)
  const words = await listTeachingWords(db, bookId)
  return {
    pages: pages
      .filter(({ questions, listenFor }) => questions.length > 0 || listenFor !== '')
      .map(({ page, title, questions, listenFor }) => ({
        page,
        title,
        questions: questions.map(({ text, isDeep }) => ({ text, is_deep: isDeep })),
        listen_for: listenFor,
      })),
    words: words
      .filter(isShown)
      .map(({ word, pages, meaning, useAgain }) => ({ word, pages, meaning, use_again: useAgain })),
  }
}

/** The last question of a guide that goes deeper, which is about the whole book; else its last one. Null without questions. */
export async function findLastQuestion(db: Db, bookId: number): Promise<string | null> {
  const all = (await listTeachingPages(db, bookId)).flatMap(({ questions }) => questions)
  return (all.findLast(({ isDeep }) => isDeep) ?? all.at(-1))?.text ?? null
}

/** The words that a storybook explains: part of the book for everybody who may open it, also where its guide is locked. */
export async function listWords(db: Db, bookId: number): Promise<BookWord[]> {
  const words = (await listTeachingWords(db, bookId)).filter(isShown)
  return words.map(({ word, meaning, pages }) => ({ word, meaning, pages }))
}

const isShown = ({ pages }: { pages: number[] }) => pages.length > 0

/** The timed steps of the first of these plans that has any, and which that is. */
export async function readLesson(db: Db, planIds: readonly number[]): Promise<Lesson & { planId: number | undefined }> {
  const all = (await listSteps(db, planIds)).filter(({ parts }) => parts.length > 0)
  const planId = planIds.find((id) => all.some(({ resourceId }) => resourceId === id))
  const steps = all.filter(({ resourceId }) => resourceId === planId)
  return { planId, steps: steps.map(({ minutes, title, page, parts }) => ({ minutes, title, page, parts })) }
}

/** What a storybook covers of the curricula. */
export async function readCurriculum(db: Db, bookId: number): Promise<CurriculumRow[]> {
  const rows = await listCurriculum(db, bookId)
  return rows.map(({ isQuoted, readOn, ...row }) => ({ ...row, is_quoted: isQuoted, read_on: readOn }))
}
