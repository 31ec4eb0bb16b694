import type { BookingStatus, SessionDetails } from '#contract/bookings.ts'
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
  if (status === 'changed') return 'Changed by the school'
  const name = statusNames[status as BookingStatus] ?? status
  return day ? `${name} for ${dayInWords(day)}` : name
}

export const formatNames: Record<SessionDetails['format'], string> = {
  '': 'Not decided yet',
  'in-person': 'At the school',
  online: 'Online',
}

/** "09:30, 90 minutes", as much of it as is known. */
export const timeInWords = ({ starts_at, minutes }: SessionDetails): string =>
  [starts_at, minutes > 0 && `${minutes} minutes`].filter(Boolean).join(', ')
