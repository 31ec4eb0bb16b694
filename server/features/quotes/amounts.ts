import type { PricedLine, StoredOffer } from '../../database/inbox-tables.ts'

/** The pence of a line. */
export const amountOf = ({ quantity, pricePence }: PricedLine): number => quantity * pricePence

/** The pence of all lines. */
export const sumOf = (lines: PricedLine[]): number => lines.reduce((sum, line) => sum + amountOf(line), 0)

/** The pence of all lines, the delivery, and the VAT where it is added. */
export const totalOf = ({
  lines,
  deliveryPence,
  vatPence,
}: Pick<StoredOffer, 'lines' | 'deliveryPence' | 'vatPence'>) => sumOf(lines) + deliveryPence + vatPence

/** What delivery costs, in words. */
export const deliveryInWords = (pence: number): string => (pence === 0 ? 'Free' : inPounds(pence))

/** "£1,204.50", from pence, without a fraction that binary numbers would round. */
export function inPounds(pence: number): string {
  const pounds = String(Math.floor(pence / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `£${pounds}.${String(pence % 100).padStart(2, '0')}`
}
