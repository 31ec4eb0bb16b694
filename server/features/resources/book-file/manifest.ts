import { z } from 'zod'
import { EditionKind } from '#contract/editions.ts'
import { Licence } from '#contract/licences.ts'
import { maxTaught } from '#contract/workshop.ts'
import { TeachingData } from '../teaching/teaching-data.ts'

/** The name of the manifest in the folder of a book, and its largest size in bytes. */
export const manifestName = 'book.json'
export const maxManifestBytes = 10_000_000

/** Bytes of one file of a book, and of all of them. */
export const maxBookBytes = { part: 50 * 1_048_576, all: 400 * 1_048_576 }
/** Files of a book beside its manifest. */
export const maxParts = 1_500

const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens')
/** Without folders, and no name that any system treats in its own way. */
const fileName = z
  .string()
  .max(150)
  .regex(/^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)+$/, 'a file name of small letters, digits, hyphens and full stops')

const part = {
  file: fileName,
  bytes: z.int().min(1).max(maxBookBytes.part),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal'),
}
export type BookPart = z.infer<typeof BookPart>
const BookPart = z.strictObject(part)

const Recordings = z.strictObject({
  narrator: z.string().min(1).max(80),
  isPublished: z.boolean(),
  pages: z
    .array(
      z.strictObject({
        ...part,
        /** Of the PDF: the cover is 1. */
        number: z.int().min(1).max(1_001),
        words: z.string().max(50_000),
        starts: z.array(z.int().min(0).max(300_000)).max(2_000).nullable(),
      }),
    )
    .max(1_001),
})

export type BookResource = z.infer<typeof BookResource>
const BookResource = z.strictObject({
  slug,
  title: z.string().min(1).max(150),
  category: z.string().min(1).max(100),
  categoryTitle: z.string().min(1).max(60),
  description: z.string().max(600),
  isFree: z.boolean(),
  ageFrom: z.int().min(3).max(18),
  ageTo: z.int().min(3).max(18),
  minutes: z.int().min(0).max(600),
  readingYear: z.int().min(1).max(6).nullable().default(null),
  themes: z.array(z.string().min(1).max(40)).max(6).default([]),
  author: z.string().max(150).default(''),
  hasImprint: z.boolean().default(false),
  licence: z.enum(Licence.options),
  pdf: BookPart,
  covers: z.strictObject({ small: BookPart, large: BookPart }),
  ownCover: BookPart.nullable().default(null),
  teaching: TeachingData.nullable().default(null),
  sayings: z
    .array(z.strictObject({ word: z.string().min(1).max(60), sayAs: z.string().min(1).max(120) }))
    .max(maxTaught.sayings)
    .default([]),
  recordings: Recordings.nullable().default(null),
  editions: z
    .array(z.strictObject({ ...part, kind: z.enum(EditionKind.options) }))
    .max(EditionKind.options.length)
    .default([]),
})

export type BookFile = z.infer<typeof BookFile>
/** `book.json`: a book with its papers, or a paper that goes with none. `docs/book-file.md` describes each field. */
export const BookFile = z.strictObject({
  format: z.literal('portal-book'),
  version: z.literal(1),
  book: BookResource,
  papers: z.array(BookResource).max(40),
})

export const resourcesOf = ({ book, papers }: BookFile): BookResource[] => [book, ...papers]

/** Every file that a resource names. */
export function partsOf({ pdf, covers, ownCover, recordings, editions }: BookResource): BookPart[] {
  const own = ownCover ? [ownCover] : []
  return [pdf, covers.small, covers.large, ...own, ...(recordings?.pages ?? []), ...editions]
}
