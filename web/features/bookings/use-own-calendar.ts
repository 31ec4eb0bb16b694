import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { nationOf } from '#contract/school-days.ts'
import type { SchoolCalendar } from '#contract/term-dates.ts'
import { termDatesQuery } from '../../api/term-dates-query.ts'

/** The calendar of the user's school; until its term dates are loaded, and where it has entered none, that of its nation. */
export function useOwnCalendar(user: User): SchoolCalendar {
  const { data } = useQuery(termDatesQuery)
  return data ?? { nation: nationOf(user.school?.postcode ?? ''), years: [] }
}
