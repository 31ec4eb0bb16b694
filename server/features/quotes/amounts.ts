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
