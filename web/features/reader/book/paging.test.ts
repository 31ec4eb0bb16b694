import { expect, test } from 'vitest'
import { isSpread, openPages, placeAfter, placeBefore, placeName, sideOf, stops } from './paging.ts'

const single = { pageCount: 5, isDouble: false }
const odd = { pageCount: 5, isDouble: true }
const even = { pageCount: 6, isDouble: true }

test('single pages follow each other to the end page', () => {
  expect(stops(single)).toEqual([1, 2, 3, 4, 5, 6])
  expect(stops(single).map((place) => openPages(place, single))).toEqual([[1], [2], [3], [4], [5], []])
})

test('two pages lie as in print: the cover alone, then pairs', () => {
  expect(stops(odd).map((place) => openPages(place, odd))).toEqual([[1], [2, 3], [4, 5], []])
  expect(stops(even).map((place) => openPages(place, even))).toEqual([[1], [2, 3], [4, 5], [6], []])
  expect([1, 2, 3].map((page) => sideOf(page, odd))).toEqual(['right', 'left', 'right'])
  expect(sideOf(2, single)).toBe('only')
})

test('one picture lies over two open pages that both have half of it', () => {
  const page = (number: number, is_spread: boolean) => ({ number, is_spread })
  expect(isSpread([page(2, true), page(3, true)])).toBe(true)
  expect(isSpread([page(2, true)])).toBe(false)
  expect(isSpread([page(2, false), page(3, true)])).toBe(false)
})

test('keeps the place when the device is rotated', () => {
  expect(openPages(3, odd)).toEqual([2, 3])
  expect(openPages(3, single)).toEqual([3])
})

test('turning stops at the cover and at the end page', () => {
  expect(placeBefore(1, odd)).toBe(1)
  expect(placeAfter(6, odd)).toBe(6)
  expect(placeBefore(6, odd)).toBe(4)
  expect(placeBefore(3, odd)).toBe(1)
  expect(placeBefore(7, even)).toBe(6)
})

test('turning forward and back again leads to the same pages', () => {
  for (const pagination of [single, odd, even]) {
    for (const place of stops(pagination).slice(0, -1)) {
      expect(openPages(placeBefore(placeAfter(place, pagination), pagination), pagination)).toEqual(
        openPages(place, pagination),
      )
    }
  }
})

test('a book of one page has that page and an end', () => {
  expect(stops({ pageCount: 1, isDouble: true })).toEqual([1, 2])
})

test('names the places for screen readers', () => {
  expect(placeName(1, single)).toBe('Cover')
  expect(placeName(3, single)).toBe('Page 2 of 4')
  expect(placeName(3, odd)).toBe('Pages 1 and 2 of 4')
  expect(placeName(6, odd)).toBe('The end')
})
