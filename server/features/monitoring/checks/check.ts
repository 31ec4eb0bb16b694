import type { CheckName, CheckState } from '#contract/monitoring.ts'
import type { Deps } from '../../../deps.ts'

/** What a check has found: `what`, in a sentence, and what is to be done if that is not `Check.remedy`. */
export interface Finding {
  state: CheckState
  what: string
  remedy?: string
  /** The setting that was looked at, where another one would make the finding void. */
  about?: string
}

/** Something that the portal looks at by itself every five minutes. */
export interface Check {
  name: CheckName
  /** Names it in the console and in the subjects of e-mails. */
  title: string
  /** When it is a trouble, and why then. */
  limit: string
  /** What to do about a trouble. */
  remedy: string
  /** `isOngoing`: it was in trouble before. A check whose value goes up and down is well again only well below its limit. */
  look(deps: Deps, isOngoing: boolean): Promise<Finding>
}

export const well = (what: string): Finding => ({ state: 'well', what })
export const trouble = (what: string, remedy?: string): Finding => ({
  state: 'trouble',
  what,
  ...(remedy && { remedy }),
})
export const open = (what: string, remedy: string): Finding => ({ state: 'open', what, remedy })
export const unknown = (what: string, remedy = ''): Finding => ({ state: 'unknown', what, remedy })

export const minutesSince = (time: Date | null): number => (time ? (Date.now() - time.getTime()) / 60_000 : 0)

const count = (number: number, one: string) => `${number.toLocaleString('en-GB')} ${one}${number === 1 ? '' : 's'}`

/** How long something has lasted: "40 minutes", "3 hours", "12 days". */
export function inWords(minutes: number): string {
  if (minutes < 120) return count(Math.max(1, Math.round(minutes)), 'minute')
  return minutes < 48 * 60 ? count(Math.round(minutes / 60), 'hour') : count(Math.floor(minutes / 1440), 'day')
}

export { count }
