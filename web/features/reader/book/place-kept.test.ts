import { expect, test, vi } from 'vitest'
import { findPlace, forgetPlace, keepPlace } from './place-kept.ts'

test('stores a place for each book', () => {
  keepPlace(1, 7)
  keepPlace(2, 3)
  expect(findPlace(1)).toBe(7)
  forgetPlace(1)
  expect(findPlace(1)).toBeNull()
  expect(findPlace(2)).toBe(3)
})

test('does not store the cover', () => {
  keepPlace(1, 7)
  keepPlace(1, 1)
  expect(findPlace(1)).toBeNull()
})

test('ignores an invalid stored page', () => {
  localStorage.setItem('reader-place:1', 'seven')
  expect(findPlace(1)).toBeNull()
})

test('full storage is not an error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepPlace(1, 7)).not.toThrow()
})
