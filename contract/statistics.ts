import * as z from 'zod/mini'
import { UkNation } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { PageNumber } from './paging.ts'
import { ShownFigure } from './small-numbers.ts'
import { Moment, text } from './text.ts'

export type Statistics = z.infer<typeof Statistics>
/**
 * What the portal has reached. `childrenReached` is of ages 6 to 9; `schoolsPercentageTotal` is of the state-funded
 * primary schools of the UK, with two decimals; `loginCountThisMonth` counts people, since the 1st.
 */
export const Statistics = z.object({
  childrenReached: z.int(),
  weeksSinceLaunch: z.int(),
  schoolsCount: z.int(),
  schoolsPercentageTotal: z.number(),
  loginCountThisMonth: z.int(),
  bookingsCount: z.int(),
  usersCount: z.int(),
})

/** Returns what the portal has reached: its seven counters. */
export const viewStatistics = endpoint({
  method: 'GET',
  path: '/api/page/stats',
  access: 'visitor',
  response: Statistics,
})

/** How many state-funded primary schools the UK has, in one school year, and who says so. */
const UkSchools = z.object({ count: z.int(), year: z.string(), source: z.string() })

export type NationFigures = z.infer<typeof NationFigures>
/** Approved state-funded primary schools of a nation, of the `all` that it had in a school year, and who says so. */
export const NationFigures = z.object({
  nation: UkNation,
  state_primaries: z.int(),
  all: z.int(),
  year: z.string(),
  source: z.string(),
})

export type StatisticsDetails = z.infer<typeof StatisticsDetails>
/**
 * The details shown beside the counters. Days are ISO dates of London. `growth`: approved schools at the end of each day
 * named, oldest first. `areas`: approved schools by region and local authority, both `""` where no register says.
 * `squares`: approved schools by squares of 10 km of the British National Grid, named by the kilometres of their
 * south-west corner. `children_in_classes`: those in classes that read or were taught, at most ten minutes ago; the counter
 * `childrenReached` is of those enrolled at member schools.
 */
export const StatisticsDetails = z.object({
  children_in_classes: ShownFigure,
  today: z.iso.date(),
  launched_on: z.iso.date(),
  /** When the register was last imported; `""` when it never was */
  register_time: z.union([Moment, z.literal('')]),
  uk_schools: UkSchools,
  nations: z.array(NationFigures),
  growth: z.array(z.object({ date: z.iso.date(), schools: z.int() })),
  areas: z.array(z.object({ region: z.string(), local_authority: z.string(), schools: z.int() })),
  squares: z.array(z.object({ east: z.int(), north: z.int(), schools: z.int() })),
})

/** Returns the details beside the counters: growth, areas and a map. */
export const viewStatisticsDetails = endpoint({
  method: 'GET',
  path: '/api/page/stats/details',
  access: 'visitor',
  response: StatisticsDetails,
})

export type StatisticsFigures = z.infer<typeof StatisticsFigures>
/**
 * Figures that the operator maintains. `schools`: approved schools without pupil numbers in the register, `pageSize` a page;
 * `children`: the number that the school gave, null while it is unknown.
 */
export const StatisticsFigures = z.object({
  uk_schools: z.extend(UkSchools, { update_time: Moment }),
  schools: z.array(
    z.object({ id: z.string(), title: z.string(), postcode: z.string(), children: z.nullable(z.int()) }),
  ),
  total: z.int(),
})

/** Returns the figures that operators maintain. */
export const viewStatisticsFigures = endpoint({
  method: 'GET',
  path: '/api/admin/statistics',
  access: 'editor',
  query: z.object({ page: PageNumber }),
  response: StatisticsFigures,
})

const asNumber = 'Enter a whole number, such as 20739.'

/** Changes how many state-funded primary schools the United Kingdom has. */
export const updateUkSchools = endpoint({
  method: 'PUT',
  path: '/api/admin/statistics/uk-schools',
  access: 'editor',
  body: z.object({
    count: z
      .int(asNumber)
      .check(z.minimum(1, asNumber), z.maximum(1_000_000, 'The United Kingdom has fewer schools than that.')),
    year: z.pipe(text(20), z.string().check(z.minLength(1, 'Enter the school year of the figure, such as 2023/24.'))),
    source: z.pipe(text(300), z.string().check(z.minLength(1, 'Enter the source of the figure. Visitors can see it.'))),
  }),
  response: StatisticsFigures,
})

const asCount = 'Enter a whole number from 0 to 5000, or leave it empty.'

/** Sets the number of children of a school that has none in the register; null removes the figure. */
export const updateChildrenCount = endpoint({
  method: 'PUT',
  path: '/api/admin/schools/:id/children',
  access: 'editor',
  params: z.object({ id: z.uuid() }),
  body: z.object({ children: z.nullable(z.int(asCount).check(z.minimum(0, asCount), z.maximum(5000, asCount))) }),
  response: z.object({ children: z.nullable(z.int()) }),
})
