import { ukNations } from '#contract/curriculum.ts'
import { yearName } from '#contract/evidence.ts'
import { bandNames, outcomeSentences } from '#contract/outcome-words.ts'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import type { Db } from '../../../database/tables.ts'
import { Failure } from '../../../failure.ts'
import { findNation } from '../../schools/service.ts'
import { findOutcome } from '../queries.ts'
import { toOutcome } from '../school-evidence.ts'
import { getSchool, listCovered } from '../school-year/queries.ts'
import type { ClassEvidence } from './evidence-pdf.ts'
import { findPlanTitle } from './queries.ts'

/** What is printed about a class of a school, but for whose portal it is. Throws `not-found`. */
export async function readEvidence(
  db: Db,
  schoolId: string,
  id: string,
): Promise<Omit<ClassEvidence, 'appName' | 'color'>> {
  const row = await findOutcome(db, schoolId, id)
  if (!row) throw new Failure('not-found')
  const nation = (await findNation(db, schoolId)) ?? 'england'
  const [{ title: school }, plan, covered] = await Promise.all([
    getSchool(db, schoolId),
    findPlanTitle(db, schoolId, row.resourceId),
    listCovered(db, [row.resourceId], nation),
  ])
  const { title: book, day, month, year, children, first, second, statements } = toOutcome(row)
  return {
    ...{ school, book, plan, children },
    when: day ? dayInWords(day) : monthInWords(month),
    year: yearName(year, nation),
    bands:
      first && second
        ? (['towards', 'expected', 'beyond'] as const).map((band) => ({
            name: bandNames[band],
            first: first[band],
            second: second[band],
          }))
        : null,
    said: statements.map((statement) => outcomeSentences[statement]),
    nation: ukNations[nation],
    rows: covered.map(({ document, edition, area, code, statement, isQuoted, covers }) => ({
      ...{ document, edition, covers },
      place: [area, code].filter(Boolean).join(' · '),
      statement: isQuoted ? `“${statement}”` : statement,
    })),
    madeOn: dayInWords(todayInUk()),
  }
}

const monthInWords = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
