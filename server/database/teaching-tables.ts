import type { ColumnType, Generated } from 'kysely'
import type { UkNation } from '#contract/curriculum.ts'
import type { Language } from '#contract/languages.ts'
import type { PageText } from '#contract/resources.ts'
import type { LessonPart } from '#contract/teaching.ts'
import type { TaughtField } from '#contract/workshop.ts'
import type { DefaultedJson, Json } from './column-types.ts'

/** A question about a page; `isDeep`: it goes deeper than the others. */
interface Question {
  text: string
  isDeep: boolean
}

interface TeachingPagesTable {
  resourceId: number
  /** Of the story: 1 follows the cover, which is 0. */
  page: number
  alt: Generated<string>
  isSpread: Generated<boolean>
  title: Generated<string>
  questions: DefaultedJson<Question[]>
  listenFor: Generated<string>
  /** The words as somebody has corrected them: paragraphs of lines. */
  text: ColumnType<PageText[][] | null, string | null | undefined, string | null>
  isEdited: Generated<boolean>
  /** By field, the hash of what shipped when somebody last said that the field stays as it was edited. */
  editedFrom: DefaultedJson<Partial<Record<TaughtField, string>>>
}

interface TeachingWordsTable {
  resourceId: number
  word: string
  pages: number[]
  meaning: string
  useAgain: Generated<string>
  position: number
  isEdited: Generated<boolean>
}

interface SayingsTable {
  resourceId: number
  word: string
  sayAs: string
  position: number
}

interface BookTextsTable {
  id: Generated<number>
  resourceId: number
  language: Language
  title: Generated<string>
  question: Generated<string>
  writtenBy: Generated<string>
  checkedBy: Generated<string>
  isPublished: Generated<boolean>
  isEdited: Generated<boolean>
}

interface BookTextPagesTable {
  textId: number
  /** Of the story: 1 follows the cover, which is 0. */
  page: number
  paragraphs: Json<string[][]>
  writtenFrom: Generated<string>
}

interface CurriculumRowsTable {
  resourceId: number
  position: number
  nation: UkNation
  document: string
  edition: string
  area: string
  code: string
  statement: string
  isQuoted: boolean
  source: string
  readOn: string
  covers: string
}

interface LessonStepsTable {
  resourceId: number
  position: number
  minutes: number
  title: string
  page: number | null
  parts: Json<LessonPart[]>
  isEdited: Generated<boolean>
}

export interface TeachingTables {
  teachingPages: TeachingPagesTable
  teachingWords: TeachingWordsTable
  lessonSteps: LessonStepsTable
  sayings: SayingsTable
  bookTexts: BookTextsTable
  bookTextPages: BookTextPagesTable
  curriculumRows: CurriculumRowsTable
}
