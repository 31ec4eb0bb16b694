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

/** Returns the questions and words of a storybook's guide, none for somebody who may not open the guide. */
export const viewPrompts = endpoint({
  method: 'GET',
  path: '/api/resources/:id/prompts',
  access: 'user',
  params: z.object({ id: Id }),
  response: Prompts,
  errors: ['resource/locked'],
})

/** Of a step: what to `say` and do, what to `ask`, `steps` that the children take, and what to `listen` for. */
const LessonPart = z.object({ kind: z.enum(['say', 'ask', 'steps', 'listen']), lines: z.array(z.string()) })

export type Lesson = z.infer<typeof Lesson>
/** The timed steps of a lesson plan. `page` of the story; null where a step names none. */
export const Lesson = z.object({
  steps: z.array(
    z.object({ minutes: z.int(), title: z.string(), page: z.nullable(z.int()), parts: z.array(LessonPart) }),
  ),
})

/** Returns the steps of a storybook's lesson plan, none for somebody who may not open the plan. */
export const viewLesson = endpoint({
  method: 'GET',
  path: '/api/resources/:id/lesson',
  access: 'user',
  params: z.object({ id: Id }),
  response: Lesson,
  errors: ['resource/locked'],
})
