import { z } from 'zod'
import { UkNation } from '#contract/curriculum.ts'
import { Language } from '#contract/languages.ts'
import { LessonPart } from '#contract/teaching.ts'
import { maxTaught } from '#contract/workshop.ts'

const maxPages = 1_000
const maxTexts = 40
/** Of the story: 1 follows the cover, which is 0. */
const StoryPage = z.int().min(0).max(maxPages)
const pageRows = <T extends z.ZodType>(row: T) => z.array(row).max(maxPages).default([])

const share = z.number().min(0).max(1)
/** Paragraphs of lines in place of those found in the PDF, with their boxes. */
const OwnText = z
  .array(
    z
      .array(
        z.strictObject({
          text: z.string().min(1).max(500),
          ...{ x: share, y: share, width: share, height: share },
          is_verse: z.literal(true).optional(),
        }),
      )
      .max(100),
  )
  .max(100)

/** What is taught with a storybook or a lesson plan, as a book file has it. */
export const TeachingData = z.strictObject({
  pages: pageRows(
    z.strictObject({
      page: StoryPage,
      /** The picture in words. */
      alt: z.string().max(1_000).default(''),
      /** Its picture continues on the facing page. */
      isSpread: z.boolean().default(false),
      title: z.string().max(150).default(''),
      questions: z
        .array(z.strictObject({ text: z.string().min(1).max(500), isDeep: z.boolean().default(false) }))
        .max(maxTaught.questions)
        .default([]),
      listenFor: z.string().max(1_000).default(''),
      text: OwnText.nullable().default(null),
    }),
  ),
  words: z
    .array(
      z.strictObject({
        word: z.string().min(1).max(60),
        pages: z.array(StoryPage).max(40),
        meaning: z.string().min(1).max(500),
        useAgain: z.string().max(500).default(''),
      }),
    )
    .max(maxTaught.words)
    .default([]),
  curriculum: z
    .array(
      z.strictObject({
        nation: z.enum(UkNation.options),
        document: z.string().max(300),
        edition: z.string().max(300),
        area: z.string().max(300),
        code: z.string().max(60),
        statement: z.string().max(2_000),
        isQuoted: z.boolean(),
        source: z.httpUrl().max(1_000),
        readOn: z.iso.date(),
        covers: z.string().max(2_000),
      }),
    )
    .max(200)
    .default([]),
  steps: z
    .array(
      z.strictObject({
        minutes: z.int().min(1).max(120),
        title: z.string().min(1).max(150),
        page: StoryPage.nullable(),
        parts: z
          .array(
            z.strictObject({
              kind: z.enum(LessonPart.shape.kind.options),
              lines: z.array(z.string().min(1).max(1_000)).min(1).max(maxTaught.lines),
            }),
          )
          .min(1)
          .max(maxTaught.lines),
      }),
    )
    .max(maxTaught.steps)
    .default([]),
  /** The story in other words, as `BookText` of the contract has it. */
  texts: z
    .array(
      z.strictObject({
        language: z.enum(Language.options),
        title: z.string().max(150).default(''),
        /** For families to talk about. */
        question: z.string().max(300).default(''),
        writtenBy: z.string().max(150).default(''),
        checkedBy: z.string().max(150).default(''),
        /** Left out by a release, which publishes easier words only. */
        isPublished: z.boolean().optional(),
        pages: z
          .array(
            z.strictObject({
              page: StoryPage,
              paragraphs: z.array(z.array(z.string().max(2_000)).max(60)).max(60),
              /** Tells the words of the story from later ones. */
              writtenFrom: z.string().max(64).default(''),
            }),
          )
          .max(maxPages),
      }),
    )
    .max(maxTexts)
    .default([]),
})
export type TeachingData = z.infer<typeof TeachingData>
