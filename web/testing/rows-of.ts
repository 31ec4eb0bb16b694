import { within } from '@testing-library/react'

/** The words in the cells of a table, row by row, its head included. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
