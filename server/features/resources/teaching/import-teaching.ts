import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { UkNation } from '#contract/curriculum.ts'
import { Language } from '#contract/languages.ts'
import { LessonPart } from '#contract/teaching.ts'

const maxPages = 1_000
const Page = z.int().min(0).max(maxPages)

/** What is taught with a storybook or a lesson plan, as a file has it. Pages are those of the story: 1 follows the cover, which is 0. */
export const TeachingData = z.object({
  pages: z
    .array(
      z.object({
        page: Page,
        /** The picture in words. */
        alt: z.string().default(''),
        /** Its picture continues on the facing page. */
        isSpread: z.boolean().default(false),
        title: z.string().default(''),
        questions: z.array(z.object({ text: z.string(), isDeep: z.boolean().default(false) })).default([]),
        listenFor: z.string().default(''),
      }),
    )
    .default([]),
  words: z
    .array(z.object({ word: z.string(), pages: z.array(Page), meaning: z.string(), useAgain: z.string().default('') }))
    .default([]),
  curriculum: z
    .array(
      z.object({
        nation: z.enum(UkNation.options),
        document: z.string(),
        edition: z.string(),
        area: z.string(),
        code: z.string(),
        statement: z.string(),
        isQuoted: z.boolean(),
        source: z.url(),
        readOn: z.iso.date(),
        covers: z.string(),
      }),
    )
    .default([]),
  steps: z
    .array(z.object({ minutes: z.int(), title: z.string(), page: Page.nullable(), parts: z.array(LessonPart) }))
    .default([]),
  /** The story in other words, as `BookText` of the contract has it. */
  texts: z
    .array(
      z.object({
        language: z.enum(Language.options),
        title: z.string().default(''),
        writtenBy: z.string().default(''),
        pages: z.array(z.object({ page: Page, paragraphs: z.array(z.array(z.string())) })),
      }),
    )
    .default([]),
})
export type TeachingData = z.infer<typeof TeachingData>

/** Reads a file of teaching data. */
export async function readTeaching(path: string): Promise<TeachingData> {
  return TeachingData.parse(JSON.parse(await readFile(path, 'utf8')))
}
