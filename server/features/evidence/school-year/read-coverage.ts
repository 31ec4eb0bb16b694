import { refusal } from '#contract/access.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { ShelfCoverage } from '#contract/school-year.ts'
import { schoolYears } from '#contract/school-years.ts'
import type { Db } from '../../../database/tables.ts'
import type { Actor } from '../../../http/session-store.ts'
import { findNation } from '../../schools/service.ts'
import { listTaught } from '../queries.ts'
import { countCoverage } from './queries.ts'
import { taughtIn } from './read-school-year.ts'

/** What the shelf of the caller says of the curriculum of their nation. */
export async function readCoverage(db: Db, actor: Actor): Promise<ShelfCoverage> {
  const { schoolId } = actor
  const nation = schoolId === null ? null : await findNation(db, schoolId)
  if (actor.role === 'parent') return { nation, books: [] }
  const isStaff = schoolId !== null && refusal('staff', actor) === null
  const today = todayInUk()
  const taught = isStaff ? taughtIn(await listTaught(db, schoolId, schoolYears(today, today)[0])) : []
  const counts = await countCoverage(db, { nation: nation ?? 'england', schoolId, taught })
  return { nation, books: counts.map(({ id, rows, covered }) => ({ id, rows, covered: isStaff ? covered : null })) }
}
