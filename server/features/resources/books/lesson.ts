import { z } from 'zod'
import type { Lesson } from '#contract/teaching.ts'
import type { Config } from '../../../config/config.ts'
import type { ResourceRow } from '../queries.ts'
import { readBeside } from './shipped-beside.ts'

/** What the build of the books writes beside a lesson plan. */
const ShippedLesson = z.object({
  steps: z.array(
    z.object({
      minutes: z.int(),
      title: z.string(),
      page: z.nullable(z.int()),
      parts: z.array(z.object({ kind: z.enum(['say', 'ask', 'steps', 'listen']), lines: z.array(z.string()) })),
    }),
  ),
})

/** The steps of the lesson plan among these papers; null without one, and for one whose PDF an operator has replaced. */
export async function findLesson(
  config: Pick<Config, 'contentFolder'>,
  papers: readonly ResourceRow[],
): Promise<Lesson | null> {
  const plan = papers.find(({ category, slug }) => category === 'lesson-plan' && slug !== null)
  return plan ? await readBeside(config, plan, 'lesson', ShippedLesson) : null
}
