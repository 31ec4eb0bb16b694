import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageText, Resource, Saying } from './resources.ts'
import { Lesson, LessonPart, Prompts } from './teaching.ts'
import { filledLine, filledText, Id, trimmedText } from './text.ts'

/** How much a book can have: more than anybody teaches with, and little enough to be read in one piece. */
export const maxTaught = { questions: 30, listenFor: 1_000, words: 200, steps: 60, lines: 40, sayings: 200 }

/** The page of the story: 1 follows the cover, which is 0. */
const StoryPage = z.int().check(z.minimum(0), z.maximum(1_000))

/** What a stored part was when it was read. A change names it: if the part is another one by now, `changed-meanwhile`. */
const Mark = z.string().check(z.maxLength(64))

/** A question about a page. */
export const Question = z.object({ text: filledText(500, 'Write the question.'), is_deep: z.boolean() })

const share = z.number().check(z.minimum(0), z.maximum(1))
/** A line of words on a page, as somebody has corrected it. */
const OwnLine = z.object({
  text: filledLine(500, 'Write the words of this line, or take the line out.'),
  x: share,
  y: share,
  width: share,
  height: share,
  is_verse: z.optional(z.literal(true)),
})

/** What an editor writes beside a page. `text`: paragraphs in place of those found in the PDF; null to leave those. */
const TaughtPage = z.object({
  alt: trimmedText(1_000),
  title: trimmedText(150),
  questions: z
    .array(Question)
    .check(z.maxLength(maxTaught.questions, `Ask at most ${maxTaught.questions} questions about a page.`)),
  listen_for: trimmedText(maxTaught.listenFor),
  text: z.nullable(z.array(z.array(OwnLine).check(z.maxLength(100))).check(z.maxLength(100))),
})
export type TaughtPage = z.infer<typeof TaughtPage>

export type TaughtField = z.infer<typeof TaughtField>
/** What can ship for a page, field by field. */
export const TaughtField = z.enum(['alt', 'title', 'questions', 'listen_for'])

/** What a guide says beside a page. */
const guided = {
  title: z.string(),
  questions: z.array(z.object({ text: z.string(), is_deep: z.boolean() })),
  listen_for: z.string(),
}

export type WorkshopPage = z.infer<typeof WorkshopPage>
/**
 * A page of a book with what is taught with it. `text`: its words as readers get them; `has_own_text`: somebody has corrected them
 * here. `newer`: of a page that was edited here, the fields for which something else ships by now, until that is taken or
 * declined. `in_pdf`: the description and the words in the PDF; words that nobody has corrected here are null.
 */
const WorkshopPage = z.object({
  page: StoryPage,
  image: z.string(),
  image_large: z.string(),
  text: z.array(z.array(PageText)),
  has_own_text: z.boolean(),
  alt: z.string(),
  ...guided,
  is_edited: z.boolean(),
  newer: z.partial(z.object({ alt: z.string(), ...guided })),
  in_pdf: z.object({ alt: z.string(), text: z.nullable(z.array(z.array(PageText))) }),
  mark: Mark,
})

const OwnSaying = z.object({
  word: filledLine(60, 'Enter the word as the book spells it.'),
  say_as: filledLine(120, 'Enter how the voice should say it.'),
})

export type Workshop = z.infer<typeof Workshop>
export const Workshop = z.object({
  resource: Resource,
  aspect: z.number(),
  pages: z.array(WorkshopPage),
  words: z.object({ rows: Prompts.shape.words, mark: Mark }),
  lesson: z.object({ rows: Lesson.shape.steps, mark: Mark }),
  sayings: z.object({ rows: z.array(Saying), mark: Mark }),
})

const byBook = z.object({ id: Id })
const errors = ['changed-meanwhile', 'resource/not-ready'] as const

/** Returns one of the portal's storybooks with everything that is taught with it. */
export const viewWorkshop = endpoint({
  method: 'GET',
  path: '/api/admin/resources/:id/workshop',
  access: 'editor',
  params: byBook,
  response: Workshop,
  errors: ['resource/not-ready'],
})

/** Stores what is taught with a page. It stays when a newer release brings other words; `declined`: those are not wanted. */
export const saveTaughtPage = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/workshop/pages/:page',
  access: 'editor',
  params: z.object({ id: Id, page: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000)) }),
  body: z.extend(TaughtPage, { declined: z._default(z.array(TaughtField).check(z.maxLength(4)), []), mark: Mark }),
  response: z.object({ mark: Mark }),
  errors,
})

/** A word that a book explains. */
export const GuideWord = z.object({
  word: filledLine(60, 'Enter the word.'),
  pages: z.array(StoryPage).check(z.minLength(1, 'Say on which page it is.'), z.maxLength(40)),
  meaning: filledText(500, 'Say what it means.'),
  use_again: trimmedText(500),
})

