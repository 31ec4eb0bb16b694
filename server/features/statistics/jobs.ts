import type { Deps } from '../../deps.ts'
import { toNationalGrid } from './national-grid.ts'
import { deletePastLogins, listUnplaced, repairStatistics, upsertPlace } from './queries.ts'

/** A place that a maps service does not know today may be known in a month. */
const askAgainAfter = 30 * 86_400_000

export function statisticsJobs(deps: Deps): void {
  const { jobs, geocoder } = deps
  jobs.every(24, 'repair-statistics', () => recount(deps), { timeout: 600 })
  if (geocoder) jobs.every(1, 'place-schools', () => placeSchools(deps), { retries: 6, delay: 60, timeout: 1800 })
}

/** Repairs counters that have drifted, which should never happen, and deletes the log-ins of earlier months by user. */
export async function recount({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const repaired = await repairStatistics(db)
  if (repaired > 0) log.error({ repaired }, 'statistics had drifted')
  await deletePastLogins(db)
}

/**
 * Looks up approved schools without coordinates in the register at a maps service, each postal address once. Throws
 * when the service does not respond, and continues from there the next time.
 */
export async function placeSchools({ db, geocoder }: Pick<Deps, 'db' | 'geocoder'>): Promise<void> {
  if (!geocoder) return
  for (const postalAddress of await listUnplaced(db, new Date(Date.now() - askAgainAfter))) {
    const place = await geocoder.find(postalAddress)
    await upsertPlace(db, postalAddress, place && toNationalGrid(place))
  }
}
