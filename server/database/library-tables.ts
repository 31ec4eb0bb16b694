import type { ColumnType, Generated } from 'kysely'
import type { EditionKind } from '#contract/editions.ts'
import type { Language } from '#contract/languages.ts'
import type { Licence } from '#contract/licences.ts'
import type { PagePart, PageText } from '#contract/resources.ts'
import type { Json, Moment, NullableMoment } from './column-types.ts'

interface CategoriesTable {
  id: Generated<number>
  name: string
  title: string
  version: Generated<number>
  position: Generated<number>
  removedAt: NullableMoment
}

/** The shipped values of a resource, which show what the operator has changed. */
export interface ShippedFacts {
  title: string
  category: string
  description: string
  isFree: boolean
  isDraft: boolean
  belongsTo: number | null
  ageFrom: number
  ageTo: number
  minutes: number
  readingYear: number | null
  themes: string[]
  licence: Licence
  author: string
  hasImprint: boolean
  position: number
  sourceHash: string
}

export interface ResourcesTable {
  id: Generated<number>
  slug: string | null
  title: string
  category: string
  description: Generated<string>
  isFree: Generated<boolean>
  isDraft: Generated<boolean>
  isFeatured: Generated<boolean>
  belongsTo: number | null
  ageFrom: Generated<number>
  ageTo: Generated<number>
  minutes: Generated<number>
  /** As England counts school years. */
  readingYear: Generated<number | null>
  themes: Generated<string[]>
  licence: Generated<Licence>
  author: Generated<string>
  /** Its own pages say who made it and what may be done with it. */
  hasImprint: Generated<boolean>
  position: Generated<number>
  ownerId: string | null
  schoolId: string | null
  /** Of its files. */
  version: string
  /** Counts the changes of what its form shows. */
  rowVersion: Generated<number>
  sourceHash: string
  pdfSize: number
  pageCount: number
  aspect: number
  isPrepared: Generated<boolean>
  createdAt: Moment
  deletedAt: NullableMoment
  deletedBy: string | null
  coverImage: Generated<string>
  coverAspect: number | null
  shippedFacts: ColumnType<ShippedFacts | null, string | null | undefined, string>
  announcedAt: NullableMoment
  /** The version whose pages the search knows. */
  searchableVersion: string | null
}

interface SearchablePagesTable {
  resourceId: number
  /** 0: the resource itself, by its title and description. */
  number: number
  words: string
  texts: Generated<string>
  /** Set by a trigger, as is `document`. */
  scope: Generated<string>
  document: Generated<string>
}

interface SearchableWordsTable {
  scope: string
  word: string
  uses: number
}

interface ImagesTable {
  id: Generated<string>
  ownerId: string | null
  isUsed: Generated<boolean>
  createdAt: Moment
}

interface UploadsTable {
  version: string
  ownerId: string | null
  isStored: Generated<boolean>
  title: Generated<string>
  sourceHash: Generated<string>
  pdfSize: Generated<number>
  pageCount: Generated<number>
  aspect: Generated<number>
  removeAfter: ColumnType<Date, Date, Date>
}

interface ProductsTable {
  id: Generated<number>
  title: string
  pricePence: number
  image: Generated<string>
  description: Generated<string>
  version: Generated<number>
  position: Generated<number>
  createdAt: Moment
  deletedAt: NullableMoment
}

interface ResourcePagesTable {
  resourceId: number
  version: string
  number: number
  alt: string
  text: Json<PageText[][]>
  /** The part that is also stored as a picture without its words; null if there is none. */
  wordless: Json<PagePart | null>
}

/** The file that a resource had before another one replaced it; `taught`: what was taught with it, as `listTaught` reads it. */
interface ReplacedFilesTable {
  resourceId: number
  version: string
  sourceHash: string
  pdfSize: number
  pageCount: number
  aspect: number
  licence: Licence
  /** Whether the resource could be published with it. */
  isPublishable: boolean
  author: string
  hasImprint: boolean
  taught: Json<unknown>
  replacedAt: Moment
}

/** A file that was made of a version of a book, or why it cannot be; or one that was uploaded, which is a version of its own. */
interface EditionsTable {
  resourceId: number
  version: string
  kind: EditionKind
  /** Of the text of the book that it has beside the story; `""` for the story alone. */
  language: Generated<Language | ''>
  /** 0 with a problem. */
  bytes: number
  problem: Generated<string>
  remedy: Generated<string>
  /** The version of the resource for which somebody has uploaded it; null where the portal has made it. */
  uploadedFor: string | null
  /** The hash of the recordings or of the text in it (`findAddition`); `""` without any. */
  madeOf: Generated<string>
  madeAt: Moment
}

interface NarrationsTable {
  resourceId: number
  narrator: string
  agreedAt: Moment
  agreedBy: string | null
  publishedAt: NullableMoment
}

export interface NarratedPagesTable {
  resourceId: number
  number: number
  recording: string
  mediaType: 'audio/webm' | 'audio/mp4' | 'audio/ogg'
  bytes: number
  seconds: number
  words: string
  starts: Json<number[]> | null
  recordedAt: Moment
}

interface ResourceViewsTable {
  id: Generated<string>
  resourceId: number
  userId: string | null
  viewedAt: Moment
}

/** How often something was opened in a month, more than 13 months ago. */
export interface ResourceViewCountsTable {
  resourceId: number
  /** The first day of the month, London time. */
  month: ColumnType<Date, string, never>
  reader: 'staff' | 'parents' | 'others'
  views: number
}

export interface LibraryTables {
  categories: CategoriesTable
  resources: ResourcesTable
  replacedFiles: ReplacedFilesTable
  editions: EditionsTable
  narratedPages: NarratedPagesTable
  narrations: NarrationsTable
  resourcePages: ResourcePagesTable
  resourceViews: ResourceViewsTable
  searchablePages: SearchablePagesTable
  searchableWords: SearchableWordsTable
  images: ImagesTable
  uploads: UploadsTable
  products: ProductsTable
}
