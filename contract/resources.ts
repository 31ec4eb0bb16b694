import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Licence } from './licences.ts'
import { filledLine, filledText, Id, Moment, trimmedText } from './text.ts'
import { BookText } from './texts.ts'
import { Version } from './version.ts'

export type Resource = z.infer<typeof Resource>
/**
 * A book or document on the shelf. `image` and `pdf` are same-site paths; `image_large` is the same cover twice as
 * wide. `is_locked`: shown, but not open to the caller. `belongs_to`: the id of the storybook that a guide or plan goes
 * with. `is_book`: its pages are prepared, so that it opens as a book; until then, and for other categories, as a PDF.
 * `permission`: what may be done with it, in one sentence; `licence` is the name of that licence.
 * `pdf_version` changes with the file, as `image` does with the cover. `aspect`: width of the cover divided by its height. `minutes`: time to read or teach it, 0 when unknown. `reading_year`: the
 * school year, as England counts it, in which most children can read it alone; null when unknown.
 */
export const Resource = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  image: z.string(),
  image_large: z.string(),
  aspect: z.number(),
  pdf: z.string(),
  pdf_version: z.string(),
  create_time: Moment,
  description: z.string(),
  is_free: z.boolean(),
  is_locked: z.boolean(),
  is_book: z.boolean(),
  is_draft: z.boolean(),
  belongs_to: z.nullable(z.int()),
  age_from: z.int(),
  age_to: z.int(),
  minutes: z.int(),
  reading_year: z.nullable(z.int()),
  themes: z.array(z.string()),
  licence: Licence,
  permission: z.string(),
  page_count: z.int(),
  version: z.int(),
})

export const ResourceId = z.int().check(z.positive(), z.maximum(999_999_999))
const age = (sentence: string) => z.int(sentence).check(z.minimum(3, sentence), z.maximum(18, sentence))
const year = 'Enter a school year from 1 to 6, or leave it empty.'
const minutes = 'Enter minutes as a whole number up to 600, or 0.'

/** What an author says of a resource, as it is checked. */
const fields = {
  title: filledText(150, 'Enter a title.'),
  category: filledText(100, 'Choose a category.'),
  description: trimmedText(600),
  image: z.string().check(z.maxLength(200)),
  // The fields below are ignored unless an operator sends them.
  is_free: z.boolean(),
  is_draft: z.boolean(),
  belongs_to: z.nullable(ResourceId),
  age_from: age('Enter an age from 3 to 18.'),
  age_to: age('Enter an age from 3 to 18.'),
  minutes: z.int(minutes).check(z.minimum(0, minutes), z.maximum(600, minutes)),
  reading_year: z.nullable(z.int(year).check(z.minimum(1, year), z.maximum(6, year))),
  themes: z
    .array(filledLine(40, 'Enter a theme between the commas.'))
    .check(z.maxLength(6, 'Enter at most six themes.')),
  licence: Licence,
}

/** A new resource, as its author's form sends it. */
export const ResourceBody = z.object({
  ...fields,
  /** As `uploadPdf` answered it. */
  pdf: z.string('Choose a PDF first.').check(z.minLength(1, 'Choose a PDF first.'), z.maxLength(200)),
  description: z._default(fields.description, ''),
  /** The address of an uploaded picture; without one the first page is the cover. */
  image: z._default(fields.image, ''),
  is_free: z._default(fields.is_free, false),
  is_draft: z._default(fields.is_draft, false),
  belongs_to: z._default(fields.belongs_to, null),
  age_from: z._default(fields.age_from, 6),
  age_to: z._default(fields.age_to, 9),
  minutes: z._default(fields.minutes, 0),
  reading_year: z._default(fields.reading_year, null),
  themes: z._default(fields.themes, []),
  licence: z._default(fields.licence, 'unstated'),
})
export type ResourceBody = z.infer<typeof ResourceBody>

/** What is left out stays. `image` and `pdf` as they were read stay too; an `image` of `""` is the first page again. */
export const ResourceChange = z.partial(
  z.object({ ...fields, pdf: z.string().check(z.maxLength(200)), accepts_loss: z.boolean(), version: Version }),
)
export type ResourceChange = z.infer<typeof ResourceChange>

export type Category = z.infer<typeof Category>
/** `name` is the slug that resources carry; `title` is what people read. */
export const Category = z.object({ id: z.int(), name: z.string(), title: z.string() })

const byId = z.object({ id: Id })

/** Lists the resources that the caller may see, in the order of the shelf. */
export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: 'user',
  query: z.object({ owned: z.optional(z.enum(['true', 'false'])) }),
  response: z.array(Resource),
  // The most frequent response, the same for everybody with the same rights, and without personal data.
  cache: 'revalidate',
})

/** Returns a resource that the caller may see. */
export const viewResource = endpoint({
  method: 'GET',
  path: '/api/resources/:id',
  access: 'user',
  params: byId,
  response: Resource,
})

/** Lists the categories of resources, in their order. */
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  access: 'user',
  response: z.array(Category),
  cache: 'revalidate',
})

export type PageText = z.infer<typeof PageText>
/**
 * A line of text on a page. Box and font size are fractions of the page: x and width of its width, the rest of its
 * height.
 */
export const PageText = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** A line of verse, which stays one wherever the words are set. */
  is_verse: z.optional(z.literal(true)),
})

