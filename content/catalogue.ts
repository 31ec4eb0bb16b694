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

/** Another form of a resource, which takes its sources to make. */
export type ShippedEdition = { kind: 'colouring' | 'braille' | 'word' | 'large-print'; file: string }

/** One entry of `build/content/manifest.json`. File names are relative to the manifest; `sha256` is of the PDF, in hex. */
export type ShippedResource = ResourceFacts & {
  pdf: string
  cover: { webp480: string; webp960: string }
  sha256: string
  /** The file of what is taught with it: pictures in words, questions and words of a storybook, steps of a plan; null for others. */
  teaching: string | null
  licence: typeof shippedLicence
  editions: ShippedEdition[]
}

/** `build/content/manifest.json`. `version` is a hex digest that changes when any file or fact changes. */
export type Manifest = { version: string; resources: ShippedResource[] }
