import type { SetUpStep } from '#contract/set-up.ts'

/** How a step is: see `SetUpStep` of the contract. */
export type State = Omit<SetUpStep, 'code'>

/** `seenAt`: null where nothing says when. */
export const done = (what: string, seenAt: Date | null): State => ({
  state: 'done',
  what,
  remedy: '',
  seen_time: seenAt?.toISOString() ?? '',
})

export const open = (what: string, remedy: string): State => ({ state: 'open', what, remedy, seen_time: '' })

export const waiting = (what: string, remedy: string): State => ({ state: 'waiting', what, remedy, seen_time: '' })

/** A moment in a sentence, as people in the UK say it: 09:12 on 28 November. */
export const momentInWords = (time: Date): string =>
  `${part(time, { hour: '2-digit', minute: '2-digit' })} on ${part(time, { day: 'numeric', month: 'long' })}`

const part = (time: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' }).format(time)

export const list = (words: string[]): string => new Intl.ListFormat('en-GB').format(words)
