import { dateFormat } from '../../ui/text/moment.ts'

/** An ISO date as "7 September 2026". */
export const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

export const count = (number: number) => number.toLocaleString('en-GB')

/** A figure that is rounded down to a multiple of five; see `contract/reading.ts`. */
export const fives = (number: number) => (number === 0 ? 'Fewer than 5' : `${count(number)} or more`)
