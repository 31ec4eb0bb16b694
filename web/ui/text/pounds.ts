/** "£4.50". */
export const inPounds = (amount: number): string =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })

/** Parses pounds as typed: "4.50", "£4.50" or "1,200"; NaN for anything else, such as "12,50". */
export function poundsIn(typed: string): number {
  const plain = typed.replace(/[£\s]/g, '')
  return /^(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '')) : Number.NaN
}
