const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** "£4.50". */
export const inPounds = (amount: number): string => format.format(amount)
