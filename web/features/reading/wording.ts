import type { ShownFigure } from '#contract/small-numbers.ts'

export const count = (number: number) => number.toLocaleString('en-GB')

/** "1 day", "12 days". */
export const counted = (number: number, one: string, many: string) => `${count(number)} ${number === 1 ? one : many}`

/** "35 schools", rounded down to a multiple of five, or that there are too few to say. */
export const shown = (figure: ShownFigure, what: string) =>
  figure === null ? `Too few ${what} to show` : `${count(figure)} ${what}`