export type PagePart = z.infer<typeof PagePart>
/** A part of a page: x and width as fractions of its width, the rest of its height. */
export const PagePart = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export type PageRecording = z.infer<typeof PageRecording>
/**
 * A page as somebody has read it aloud. `starts`: when each of its words begins, in milliseconds, in reading order; null
 * where that is not known.
 */
export const PageRecording = z.object({
  id: z.string(),
  url: z.string(),
  seconds: z.number(),
  starts: z.nullable(z.array(z.int())),
})

export type BookPage = z.infer<typeof BookPage>
/** A prepared page: pictures 800 and 1600 px wide, the drawing in words, and the text that lies over the picture. */
export const BookPage = z.object({
  number: z.int(),
  image: z.string(),
  image_large: z.string(),
  alt: z.string(),
  /** Its picture continues on the facing page, where pages lie as in a bound book. */
  is_spread: z.boolean(),
  /** Paragraphs in reading order, each of one or more lines. */
  text: z.array(z.array(PageText)),
  /**
   * A picture of the part that the words are printed on, but without the words, to be laid over that part. Null where the words
   * cannot be separated from the picture, and on the cover.
   */
  wordless: z.nullable(z.extend(PagePart, { image: z.string() })),
  recording: z.nullable(PageRecording),
})

export type BookWord = z.infer<typeof BookWord>
/** A word of a storybook that its guide explains for children. `pages` are those of the story: 1 follows the cover. */
export const BookWord = z.object({ word: z.string(), meaning: z.string(), pages: z.array(z.int()) })

/** How the voice of a device is to say a name or word: `say_as` is spelt so that it does. */
export const Saying = z.object({ word: z.string(), say_as: z.string() })
export type Saying = z.infer<typeof Saying>

export type Book = z.infer<typeof Book>
/**
 * `aspect`: width of a page divided by its height, the same for every page. `narrator`: who has read it aloud, `""` where
 * nobody has. `version` changes with everything else.
 */
export const Book = z.object({
  resource: Resource,
  aspect: z.number(),
  narrator: z.string(),
  version: z.string(),
  words: z.array(BookWord),
  sayings: z.array(Saying),
  /** The story in other words: easier ones first, then other languages by their English names. */
  texts: z.array(BookText),
  pages: z.array(BookPage),
})

/** Returns a storybook with its prepared pages. */
export const viewBook = endpoint({
  method: 'GET',
  path: '/api/resources/:id/book',
  access: 'user',
  params: byId,
  response: Book,
  // The words of a whole book, asked for again at each reading.
  cache: 'revalidate',
  errors: ['resource/locked', 'resource/not-ready'],
})

export type Found = z.infer<typeof Found>
/**
 * A resource that a search has found. `page`: the page to open it at, 0 when its title or description was found.
 * `excerpt`: the words around, in pieces; those that were searched for are marked. `image`: the page of a book, else the cover.
 */
export const Found = z.object({
  resource: Resource,
  page: z.int(),
  image: z.string(),
  excerpt: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
})

/** How many resources a search finds at most, the best first. */
export const maxFound = 24

export type SearchResults = z.infer<typeof SearchResults>
/** `corrected`: what was searched for instead, when nothing has the words as they were typed; else `""`. */
export const SearchResults = z.object({ corrected: z.string(), found: z.array(Found) })

/** The longest search, in characters. */
export const maxSearchLength = 100

/**
 * Searches titles, descriptions and the words of all pages that the caller may open. Each resource is found once, at
 * its best page; the best 24 are answered.
 */
export const searchResources = endpoint({
  method: 'GET',
  path: '/api/resources/search',
  access: 'user',
  query: z.object({ q: trimmedText(maxSearchLength) }),
  response: SearchResults,
})

/** Sends the PDF of a resource, by ranges. */
export const readPdf = endpoint({
  method: 'GET',
  path: '/api/resources/:id/pdf',
  access: 'user',
  params: byId,
  download: 'application/pdf',
  errors: ['resource/locked', 'resource/file-missing'],
})

/**
 * Sends the cover of a resource. `version` changes with the file, so that covers and pages can be cached by the
 * browser.
 */
export const readCover = endpoint({
  method: 'GET',
  path: '/api/resources/:id/cover/:width',
  access: 'user',
  params: z.object({ id: Id, width: z.enum(['480', '960']) }),
  query: z.object({ v: z.optional(z.string().check(z.maxLength(64))) }),
  download: 'image/webp',
  errors: ['resource/file-missing'],
})

export type PagePicture = z.infer<typeof PagePicture>
/** A picture of a page: its width, or what lies under its words. */
export const PagePicture = z.enum(['800', '1600', 'wordless'])

/** Sends a prepared page of a storybook as a picture. */
export const readPage = endpoint({
  method: 'GET',
  path: '/api/resources/:id/pages/:number/:picture',
  access: 'user',
  params: z.object({ id: Id, number: Id, picture: PagePicture }),
  query: z.object({ v: z.optional(z.string().check(z.maxLength(64))) }),
  download: 'image/webp',
  errors: ['resource/locked', 'resource/file-missing'],
})

/** Counts that somebody has opened a resource: once in ten minutes, however often it is sent. */
export const registerView = endpoint({
  method: 'POST',
  path: '/api/resource/register-resource-download',
  access: 'user',
  body: z.object({ resource_id: ResourceId }),
  response: z.object({}),
  errors: ['resource/locked'],
})
