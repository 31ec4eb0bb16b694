import type { Reading } from '#contract/reading.ts'
import type { Deps } from '../../../deps.ts'
import { inFives } from '../in-fives.ts'
import { type ActiveRow, type JourneyRow, listActive, listJourneys, listRead } from './queries.ts'

const minSchools = 5

/** Counting three months of a million openings takes a second, and the figures do not change by the minute. */
const cachedFor = 10 * 60_000

/** What is read on the whole portal, without a figure about fewer than five schools or parents. */
async function readReading({ db }: Deps): Promise<Reading> {
  const [read, active, journeys] = await Promise.all([listRead(db), listActive(db), listJourneys(db)])
  const resources = read.map(({ schools, schoolReads, parents, parentReads, ...resource }) => ({
    ...resource,
    schools: inFives(schools),
    school_reads: schools < minSchools ? 0 : inFives(schoolReads),
    parents: inFives(parents),
    parent_reads: parents < minSchools ? 0 : inFives(parentReads),
  }))
  return {
    // Sorted by what is shown: the order of exact numbers would tell about those that are not.
    resources: resources.sort(
      (a, b) =>
        b.school_reads + b.parent_reads - a.school_reads - a.parent_reads ||
        a.title.localeCompare(b.title, 'en-GB') ||
        a.id - b.id,
    ),
    weeks: journeys.flatMap((week) =>
      week.beginsOn === null
        ? []
        : [{ begins_on: week.beginsOn, ...journeyOf(week), ...activeOf(active, week.beginsOn) }],
    ),
    journey: journeyOf(journeys.find(({ beginsOn }) => beginsOn === null)),
    ...activeOf(active, null),
  }
}

function journeyOf(row: JourneyRow | undefined) {
  const { registered = 0, confirmed = 0, approved = 0, opened = 0 } = row ?? {}
  return {
    registered: inFives(registered),
    confirmed: inFives(confirmed),
    approved: inFives(approved),
    opened: inFives(opened),
  }
}

function activeOf(rows: ActiveRow[], week: string | null) {
  const { schools = 0, parents = 0 } = rows.find(({ beginsOn }) => beginsOn === week) ?? {}
  return { active_schools: inFives(schools), active_parents: inFives(parents) }
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
