import { firstDayKept } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { sumUpFeedback } from './feedback/queries.ts'
import { sumUpLessons, sumUpOutcomes, sumUpUses } from './queries.ts'

export function evidenceJobs({ db, jobs }: Deps): void {
  jobs.every(24, 'sum-up-classes', async () => {
    const firstDay = firstDayKept('classUse')
    await sumUpLessons(db, firstDay)
    await sumUpUses(db, firstDay)
    await sumUpOutcomes(db, firstDay)
    await sumUpFeedback(db, firstDay)
  })
}
