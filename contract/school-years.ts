/** A school year: ISO days in the United Kingdom, both included. */
export interface SchoolYear {
  /** Such as 2026-27. */
  id: string
  /** Such as "2026/27". */
  name: string
  from: string
  /** Today while it is not over. */
  to: string
  is_over: boolean
}

/** "2026/27", of the year in which a school year begins. */
export const schoolYearName = (begins: number): string => `${begins}/${String((begins + 1) % 100).padStart(2, '0')}`

/** The year in which the school year of a day such as 2027-03-04 began. It runs from 1 September to 31 August. */
const beginningOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '09-01' ? 1 : 0)

/** The school years up to that of today, the latest first, from that of another day such as 2025-03-04 on. */
export function schoolYears(today: string, since: string): [SchoolYear, ...SchoolYear[]] {
  const latest = beginningOf(today)
  const earlier = Math.max(0, latest - beginningOf(since))
  const yearFrom = (begins: number): SchoolYear => {
    const name = schoolYearName(begins)
    const last = `${begins + 1}-08-31`
    return {
      id: name.replace('/', '-'),
      name,
      from: `${begins}-09-01`,
      to: last < today ? last : today,
      is_over: last < today,
    }
  }
  return [yearFrom(latest), ...Array.from({ length: earlier }, (_, at) => yearFrom(latest - 1 - at))]
}

/** One of these years; the latest when none is wanted. */
export const findSchoolYear = (years: readonly SchoolYear[], wanted?: string): SchoolYear | undefined =>
  wanted === undefined ? years[0] : years.find(({ id }) => id === wanted)
