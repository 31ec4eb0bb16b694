import type { shippedLicence } from '#contract/licences.ts'
import type { CurriculumRow } from './curriculum/read-curriculum.ts'
import type { Storybook } from './storybook.ts'
import type { ShippedText } from './texts/read-texts.ts'

/** What a shipped resource is. The slugs are those of the portal's categories. */
type Category =
  | 'storybook'
  | 'teachers-guide'
  | 'lesson-plan'
  | 'guided-reading'
  | 'discussion-topic'
  | 'activity-sheet'
  | 'introduction'

/** The facts about one resource that its source states. `minutes` is the time to read or teach it; ages are in years. */
export type ResourceFacts = {
  slug: string
  title: string
  category: Category
  /** One or two sentences for the shelf. */
  description: string
  /** Free resources open for any signed-in account; the others need a verified school. */
  isFree: boolean
  /** Slug of the storybook that it goes with; null for a storybook, and for what goes with none. */
  belongsTo: string | null
  ageFrom: number
  ageTo: number
  minutes: number
  /** Of a storybook: the school year, as England counts it, in which most children can read it alone. */
  readingYear?: number
  themes?: string[]
  /** Of a storybook: who wrote, drew and published it. */
  author?: string
}

/** What a teacher asks about a page of the story. Pages count from the first after the cover. */
export type PagePrompts = {
  page: number
  title: string
  /** `isDeep`: one of those that the guide sets in italics. */
  questions: { text: string; isDeep: boolean }[]
  listenFor: string
}

/** A word that the guide explains, and the pages on which it occurs. */
export type GuideWord = { word: string; pages: number[]; meaning: string; useAgain: string }

export type Prompts = { pages: PagePrompts[]; words: GuideWord[] }

/**
 * What a storybook ships with: its pictures in words, the cover as page 0, which of them are half of one over two pages, what
 * its guide asks and explains, what it covers of the curricula, and the story in other words.
 */
export type BookTeaching = {
  pages: ({ page: number; alt: string; isSpread: boolean } & Partial<PagePrompts>)[]
  words: GuideWord[]
  curriculum: CurriculumRow[]
  texts: ShippedText[]
}

/** Of a step: what to say and do, what to ask, what the children do one after the other, and what to listen for. */
export type LessonPart = { kind: 'say' | 'ask' | 'steps' | 'listen'; lines: string[] }

/** A timed step of a lesson plan. `page` of the story; null where it names none. */
export type LessonStep = { minutes: number; title: string; page: number | null; parts: LessonPart[] }

export type Lesson = { steps: LessonStep[] }

/** A guide, plan or set of notes, as `content/documents/build-documents.ts` lists it. It says how to render itself there. */
export type DocumentSource = ResourceFacts & { category: Exclude<Category, 'storybook'> }

/**
 * What `content/documents/build-documents.ts` exports. `renderDocument` takes its picture from the book that the source belongs
 * to, and answers the same bytes for the same source.
 */
export type DocumentBuilder = {
  listDocuments: () => DocumentSource[]
  renderDocument: (source: DocumentSource, book?: Storybook) => Promise<Uint8Array>
  /** What a teacher’s guide asks, page by page; null for other papers. */
  promptsOf: (source: DocumentSource) => Prompts | null
  /** What a storybook covers of the four nations' curricula, by its slug. */
  curriculumOf: (book: string) => CurriculumRow[]
  /** The timed steps of a lesson plan; null for other papers. */
  lessonOf: (source: DocumentSource) => Lesson | null
  /** The same paper as a Word file. */
  renderWord: (source: DocumentSource, book?: Storybook) => Promise<Uint8Array>
  /** The same paper in large print, as PDF. */
  renderLarge: (source: DocumentSource, book?: Storybook) => Promise<Uint8Array>
}

/** What readers call each category, as a portal shows it that does not know it yet. */
export const categoryTitles: Record<Category, string> = {
  storybook: 'Storybook',
  'teachers-guide': "Teacher's guide",
  'lesson-plan': 'Lesson plan',
  'guided-reading': 'Guided reading',
  'discussion-topic': 'Discussion topic',
  'activity-sheet': 'Activity sheet',
  introduction: 'Introduction',
}

/** A file in the folder of a book file: its name there, its size, and its SHA-256 in hex. */
export type BookFilePart = { file: string; bytes: number; sha256: string }

/** Another form of a resource, which takes its sources to make. */
export type ShippedEdition = BookFilePart & { kind: 'colouring' | 'word-card' | 'braille' | 'word' | 'large-print' }

/** A book or paper in a book file. `hasImprint`: its own pages say who made it and what may be done with it. */
export type ShippedResource = Omit<ResourceFacts, 'belongsTo'> & {
  categoryTitle: string
  licence: typeof shippedLicence
  hasImprint: boolean
  pdf: BookFilePart
  covers: { small: BookFilePart; large: BookFilePart }
  /** Pictures in words, questions and words of a storybook, steps of a plan; null for what nothing is taught with. */
  teaching: BookTeaching | Lesson | null
  editions: ShippedEdition[]
}

/** `book.json` in the folder of a book: the form in which a book travels (`docs/book-file.md`), which the portal loads. */
export type BookFile = { format: 'portal-book'; version: 1; book: ShippedResource; papers: ShippedResource[] }

/**
 * `build/content/manifest.json`: the folders of the book files in the order of the shelf, each with the slugs of what is in it.
 * `version` is a hex digest that changes when any file or fact changes.
 */
export type Manifest = { version: string; books: { folder: string; resources: string[] }[] }
