import type { ShownFigure } from '#contract/small-numbers.ts'
import { dateFormat } from '../../ui/text/moment.ts'

/** An ISO date as "7 September 2026". */
export const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
/** An ISO date as "7 Sept". */
export const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })
/** "September", of an ISO date. */
export const monthOf = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

export const count = (number: number) => number.toLocaleString('en-GB')

/** "1 day", "12 days". */
export const counted = (number: number, one: string, many: string) => `${count(number)} ${number === 1 ? one : many}`

/** "35 schools", rounded down to a multiple of five, or that there are too few to say. */
export const shown = (figure: ShownFigure, what: string) =>
  figure === null ? `Too few ${what} to show` : `${count(figure)} ${what}`
