import type { LessonStep } from '#contract/teaching.ts'
import type { TaughtField, TaughtPage } from '#contract/workshop.ts'
import type { Db } from '../../../database/tables.ts'

/** Stores what an editor has written beside a page. */
export async function upsertPage(
  db: Db,
  key: { resourceId: number; page: number },
  { alt, title, questions, listen_for: listenFor, text }: TaughtPage,
  editedFrom: Partial<Record<TaughtField, string>>,
): Promise<void> {
  const row = {
    ...{ alt, title, listenFor, isEdited: true },
    editedFrom: JSON.stringify(editedFrom),
    questions: JSON.stringify(questions.map(({ text, is_deep: isDeep }) => ({ text, isDeep }))),
    text: text && JSON.stringify(text),
  }
  await db
    .insertInto('teachingPages')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(['resourceId', 'page']).doUpdateSet(row))
    .execute()
}

interface Word {
  word: string
  pages: number[]
  meaning: string
  useAgain: string
}

/** Stores a word to explain at its place; `isEdited`: the next release leaves it. */
export async function upsertWord(
  db: Db,
  resourceId: number,
  row: Word & { position: number; isEdited: boolean },
): Promise<void> {
  const { word, ...facts } = row
  await db
    .insertInto('teachingWords')
    .values({ resourceId, word, ...facts })
    .onConflict((conflict) => conflict.columns(['resourceId', 'word']).doUpdateSet(facts))
    .execute()
}

/** Takes a word out in a way that the next release does not undo. */
export async function updateTakenOut(db: Db, resourceId: number, word: string): Promise<void> {
  const row = db.updateTable('teachingWords').set({ pages: [], isEdited: true }).where('resourceId', '=', resourceId)
  await row.where('word', '=', word).execute()
}

/** Replaces the steps of a plan or book. Without any, an empty one stays, so that the next release brings none back. */
export async function replaceSteps(db: Db, resourceId: number, steps: readonly LessonStep[]): Promise<void> {
  await db.deleteFrom('lessonSteps').where('resourceId', '=', resourceId).execute()
  const kept = steps.length > 0 ? steps : [{ minutes: 1, title: '', page: null, parts: [] }]
  const rows = kept.map(({ parts, ...step }, position) => ({
    ...{ ...step, resourceId, position, isEdited: true },
    parts: JSON.stringify(parts),
  }))
  await db.insertInto('lessonSteps').values(rows).execute()
}

/** Replaces how the voice says the words of a book. */
export async function replaceSayings(
  db: Db,
  resourceId: number,
  sayings: readonly { word: string; say_as: string }[],
): Promise<void> {
  await db.deleteFrom('sayings').where('resourceId', '=', resourceId).execute()
  const rows = sayings.map(({ word, say_as: sayAs }, position) => ({ resourceId, word, sayAs, position }))
  if (rows.length > 0) await db.insertInto('sayings').values(rows).execute()
}
