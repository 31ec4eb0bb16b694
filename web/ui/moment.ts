/** "20 Nov 2026, 10:00", in the reader's time zone. */
export const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const day = 86_400_000

/** How long ago something was, in the words one would use: "today", "yesterday", "5 days ago". */
export function ageOf(time: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(time)) / day)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
