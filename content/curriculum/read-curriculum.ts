import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ContentError } from '../storybook.ts'
import { type CurriculumDocument, documents } from './documents.ts'

const Row = z.strictObject({
  /** A key of `documents`. */
  document: z.string(),
  /** The part of the document, as it is named there. */
  area: z.string().min(1),
  /** As the document writes it. Not every document has codes. */
  code: z.string().min(1).optional(),
  /** What the document says: its own words where `isQuoted`, else ours. */
  statement: z.string().min(1),
  isQuoted: z.boolean(),
  /** Where the words were read. */
  source: z.url(),
  readOn: z.iso.date(),
  /** How the book does it, with pages of the story. */
  covers: z.string().min(1),
})

/** One thing that a book teaches, and the curriculum that asks for it. */
export type CurriculumRow = Omit<z.infer<typeof Row>, 'document' | 'code'> &
  Pick<CurriculumDocument, 'nation' | 'edition'> & { document: string; code: string }

/**
 * What a book covers of the four nations' curricula, in the order of its `curriculum.json`. Throws a ContentError that names
 * file, row and remedy, above all for a row without a source.
 */
export function readCurriculum(slug: string): CurriculumRow[] {
  const file = `content/books/${slug}/curriculum.json`
  const path = fileURLToPath(new URL(`../books/${slug}/curriculum.json`, import.meta.url))
  if (!existsSync(path)) throw new ContentError(`${file}: it is missing. Every storybook has one; write it.`)
  return parseCurriculum(readFileSync(path, 'utf8'), file)
}

/** The rows of a `curriculum.json`. Throws a ContentError. */
export function parseCurriculum(text: string, file: string): CurriculumRow[] {
  return parseRows(text, file).map((row, index) => {
    const where = `${file}, row ${index + 1}`
    const parsed = Row.safeParse(row)
    if (!parsed.success) throw new ContentError(`${where}: ${explain(parsed.error)}`)
    const { document: key, code = '', ...rest } = parsed.data
    const document = documents[key]
    if (!document)
      throw new ContentError(`${where}: there is no document “${key}”. Add it to content/curriculum/documents.ts.`)
    if (rest.isQuoted && !document.isQuotable)
      throw new ContentError(`${where}: the licence of this document lets nobody quote it. Say it in your own words.`)
    const { nation, title, edition } = document
    return { ...rest, code, nation, document: title, edition }
  })
}

function parseRows(text: string, file: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text))
  } catch {
    throw new ContentError(`${file}: it is not a list of rows in JSON. Correct it.`)
  }
}

function explain({ issues }: z.ZodError): string {
  const [issue] = issues
  const field = issue?.path.join('.') ?? ''
  if (issue?.code === 'unrecognized_keys') return `it has no field “${issue.keys[0]}”. Take it out.`
  if (field === 'source') return 'it has no source. Give the address where the words were read, or take the row out.'
  return `“${field}” is missing or wrong. Correct it.`
}
