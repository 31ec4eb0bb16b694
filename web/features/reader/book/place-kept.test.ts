import { expect, test, vi } from 'vitest'
import { findPlace, forgetPlace, keepPlace } from './place-kept.ts'

test('each book has a place of its own', () => {
  keepPlace(1, 7)
  keepPlace(2, 3)
  expect(findPlace(1)).toBe(7)
  forgetPlace(1)
  expect(findPlace(1)).toBeNull()
  expect(findPlace(2)).toBe(3)
})

test('the cover is no place to come back to', () => {
  keepPlace(1, 7)
  keepPlace(1, 1)
  expect(findPlace(1)).toBeNull()
})

test('what is no page is not believed', () => {
  localStorage.setItem('reader-place:1', 'seven')
  expect(findPlace(1)).toBeNull()
})

test('full storage is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepPlace(1, 7)).not.toThrow()
})
