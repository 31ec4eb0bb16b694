import * as z from 'zod/mini'

/** Pounds on the wire as whole pence, in which prices are held and added up. */
export const penceOf = (pounds: number): number => Math.round(pounds * 100)

/** "£1,204.50", from pence, without a fraction that binary numbers would round. */
export function formatPence(pence: number): string {
  const pounds = String(Math.floor(pence / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `£${pounds}.${String(pence % 100).padStart(2, '0')}`
}

/** "£1,204.50", from pounds as on the wire. */
export const formatPounds = (pounds: number): string => formatPence(penceOf(pounds))

/** Parses pounds as typed: "4.50", "£4.50" or "1,200"; NaN for anything else, such as "12,50". */
export function poundsIn(typed: string): number {
  const plain = typed.replace(/[£\s]/g, '')
  return /^(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '')) : Number.NaN
}

/** Pounds with at most two decimals, between two amounts; `sentence` says so. */
export const pounds = (least: number, most: number, sentence: string) =>
  z.number(sentence).check(
    z.minimum(least, sentence),
    z.maximum(most, sentence),
    z.refine((amount) => Math.abs(amount * 100 - penceOf(amount)) < 1e-6, sentence),
  )
