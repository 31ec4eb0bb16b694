import { lockForTransaction } from '../../database/advisory-lock.ts'
import type { Deps } from '../../deps.ts'
import { allChecks } from './all-checks.ts'
import { type Check, type Finding, unknown } from './checks/check.ts'
import {
  deleteIncident,
  deleteOld,
  type Incident,
  insertIncident,
  listOpenIncidents,
  noteFindings,
  updateIncident,
} from './queries.ts'
import { tellBegun, tellOver } from './tell-operators.ts'

/**
 * Seconds from a first look that sees a trouble, or its end, to the second one. Only what two looks have seen is told:
 * a restart or a full minute is no trouble. With a look every five minutes, operators hear within eight.
 */
export const secondLookAfter = 120

/** Milliseconds that must lie between the two, so that a job that runs twice does not count as both. */
const apart = (secondLookAfter / 2) * 1000

/**
 * Looks at everything once, and tells the operators of what has begun and of what is over. Returns whether a second look
 * is needed soon.
 */
export async function lookAtHealth(deps: Deps): Promise<boolean> {
  const before = await listOpenIncidents(deps.db)
  const findings: Array<Pick<Case, 'check' | 'finding'>> = []
  for (const check of allChecks) {
    const isOngoing = before.some(({ name }) => name === check.name)
    const finding = await check.look(deps, isOngoing).catch((error: unknown) => {
      deps.log.error({ err: error, check: check.name }, 'a check could not look')
      return unknown('The portal could not find out.', 'Search the log for “a check could not look”.')
    })
    const remedy = finding.remedy ?? (finding.state === 'trouble' ? check.remedy : '')
    findings.push({ check, finding: { about: '', ...finding, remedy } })
  }
  await deleteOld(deps.db)
  return deps.db.transaction().execute(async (db) => {
    await lockForTransaction(db, 'health')
    await noteFindings(
      db,
      findings.map(({ check: { name }, finding }) => ({ ...finding, name })),
    )
    const incidents = await listOpenIncidents(db)
    let isUncertain = false
    for (const { check, finding } of findings) {
      const incident = incidents.find(({ name }) => name === check.name)
      const isSettled = await settle(deps, db, { check, finding, incident })
      isUncertain ||= !isSettled
    }
    return isUncertain
  })
}

interface Case {
  check: Check
  finding: Required<Finding>
  incident: Incident | undefined
}

/** Compares what was found with what was known. Returns false if a second look has to decide. */
async function settle(deps: Deps, db: Deps['db'], { check, finding, incident }: Case): Promise<boolean> {
  // What could not be seen has neither begun nor ended.
  if (finding.state === 'unknown') return true
  const isTrouble = finding.state === 'trouble'
  const { what, remedy } = finding
  if (!incident) {
    if (isTrouble) await insertIncident(db, check.name, what, remedy)
    return !isTrouble
  }
  const { id, toldAt, begunAt, wellSince } = incident
  if (isTrouble) {
    const isTold = toldAt !== null
    const isNews = !isTold && isLongAgo(begunAt)
    await updateIncident(db, id, { what, remedy, wellSince: null, ...(isNews && { toldAt: new Date() }) })
    if (isNews) await tellBegun(deps, db, { ...incident, what, remedy })
    return isTold || isNews
  }
  if (toldAt === null) {
    await deleteIncident(db, id)
    return true
  }
  if (wellSince === null) {
    await updateIncident(db, id, { wellSince: new Date() })
    return false
  }
  if (!isLongAgo(wellSince)) return false
  // It ended when it was last seen no more, not when we were sure of it.
  await updateIncident(db, id, { endedAt: wellSince })
  await tellOver(deps, db, { ...incident, endedAt: wellSince }, what)
  return true
}

const isLongAgo = (time: Date) => Date.now() - time.getTime() >= apart
