import { expect, test } from 'vitest'
import { pageSize, pagesOf } from './paging.ts'

test.each([
  [0, 1],
  [1, 1],
  [pageSize, 1],
  [pageSize + 1, 2],
  [2 * pageSize, 2],
  [2 * pageSize + 1, 3],
])('a list of %i fills %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages)
})
