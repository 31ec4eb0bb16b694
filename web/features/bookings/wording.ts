import type { BookingStatus } from '#contract/bookings.ts'
import { dayInWords } from '#contract/school-days.ts'

export const statusNames: Record<BookingStatus, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  done: 'Done',
  cancelled: 'Cancelled',
}

/** Returns "Confirmed for Thursday 4 March 2027" for the history entry `confirmed 2027-03-04`. */
export function statusInWords(entry: string): string {
  const [status = '', day] = entry.split(' ')
  const name = statusNames[status as BookingStatus] ?? status
  return day ? `${name} for ${dayInWords(day)}` : name
}