/** Stores the words that a book explains, in their order. */
export const saveTaughtWords = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/workshop/words',
  access: 'editor',
  params: byBook,
  body: z.object({ rows: z.array(GuideWord).check(z.maxLength(maxTaught.words)), mark: Mark }),
  response: z.object({ mark: Mark }),
  errors,
})

const minutes = 'Enter minutes from 1 to 120.'
/** A timed step of a lesson. */
export const Step = z.object({
  minutes: z.int(minutes).check(z.minimum(1, minutes), z.maximum(120, minutes)),
  title: filledLine(150, 'Name the step.'),
  page: z.nullable(StoryPage),
  parts: z
    .array(
      z.object({
        kind: LessonPart.shape.kind,
        lines: z.array(filledText(1_000, 'Write the line.')).check(z.minLength(1), z.maxLength(maxTaught.lines)),
      }),
    )
    .check(z.minLength(1, 'Write what happens in this step.'), z.maxLength(maxTaught.lines)),
})

/** Stores the timed steps of a lesson with the book: those of its plan where it has one with steps. */
export const saveLessonSteps = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/workshop/steps',
  access: 'editor',
  params: byBook,
  body: z.object({ rows: z.array(Step).check(z.maxLength(maxTaught.steps)), mark: Mark }),
  response: z.object({ mark: Mark }),
  errors,
})

/** Stores how the voice of a device says the names and words of a book. */
export const saveSayings = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/workshop/sayings',
  access: 'editor',
  params: byBook,
  body: z.object({ rows: z.array(OwnSaying).check(z.maxLength(maxTaught.sayings)), mark: Mark }),
  response: z.object({ mark: Mark }),
  errors,
})

export type GuideReading = z.infer<typeof GuideReading>
/**
 * What was found in a guide, laid out by page and not yet stored. `unplaced`: what found no place, with its line or paragraph
 * and why. `is_of_other_book`: most of the words that it explains are not in the book.
 */
export const GuideReading = z.object({
  pages: z.array(z.object({ page: z.int(), ...guided })),
  words: Prompts.shape.words,
  steps: Lesson.shape.steps,
  unplaced: z.array(
    z.object({
      at: z.int(),
      text: z.string(),
      reason: z.enum(['no-page', 'no-such-page', 'no-question', 'no-table', 'too-much']),
    }),
  ),
  is_of_other_book: z.boolean(),
})

/** The longest guide that is pasted, in characters, and the largest Word file, in bytes. */
export const maxGuide = { characters: 300_000, bytes: 10_000_000 }

/** Reads a guide that somebody has pasted, as the text of a paper that ships, Markdown, plain lines or columns with tabs. */
export const readPastedGuide = endpoint({
  method: 'POST',
  path: '/api/admin/resources/:id/workshop/guide',
  access: 'editor',
  params: byBook,
  body: z.object({ pasted: filledText(maxGuide.characters, 'Paste the guide.') }),
  response: GuideReading,
  errors: ['resource/not-ready'],
})

/** Reads a guide out of a Word file (.docx) of at most 10 MB. */
export const readWordGuide = endpoint({
  method: 'POST',
  path: '/api/admin/resources/:id/workshop/guide/word',
  access: 'editor',
  params: byBook,
  upload: 'guide',
  response: GuideReading,
  errors: ['resource/not-ready', 'resource/no-guide', 'resource/unreadable-guide', 'request/too-large'],
})

export type BookProblem = z.infer<typeof BookProblem>
/**
 * Something that is not yet right about a book. `page`: of the story, null for the book as a whole. `detail`: what it is about,
 * such as the names, the grade, the megabytes or the titles of papers. `is_wall`: the book is not published before it is mended.
 * `part`: where something is taught about a page that the book does not have; `pages` are the questions.
 */
export const BookProblem = z.object({
  kind: z.enum([
    'no-description',
    'no-words',
    'blank',
    'faint',
    'hard',
    'hard-for-year',
    'no-such-page',
    'unheard-names',
    'large',
    'licence',
    'draft-papers',
  ]),
  page: z.nullable(z.int()),
  detail: z.string(),
  part: z.optional(z.enum(['pages', 'words', 'lesson'])),
  is_wall: z.boolean(),
})

/** Looks through one of the portal's storybooks for what is not yet right about it. */
export const checkBook = endpoint({
  method: 'GET',
  path: '/api/admin/resources/:id/workshop/checks',
  access: 'editor',
  params: byBook,
  response: z.object({ problems: z.array(BookProblem) }),
  errors: ['resource/not-ready', 'resource/file-missing'],
})
