import { hourInUk } from '#contract/school-days.ts'

/** The hour of the day, in the United Kingdom, from which reminders and summaries are sent. */
const firstHour = 8

/** Whether it is late enough for an e-mail that nobody is waiting for: a phone at a bedside should not ring at night. */
export const hasMorningBegun = (now = new Date()): boolean => hourInUk(now) >= firstHour
