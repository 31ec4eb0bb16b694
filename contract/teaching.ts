import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './text.ts'

export type PagePrompts = z.infer<typeof PagePrompts>
/** What to ask about a page, and what to listen for. `page` is the page of the story: 1 follows the cover. */
const PagePrompts = z.object({
  page: z.int(),
  title: z.string(),
  /** `is_deep`: one that goes deeper than the others. */
  questions: z.array(z.object({ text: z.string(), is_deep: z.boolean() })),
  listen_for: z.string(),
})

/** A word to explain, with a question that uses it again. */
const GuideWord = z.object({ word: z.string(), pages: z.array(z.int()), meaning: z.string(), use_again: z.string() })

export type Prompts = z.infer<typeof Prompts>
export const Prompts = z.object({ pages: z.array(PagePrompts), words: z.array(GuideWord) })

/** Returns the questions and words of a storybook, none for somebody who may not open its guide. */
export const viewPrompts = endpoint({
  method: 'GET',
  path: '/api/resources/:id/prompts',
  access: 'user',
  params: z.object({ id: Id }),
  response: Prompts,
  errors: ['resource/locked'],
})

export type LessonPart = z.infer<typeof LessonPart>
/** Of a step: what to `say` and do, what to `ask`, `steps` that the children take, and what to `listen` for. */
export const LessonPart = z.object({ kind: z.enum(['say', 'ask', 'steps', 'listen']), lines: z.array(z.string()) })

export type Lesson = z.infer<typeof Lesson>
/** The timed steps of a lesson plan. `page` of the story; null where a step names none. */
export const Lesson = z.object({
  steps: z.array(
    z.object({ minutes: z.int(), title: z.string(), page: z.nullable(z.int()), parts: z.array(LessonPart) }),
  ),
})

export type LessonStep = Lesson['steps'][number]

/** What a class sees of a step: its questions, without the answers that follow in brackets, and what it does. */
export function seenByClass({ parts }: LessonStep): { questions: string[]; tasks: string[] } {
  const linesOf = (wanted: LessonPart['kind']) =>
    parts.filter(({ kind }) => kind === wanted).flatMap(({ lines }) => lines)
  return { questions: linesOf('ask').map((line) => line.replace(/\s*\([^()]*\)$/, '')), tasks: linesOf('steps') }
}

/** Returns the timed steps of teaching a storybook, none for somebody who may not open its lesson plan. */
export const viewLesson = endpoint({
  method: 'GET',
  path: '/api/resources/:id/lesson',
  access: 'user',
  params: z.object({ id: Id }),
  response: Lesson,
  errors: ['resource/locked'],
})

/**
 * Sends the lesson of a storybook as a presentation: a slide for each step with what the class sees, and the rest in the
 * notes.
 */
export const readSlides = endpoint({
  method: 'GET',
  path: '/api/resources/:id/slides',
  access: 'user',
  params: z.object({ id: Id }),
  download: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  errors: ['resource/locked', 'resource/no-lesson', 'resource/printing-busy', 'resource/file-missing'],
})
