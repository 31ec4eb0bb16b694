import { hourInUk } from '#contract/school-days.ts'

/** The hours of the day, in the United Kingdom, from which and until which reminders and summaries are sent. */
const [firstHour, lastHour] = [8, 21]

/** Whether the day's reminders and summaries are due. */
export const hasMorningBegun = (now = new Date()): boolean => hourInUk(now) >= firstHour

/** Whether it is the time for an e-mail that nobody is waiting for: a phone at a bedside should not ring at night. */
export const isByDay = (now = new Date()): boolean => hasMorningBegun(now) && hourInUk(now) < lastHour
