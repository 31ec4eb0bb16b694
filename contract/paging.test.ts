import { expect, test } from 'vitest'
import { pagesOf } from './paging.ts'

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [100, 2],
  [101, 3],
])('a list of %i fills %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages)
})
