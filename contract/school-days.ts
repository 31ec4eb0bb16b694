import * as z from 'zod/mini'

/** Nations by their bank holidays: England and Wales have the same. */
const nations = ['england-and-wales', 'scotland', 'northern-ireland'] as const
export const Nation = z.enum(nations)
export type Nation = z.infer<typeof Nation>

/** Postcode areas of Scotland; of TD, which lies on both sides, all but the districts in England. */
const scottish = /^(AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/
const borderInEngland = /^TD(12|15)/

/** The nation of a UK postcode, in whatever spelling; England and Wales for one that cannot be read. */
export function nationOf(postcode: string): Nation {
  const code = postcode.replace(/\s/g, '').toUpperCase()
  if (/^BT\d/.test(code)) return 'northern-ireland'
  // The inward part is three characters: without it TD1 5AB would look like TD15.
  const outward = code.length >= 5 ? code.slice(0, -3) : code
  return scottish.test(outward) && !borderInEngland.test(outward) ? 'scotland' : 'england-and-wales'
}

const dayLength = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekday = (time: number) => new Date(time).getUTCDay()
const isWeekend = (time: number) => weekday(time) % 6 === 0

/** Easter Sunday of a year, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const monthAndDay = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(monthAndDay / 31) - 1, (monthAndDay % 31) + 1)
}

/** Easter Sunday of a year, as 2027-03-28. */
export const easterSunday = (year: number): string => iso(easter(year))

/** The first Monday from a day on. */
const mondayFrom = (year: number, month: number, day: number) => {
  const start = Date.UTC(year, month - 1, day)
  return start + ((8 - weekday(start)) % 7) * dayLength
}

/** The first Monday from a day such as 2027-03-04 on. */
export const firstMondayFrom = (day: string): string =>
  iso(mondayFrom(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))))

interface Rule {
  name: string
  nations: readonly Nation[]
  /** A fixed one that falls on a weekend is made up for on the next free weekday. */
  on: (year: number) => number
}

const all = nations
const notScotland = ['england-and-wales', 'northern-ireland'] as const
const fixed = (month: number, day: number) => (year: number) => Date.UTC(year, month - 1, day)

/**
 * The rules behind https://www.gov.uk/bank-holidays: Banking and Financial Dealings Act 1971, schedule 1, St Andrew's
 * Day Bank Holiday (Scotland) Act 2007, and the days that are proclaimed every year. A day that is proclaimed once, for
 * a coronation for instance, has to be added as a rule of its own.
 */
const rules: Rule[] = [
  { name: 'New Year’s Day', nations: all, on: fixed(1, 1) },
  { name: '2nd January', nations: ['scotland'], on: fixed(1, 2) },
  { name: 'St Patrick’s Day', nations: ['northern-ireland'], on: fixed(3, 17) },
  { name: 'Good Friday', nations: all, on: (year) => easter(year) - 2 * dayLength },
  { name: 'Easter Monday', nations: notScotland, on: (year) => easter(year) + dayLength },
  { name: 'Early May bank holiday', nations: all, on: (year) => mondayFrom(year, 5, 1) },
  { name: 'Spring bank holiday', nations: all, on: (year) => mondayFrom(year, 5, 25) },
  { name: 'Battle of the Boyne', nations: ['northern-ireland'], on: fixed(7, 12) },
  { name: 'Summer bank holiday', nations: ['scotland'], on: (year) => mondayFrom(year, 8, 1) },
  { name: 'Summer bank holiday', nations: notScotland, on: (year) => mondayFrom(year, 8, 25) },
  { name: 'St Andrew’s Day', nations: ['scotland'], on: fixed(11, 30) },
  { name: 'Christmas Day', nations: all, on: fixed(12, 25) },
  { name: 'Boxing Day', nations: all, on: fixed(12, 26) },
]

/** The bank holidays of a year, as days such as 2027-03-26 with their names; substitute days in place of weekends. */
export function bankHolidays(year: number, nation: Nation): Map<string, string> {
  const kept = rules.filter(({ nations }) => nations.includes(nation)).map(({ name, on }) => ({ name, time: on(year) }))
  const holidays = new Map(kept.filter(({ time }) => !isWeekend(time)).map(({ name, time }) => [iso(time), name]))
  for (const { name, time } of kept.filter((one) => isWeekend(one.time))) {
    let substitute = time
    while (isWeekend(substitute) || holidays.has(iso(substitute))) substitute += dayLength
    holidays.set(iso(substitute), name)
  }
  return new Map([...holidays].sort(([a], [b]) => a.localeCompare(b)))
}

/** "Thursday 4 March 2027", for a day such as 2027-03-04. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).replace(',', '')
}

/** The first day from one such as 2027-01-02 on that is neither at the weekend nor a bank holiday. */
export function workingDayFrom(day: string, nation: Nation): string {
  let time = Date.parse(`${day}T00:00:00Z`)
  while (isWeekend(time) || bankHolidays(new Date(time).getUTCFullYear(), nation).has(iso(time))) time += dayLength
  return iso(time)
}

/** Whether something typed is a day in the form 2027-03-04 that exists. */
export function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && iso(time) === day
}

/** Whether a day such as 2027-03-06 is a Saturday or Sunday. */
export const isAtWeekend = (day: string): boolean => isWeekend(Date.parse(day))

/** How many days lie between two days such as 2027-01-04; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength

/** How far ahead a session can be arranged, in days. */
const maxDaysAhead = 550

/** Made once: that takes sixty times as long as using it, and a page asks for the day several times. */
let dayFormat: Intl.DateTimeFormat | undefined

/** Today in the United Kingdom, as 2027-03-04. */
export function todayInUk(now = new Date()): string {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
  return dayFormat.format(now)
}

/** The hour of the day in the United Kingdom, from 0 to 23. */
export function hourInUk(now = new Date()): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })
  return Number(format.format(now))
}

/** A local time in the United Kingdom, such as 2027-03-04 and 09:30, whichever side of a clock change it is on. */
export function timeInUk(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const inLondon = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    timeZoneName: 'longOffset',
  }).formatToParts(asUtc)
  const offset = inLondon.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const hours = Number(/GMT([+-]\d\d)/.exec(offset)?.[1] ?? 0)
  return new Date(asUtc - hours * 3_600_000)
}

/** A day some days later, or earlier for a negative number: both such as 2027-03-04. */
export const dayAfter = (day: string, days: number): string => iso(Date.parse(`${day}T00:00:00Z`) + days * dayLength)

/** Whether a day such as 2027-03-04 is a real one, and neither at the weekend nor a bank holiday. */
export const isWorkingDay = (day: string, nation: Nation): boolean => workingDayFrom(day, nation) === day

/** Why a day such as 2027-03-04 cannot be one for a session, in a sentence; undefined when it can. */
export function dayProblem(day: string, nation: Nation, today = todayInUk()): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!isRealDay(day)) return 'Enter a real date.'
  if (day <= today) return 'Choose a day after today.'
  if (time - Date.parse(`${today}T00:00:00Z`) > maxDaysAhead * dayLength)
    return 'Choose a day within the next 18 months.'
  if (isWeekend(time)) return `${dayInWords(day)} is at the weekend. Choose a school day.`
  const holiday = bankHolidays(Number(day.slice(0, 4)), nation).get(day)
  return holiday && `${dayInWords(day)} is a bank holiday (${holiday}). Choose another day.`
}
