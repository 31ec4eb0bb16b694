import type { Changes } from '../../../database/changes.ts'
import type { Db } from '../../../database/tables.ts'
import { teachesOurAges } from '../prove-by-host.ts'
import { listOpen, listSearchable, type RegisterRow } from '../queries.ts'
import { createSchoolIndex, type SchoolIndex } from './school-index.ts'

/** Finds the open schools, at most ten, that fit a name, a place or a postcode as people type them, best first. */
export type RegisterSearch = (q: string) => Promise<RegisterRow[]>

const maxResults = 10
/** Schools that are indexed between two turns of the event loop. */
const atOnce = 500

/**
 * Searches an index in memory, which is built by the first search and by the first one after the register has
 * changed. What it finds is read from the database, so that a search never returns a school that has closed.
 */
export function createRegisterSearch({
  db,
  changes,
}: {
  db: Db
  changes: Pick<Changes, 'onInvalidate'>
}): RegisterSearch {
  let index: Promise<SchoolIndex> | null = null
  changes.onInvalidate((topic) => {
    if (topic === 'register_schools' || topic === '*') index = null
  })

  async function build(): Promise<SchoolIndex> {
    const built = createSchoolIndex()
    let afterId = 0
    for (;;) {
      const schools = await listSearchable(db, afterId, atOnce)
      for (const school of schools) built.add({ ...school, isOfAge: teachesOurAges(school) })
      afterId = schools.at(-1)?.id ?? 0
      if (schools.length < atOnce) return built
    }
  }

  function buildOnce(): Promise<SchoolIndex> {
    const begun = build()
    begun.catch(() => {
      if (index === begun) index = null
    })
    return begun
  }

  return async (q) => {
    index ??= buildOnce()
    return listOpen(db, (await index).search(q, maxResults))
  }
}
