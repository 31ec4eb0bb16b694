import { sql } from 'kysely'
import { changedMeanwhile } from '#contract/errors.ts'
import { Failure } from '../failure.ts'

/** For every update of what two people may edit: `set({ ...change, version: nextVersion('version') })`. */
export const nextVersion = (column: 'version' | 'rowVersion' | 'profileVersion') => sql<number>`${sql.ref(column)} + 1`

/** Somebody else has changed it since: `noun` says what, such as "booking". */
export const staleVersion = (noun: string): Failure =>
  new Failure('changed-meanwhile', { message: changedMeanwhile(noun) })

/**
 * Throws `changed-meanwhile` if a row, locked, is no longer in the version that somebody saw. `seen` is undefined for a client of the
 * specification, which knows no versions.
 */
export function refuseStale(noun: string, stored: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored) throw staleVersion(noun)
}
