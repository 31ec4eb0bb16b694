import { dayAfter, daysBetween, todayInUk, workingDayFrom } from '#contract/school-days.ts'

/**
 * A complaint has to be acknowledged within 30 days (Data Protection Act 2018, s.164A), and a request answered within a
 * month (UK GDPR, article 12(3)), which has 30 days or more except around February. One date for both: 30 days.
 */
const daysToAnswer = 30

/** The same day of the next month, or its last day where that is shorter. */
function inOneMonth(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/**
 * By when a request that came on a day such as 2026-12-04 has to be answered: 30 days later, or a month later where that is
 * less, and on the next working day when that is none, as the Information Commissioner counts
 * (https://ico.org.uk/global/sar-checklist-for-smes/i-need-to-complete-a-sar). Bank holidays are those of England and Wales.
 */
export function dueDay(receivedOn = todayInUk()): string {
  const [byDays, byMonth] = [dayAfter(receivedOn, daysToAnswer), inOneMonth(receivedOn)]
  return workingDayFrom(daysBetween(byDays, byMonth) < 0 ? byMonth : byDays, 'england-and-wales')
}
