import type { Reading, ReadResource } from '#contract/reading.ts'
import { type Counted, showFigure, showParts } from '#contract/small-numbers.ts'
import type { Deps } from '../../../deps.ts'
import { coverUrl } from '../../resources/service.ts'
import { type ActiveRow, listActive, listJourneys, listRead } from './queries.ts'

/** Counting three months of a million openings takes a second, and the figures do not change by the minute. */
const cachedFor = 10 * 60_000

const schoolsCounted = (schools: number): Counted => ({ count: schools, schools })

/** What is read on the whole portal, in figures that are large enough to be shown. */
async function readReading({ db }: Deps): Promise<Reading> {
  const [read, active, journeys] = await Promise.all([listRead(db), listActive(db), listJourneys(db)])
  const resources = read.map((row) => {
    const byClasses = { count: row.classes, schools: row.schoolsOfClasses }
    const byParents = { count: row.parents, schools: row.schoolsOfParents }
    return {
      id: row.id,
      title: row.title,
      category: row.category,
      image: coverUrl(row),
      schools: showFigure(schoolsCounted(row.schools)),
      school_reads: showFigure(schoolsCounted(row.schools), row.schoolReads),
      parents: showFigure(byParents),
      parent_reads: showFigure(byParents, row.parentReads),
      classes: showFigure(byClasses),
      class_readings: showFigure(byClasses, row.classReadings),
    }
  })
  const weeks = journeys.filter(({ beginsOn }) => beginsOn !== null)
  // A school registers once, so that the weeks are parts of what is shown of all of them.
  const steps = {
    registered: showParts(weeks.map(({ registered }) => schoolsCounted(registered))),
    confirmed: showParts(weeks.map(({ confirmed }) => schoolsCounted(confirmed))),
    approved: showParts(weeks.map(({ approved }) => schoolsCounted(approved))),
    opened: showParts(weeks.map(({ opened }) => schoolsCounted(opened))),
  }
  return {
    // Sorted by what is shown: the order of exact numbers would tell about those that are not.
    resources: resources.sort(
      (a, b) => readsOf(b) - readsOf(a) || a.title.localeCompare(b.title, 'en-GB') || a.id - b.id,
    ),
    weeks: weeks.map(({ beginsOn }, at) => ({
      begins_on: beginsOn ?? '',
      registered: steps.registered.parts[at] ?? null,
      confirmed: steps.confirmed.parts[at] ?? null,
      approved: steps.approved.parts[at] ?? null,
      opened: steps.opened.parts[at] ?? null,
      ...activeOf(active, beginsOn),
    })),
    journey: {
      registered: steps.registered.total,
      confirmed: steps.confirmed.total,
      approved: steps.approved.total,
      opened: steps.opened.total,
    },
    ...activeOf(active, null),
  }
}

const readsOf = ({
  school_reads,
  parent_reads,
  class_readings,
}: Omit<ReadResource, 'id' | 'title' | 'category' | 'image'>) =>
  (school_reads ?? 0) + (parent_reads ?? 0) + (class_readings ?? 0)

/** In each week, and in all, somebody else may be active: these are no parts of a total. */
export function activeOf(rows: ActiveRow[], week: string | null) {
  const row = rows.find(({ beginsOn }) => beginsOn === week)
  return {
    active_schools: showFigure(schoolsCounted(row?.schools ?? 0)),
    active_parents: showFigure({ count: row?.parents ?? 0, schools: row?.schoolsOfParents ?? 0 }),
  }
}

/** Reads it at most once in ten minutes; a failure is not cached. */
export function createReading(deps: Deps): () => Promise<Reading> {
  let cached: { reading: Promise<Reading>; until: number } | undefined
  return () => {
    if (!cached || cached.until < Date.now()) {
      const reading = readReading(deps)
      cached = { reading, until: Date.now() + cachedFor }
      reading.catch(() => {
        cached = undefined
      })
    }
    return cached.reading
  }
}
