import * as z from 'zod/mini'
import { UkNation } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { termOf } from './reading-periods.ts'
import { PageText, ResourceId } from './resources.ts'
import { dayAfter } from './school-days.ts'
import { Lesson } from './teaching.ts'
import { Id } from './text.ts'

const names: Record<string, string> = { '01': 'Spring term', '04': 'Summer term', '09': 'Autumn term' }

/** "Autumn term 2026", of its first day. */
export const termName = (from: string): string => `${names[from.slice(5, 7)]} ${from.slice(0, 4)}`

/** The terms in which something was or will be taught, by their first days: this one, the four before it and the three after it. */
export function termsAround(today: string): string[] {
  const here = termOf(today).from
  const before = [here]
  while (before.length < 5) before.unshift(termOf(dayAfter(before[0] ?? here, -1)).from)
  const after = [termOf(today).next]
  while (after.length < 3) after.push(termOf(after.at(-1) ?? here).next)
  return [...before, ...after]
}

const chooseYear = 'Choose a year.'
const Year = z.int(chooseYear).check(z.minimum(0, chooseYear), z.maximum(6, chooseYear))

export type TaughtPlan = z.infer<typeof TaughtPlan>
/**
 * A storybook with its lesson, or another paper, that a year was taught, or will be. `category`: its title. `year`: as
 * England counts school years, 0 for several. `term`: its first day.
 */
export const TaughtPlan = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  year: z.int(),
  term: z.iso.date(),
  is_taught: z.boolean(),
})

export type ParentsPage = z.infer<typeof ParentsPage>
/**
 * What a school shows its parents, as its staff see it. `link`: null while the page is closed; `code` opens it, and is in
 * the fragment of `url`, which `qr` draws as a QR code. `plans`: `is_shown` is false for what is no longer on the shelf.
 * `choices`: what can be added, in shelf order; `of` is the title of its storybook. `led`: what lessons, boards and class
 * codes of the last twelve months suggest; `year` is null where nobody entered one.
 */
export const ParentsPage = z.object({
  school: z.string(),
  nation: z.nullable(UkNation),
  is_england: z.boolean(),
  link: z.nullable(z.object({ code: z.string(), url: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })),
  plans: z.array(z.extend(TaughtPlan, { resource_id: z.int(), is_shown: z.boolean() })),
  choices: z.array(z.object({ id: z.int(), title: z.string(), category: z.string(), of: z.string() })),
  terms: z.array(z.iso.date()),
  led: z.array(z.object({ resource_id: z.int(), title: z.string(), term: z.iso.date(), year: z.nullable(z.int()) })),
})

/** Returns what the caller's school shows its parents. */
export const viewParentsPage = endpoint({
  method: 'GET',
  path: '/api/school/taught',
  access: 'staff',
  response: ParentsPage,
})

/** Adds a storybook or paper that the caller may open; the same again, for the same year and term, changes `is_taught`. */
export const addTaughtPlan = endpoint({
  method: 'PUT',
  path: '/api/school/taught/plans',
  access: 'staff',
  body: z.object({ resource_id: ResourceId, year: Year, term: z.iso.date('Choose a term.'), is_taught: z.boolean() }),
  response: z.object({}),
})

/** Takes something off the page of the caller's school. */
export const removeTaughtPlan = endpoint({
  method: 'DELETE',
  path: '/api/school/taught/plans/:id',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
})

/**
 * Opens the page with a new code, which ends the one before. `replaces`: the code that the caller sees, `""` for none: if
 * somebody has renewed it meanwhile, theirs stays.
 */
export const renewTaughtCode = endpoint({
  method: 'PUT',
  path: '/api/school/taught/code',
  access: 'staff',
  body: z.object({ replaces: z.string().check(z.maxLength(40)) }),
  response: z.object({}),
})

/** Closes the page: its code opens nothing any more. What was chosen stays. */
export const closeParentsPage = endpoint({
  method: 'DELETE',
  path: '/api/school/taught/code',
  access: 'staff',
  response: z.object({}),
})

/** The code of the page; in the logs of no server, as other tokens. */
const withCode = z.object({ token: z.string().check(z.maxLength(40)) })

export type TaughtList = z.infer<typeof TaughtList>
/**
 * What a school shows its parents, the latest term first. `is_england`: the register has the school there. `image`: the
 * cover of a storybook, `""` for a paper.
 */
export const TaughtList = z.object({
  school: z.string(),
  nation: z.nullable(UkNation),
  is_england: z.boolean(),
  plans: z.array(z.extend(TaughtPlan, { image: z.string() })),
})

/** Returns what the school of a code shows its parents; anybody who has the code may see it. */
export const viewTaught = endpoint({
  method: 'GET',
  path: '/api/taught',
  access: 'visitor',
  isAnonymous: true,
  cache: 'no-store',
  query: withCode,
  response: TaughtList,
  errors: ['taught/no-such-code'],
})

export type TaughtContent = z.infer<typeof TaughtContent>
/**
 * Something that a school shows, to be read on the screen. `lesson`: its timed steps, none where its plan has none.
 * `papers`: what is printed in the plan, by page and paragraph. `pages`: those of the storybook, whose `image` is its
 * picture; none for a paper.
 */
export const TaughtContent = z.object({
  plan: TaughtPlan,
  lesson: Lesson,
  papers: z.array(z.object({ id: z.int(), title: z.string(), pages: z.array(z.array(z.string())) })),
  pages: z.array(z.object({ number: z.int(), image: z.string(), alt: z.string(), text: z.array(z.array(PageText)) })),
  aspect: z.number(),
})

/** Returns something that the school of a code shows its parents, in words. */
export const readTaught = endpoint({
  method: 'GET',
  path: '/api/taught/:id',
  access: 'visitor',
  isAnonymous: true,
  cache: 'no-store',
  params: z.object({ id: z.uuid() }),
  query: withCode,
  response: TaughtContent,
  errors: ['taught/no-such-code'],
})

/** Sends a page of a storybook that the school of a code shows its parents, as a picture. */
export const readTaughtPage = endpoint({
  method: 'GET',
  path: '/api/taught/:id/pages/:number',
  access: 'visitor',
  isAnonymous: true,
  params: z.object({ id: z.uuid(), number: Id }),
  query: withCode,
  download: 'image/webp',
  errors: ['resource/file-missing'],
})
