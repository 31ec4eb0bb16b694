import { todayInUk } from '#contract/school-days.ts'
import { dateFormat } from '../../ui/text/moment.ts'

const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
/** "Friday 27 November", for a day such as 2026-11-27. */
export const dayText = (day: string): string => dayOf(`${day}T12:00:00Z`).replace(',', '')

/** Which does not break between number and letters. */
export const endOfDay = '4\u00a0pm'

/** "today, 4 pm", or "Friday 27 November, 4 pm": codes end at that hour. */
export function untilText(time: string): string {
  const day = todayInUk(new Date(time))
  return `${day === todayInUk() ? 'today' : dayText(day)}, ${endOfDay}`
}
