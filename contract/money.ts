import * as z from 'zod/mini'

/** Pounds on the wire as whole pence, in which prices are held and added up. */
export const penceOf = (pounds: number): number => Math.round(pounds * 100)

/** Pounds with at most two decimals, between two amounts; `sentence` says so. */
export const pounds = (least: number, most: number, sentence: string) =>
  z.number(sentence).check(
    z.minimum(least, sentence),
    z.maximum(most, sentence),
    z.refine((amount) => Math.abs(amount * 100 - penceOf(amount)) < 1e-6, sentence),
  )
