import * as z from 'zod/mini'

/** The nations of the United Kingdom, each with a curriculum of its own. */
export const ukNations = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
} as const
export type UkNation = keyof typeof ukNations
export const UkNation = z.enum(['england', 'scotland', 'wales', 'northern-ireland'])

export type CurriculumRow = z.infer<typeof CurriculumRow>
/**
 * One thing that a storybook teaches, and the curriculum that asks for it. `statement`: what the document says, in its own
 * words where `is_quoted`. `code`: as the document writes it, or `""`. `covers`: how the book does it.
 * `source`: where the words were read on `read_on` (an ISO date).
 */
export const CurriculumRow = z.object({
  nation: UkNation,
  document: z.string(),
  edition: z.string(),
  area: z.string(),
  code: z.string(),
  statement: z.string(),
  is_quoted: z.boolean(),
  source: z.string(),
  read_on: z.string(),
  covers: z.string(),
})

/** The school years of primary schools, as England counts them. */
export const primaryYears = [1, 2, 3, 4, 5, 6] as const

/**
 * A school year, given as England counts it, as a nation calls it: the same children are in P4 in Scotland and in Year 4 in
 * Northern Ireland who are in Year 3 in England and Wales.
 */
export function schoolYearIn(nation: UkNation, year: number): string {
  if (nation === 'scotland') return `P${year + 1}`
  return `Year ${nation === 'northern-ireland' ? year + 1 : year}`
}
