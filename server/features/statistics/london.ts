const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const hour = 3_600_000
const day = 86_400_000

let last = { hour: -1, date: '' }

/** Today's date in London, as an ISO date. It only changes on the hour, so it is computed once an hour. */
export function londonToday(now = Date.now()): string {
  const current = Math.floor(now / hour)
  if (current !== last.hour) last = { hour: current, date: dayFormat.format(now) }
  return last.date
}

/** Days from one ISO date to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/** Whole weeks since the launch; 0 before it. */
export const weeksSince = (launched: string, today: string) => Math.max(0, Math.floor(daysBetween(launched, today) / 7))

/** The ISO date a number of days after another. */
export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
