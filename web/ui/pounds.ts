/** "£4.50". */
export const inPounds = (amount: number): string =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
