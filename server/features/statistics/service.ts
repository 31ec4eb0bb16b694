import { todayInUk } from '#contract/school-days.ts'
import { type ShownFigure, showFigure } from '#contract/small-numbers.ts'
import {
  type Statistics,
  type StatisticsDetails,
  type StatisticsFigures,
  viewStatistics,
  viewStatisticsDetails,
} from '#contract/statistics.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import { cached } from '../../database/cache.ts'
import { getCounters } from '../../database/counters.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { type CachedResponse, serialiseResponse } from '../../http/cached-response.ts'
import { type ClassMonth, countIn, listClassMonths, stretchesOf } from '../evidence/service.ts'
import { updateChildrenCount } from '../schools/service.ts'
import { growthOf, weeksSince } from './growth.ts'
import * as queries from './queries.ts'

export { listChildren } from './queries.ts'

type Source = Pick<Deps, 'db' | 'changes' | 'config'>

async function countStatistics({ db, config }: Source, today: string): Promise<Statistics> {
  const names = ['children', 'schools', 'state-primaries', 'parents', 'bookings', `logins ${today.slice(0, 7)}`]
  const [children = 0, schools = 0, statePrimaries = 0, parents = 0, bookings = 0, logins = 0] = await getCounters(
    db,
    names,
  )
  const ukSchools = await queries.getUkSchools(db)
  return {
    childrenReached: Math.round(children),
    weeksSinceLaunch: weeksSince(config.launchedOn, today),
    schoolsCount: schools,
    schoolsPercentageTotal: Math.round((statePrimaries / ukSchools.value) * 10_000) / 100,
    loginCountThisMonth: logins,
    bookingsCount: bookings,
    usersCount: parents,
  }
}

async function describeStatistics({ db, config }: Source, today: string): Promise<StatisticsDetails> {
  const classes = await listClassMonths(db)
  const { value, year, source } = await queries.getUkSchools(db)
  const areas = await queries.listAreas(db)
  return {
    children_in_classes: childrenIn(classes),
    today,
    launched_on: config.launchedOn,
    register_time: (await queries.findImportTime(db))?.toISOString() ?? '',
    uk_schools: { count: value, year, source },
    nations: await queries.listNations(db),
    growth: growthOf(await queries.listApprovals(db), config.launchedOn, today),
    areas: areas.map(({ region, localAuthority, schools }) => ({ region, local_authority: localAuthority, schools })),
    squares: await queries.listSquares(db),
  }
}

/** How many children were in classes that read or were taught, in all the months that can be told. */
function childrenIn(classes: readonly ClassMonth[]): ShownFigure {
  const told = stretchesOf(classes, '').flatMap(({ rows }) => rows)
  return showFigure(
    countIn(told),
    told.reduce((sum, { children }) => sum + children, 0),
  )
}

export interface CachedStatistics {
  counters(): CachedResponse | Promise<CachedResponse>
  details(): CachedResponse | Promise<CachedResponse>
}

/** The longest delay, in milliseconds, before parents and log-ins counted by other instances show here. */
const lag = 1000

/** What classes do is announced to nobody, and changes the details after this many milliseconds. */
const classLag = 600_000

/**
 * Both responses, serialised once and cached until a school or a figure changes or the register is imported on any
 * instance, this process handles a call that changes something, or the day ends in London. Parents and log-ins are
 * counted without an invalidation, so the counters are read again every second.
 */
export function createStatistics(source: Source): CachedStatistics {
  const { changes } = source
  const counters = cached(
    changes,
    ['school_facts', 'portal_figures', 'own'],
    async (moment) =>
      serialiseResponse(viewStatistics, await countStatistics(source, todayInUk(new Date(Number(moment))))),
    2,
  )
  const details = cached(
    changes,
    ['school_facts', 'portal_figures', 'register_imports'],
    async (moment) =>
      serialiseResponse(viewStatisticsDetails, await describeStatistics(source, todayInUk(new Date(Number(moment))))),
    2,
  )
  return {
    counters: () => counters(String(Math.floor(Date.now() / lag) * lag)),
    details: () => details(String(Math.floor(Date.now() / classLag) * classLag)),
  }
}

/** The figures that operators edit. */
export async function viewFigures({ db }: Pick<Deps, 'db'>, page: number): Promise<StatisticsFigures> {
  const { value, year, source, updatedAt } = await queries.getUkSchools(db)
  const [total = 0] = await getCounters(db, ['uncounted'])
  return {
    uk_schools: { count: value, year, source, update_time: updatedAt.toISOString() },
    schools: await queries.listUncounted(db, page),
    total,
  }
}

export async function changeUkSchools(
  { db }: Pick<Deps, 'db'>,
  by: By,
  figure: { value: number; year: string; source: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await queries.updateUkSchools(trx, figure)
    const object = `uk-schools ${figure.value}, ${figure.year}`
    await recordAudit(trx, by, 'statistics.changed', object)
  })
}

/** Throws `not-found` for an unknown school. */
export async function changeChildrenCount(
  { db }: Pick<Deps, 'db'>,
  by: By,
  { schoolId, children }: { schoolId: string; children: number | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await updateChildrenCount(trx, schoolId, children))) throw new Failure('not-found')
    await recordAudit(trx, by, 'school.children-counted', schoolId)
  })
}
