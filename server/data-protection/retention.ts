import { maxClassDays } from '#contract/class-codes.ts'
import { numberInWords } from '#contract/number-words.ts'
import { keptDays } from '#contract/reading-periods.ts'
import { dayAfter, timeInUk, todayInUk } from '#contract/school-days.ts'

/** One kind of personal data: how many days the portal keeps it, and what the privacy page says about it. */
interface Period {
  days: number
  /** `{period}` is replaced by the days in words. */
  promise: string
}

const twoYears = 730

/** How many days the old address can take an account back after its address was changed. */
export const addressUndoDays = 14

/** How many days a link in an e-mail that was never sent is kept: the e-mail itself is kept for 90. */
export const unsentLinkDays = 100

/**
 * How long personal data is kept. The jobs that delete it, and the sentences of the privacy page, both come from this
 * table, so that they cannot disagree.
 */
export const retention = {
  accountToBeDeleted: {
    days: 7,
    promise: `Your account: until you delete it, and {period} more, in which you can change your mind. If its e-mail address was changed shortly before: until ${addressUndoDays} days after that change, in which the old address can take the account back.`,
  },
  unconfirmedAccount: { days: 19, promise: 'An account whose address was never confirmed: {period}.' },
  session: { days: 30, promise: 'A device that is logged in: {period} after you last used the portal there.' },
  invitation: {
    days: 30,
    promise:
      'An invitation that nobody accepted: {period} after we last sent it. One that was accepted: as long as an account has the address that was invited.',
  },
  endedAccess: {
    days: 30,
    promise:
      'The fact that your school has ended your access: {period}, in which the school can undo this. For a parent, also until the school has a new code, so that the old one does not let you in again.',
  },
  refusedSignIn: {
    days: 365,
    promise:
      'The fact that your school has ended your access, if you log in with Google, Microsoft or another service: {period}, even after you have deleted your account. We keep it so that the same sign-in does not let you in again, as a number that we cannot turn back into your name or address.',
  },
  mail: {
    days: 90,
    promise: 'An e-mail to you: its text until it has been sent, and the fact that we sent it for {period}.',
  },
  notification: { days: 30, promise: 'A notification to your device: {period}.' },
  classCode: {
    days: 30,
    promise:
      'A code with which you opened a book for your class: until it ends, and {period} more. We hold nothing about the children: we count how often a code is opened each day, and delete that count with the code.',
  },
  classUse: {
    days: maxClassDays,
    promise:
      'What the classes of a school read and were taught, the numbers that staff enter about a class, and how staff and parents say that a book was liked: by day for {period}, then by month for as long as the school is on the portal. These are numbers about a class, by school: nobody’s name is with them, neither a child’s nor a teacher’s nor a parent’s.',
  },
  openedResource: {
    days: keptDays,
    promise:
      'What you have opened: {period}. After that we only count how often each book was opened in a month, by staff and by parents.',
  },
  unusedUpload: { days: 1, promise: 'A picture or a PDF that you uploaded and did not use: {period}.' },
  finishedJob: {
    days: 1,
    promise: 'An address entered to get a new password: {period} after the e-mail was written.',
  },
  enquiry: {
    days: twoYears,
    promise: 'What you wrote to us, and our answer: {period} after it was last changed.',
  },
  // As long as the audit log, which says who dealt with it: the two together answer the Information Commissioner or a court.
  dataRequest: {
    days: twoYears,
    promise:
      'A request or a complaint about your data, and our answer: {period} after it was closed, or last changed since, so that we can show how we dealt ' +
      'with it. If you delete your account, we keep only the dates and the outcome until then: your name, your contact details and what was written go as soon as the request is closed.',
  },
  quote: {
    days: twoYears,
    promise:
      'A quote you asked for, and what you ordered: {period} after it was last changed. If you delete your account, we keep an order until then with the school, the address for delivery, the order number and what we quoted, but without your name and contact details.',
  },
  booking: {
    days: twoYears,
    promise:
      'A session you asked for: {period} after it took place, or after we last changed your request. After that we keep the school, the day and the classes, but not your details.',
  },
  assurance: {
    days: twoYears,
    promise: 'What we checked about a visitor before a session: {period} after we checked it.',
  },
  schoolMessage: { days: twoYears, promise: 'Messages about checking your school: {period} after our decision.' },
  auditLog: {
    days: twoYears,
    promise:
      'The log of who did what and from which IP address, which keeps accounts safe: {period}, even after an account ' +
      'has been deleted. It contains no names: a deleted account appears as a number.',
  },
} as const satisfies Record<string, Period>

export type KindOfData = keyof typeof retention

/**
 * The first day of data of this kind that is kept, such as 2027-03-04. Counted in days of the calendar: the same number
 * of hours ago can be another day once the clocks have changed.
 */
export const firstDayKept = (kind: KindOfData): string => dayAfter(todayInUk(), -retention[kind].days)

/** The time before which data of this kind is deleted: what we promise until a day is there until that day is over. */
export const keptSince = (kind: KindOfData): Date => startOfDay(retention[kind].days)

/** The last day on which data of this kind that is from a moment is kept, such as 2027-03-04. */
export const lastDayKept = (kind: KindOfData, from: Date): string => dayAfter(todayInUk(from), retention[kind].days)

/** The start of the day in the United Kingdom, a number of days ago. */
export const startOfDay = (daysAgo: number): Date => timeInUk(dayAfter(todayInUk(), -daysAgo), '00:00')

/** How many days what somebody has deleted from the library, the shop or the testimonials can be restored. */
export const restorableDays = 30

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

/** How long one kind of data is kept, as a sentence. */
export const promiseOf = (kind: KindOfData): string => {
  return retention[kind].promise.replace('{period}', periodOf(kind))
}

/** How long one kind of data is kept, such as `one year`. */
export const periodOf = (kind: KindOfData): string => inWords(retention[kind].days)

/** The sentences of the privacy page, one for each kind of data. */
export const listPromises = (): string[] => (Object.keys(retention) as KindOfData[]).map(promiseOf)

function inWords(days: number): string {
  if (days === keptDays) return '13 months'
  if (days === maxClassDays) return '13 weeks'
  if (days % 365 === 0) return days === 365 ? 'one year' : `${numberInWords(days / 365)} years`
  if (days === 1) return 'a day'
  return `${numberInWords(days)} days`
}
