import { expect, test } from 'vitest'
import { fitBook, hasRoomForWords } from './fit-book.ts'

/** The height of a line of our books, as a share of their page. */
const print = 0.0285

test('one page on phones and upright tablets', () => {
  expect(fitBook({ width: 360, height: 640 }, 1, 0)).toEqual({ isDouble: false, pageWidth: 360, pageHeight: 360 })
  expect(fitBook({ width: 768, height: 1024 }, 0.75, 0).isDouble).toBe(false)
})

test('two pages where they fill a wide screen about as well as one', () => {
  expect(fitBook({ width: 1280, height: 720 }, 1, 0)).toEqual({ isDouble: true, pageWidth: 640, pageHeight: 640 })
  expect(fitBook({ width: 1024, height: 768 }, 0.75, 0).isDouble).toBe(true)
  expect(fitBook({ width: 1024, height: 768 }, 1.4, 0).isDouble).toBe(false)
})

test('two pages only where their words stand at 20 pixels, and never beside their words', () => {
  const isDouble = (width: number, height: number, words: number | null = print) =>
    fitBook({ width, height }, 4 / 3, words).isDouble
  expect([isDouble(1366, 650), isDouble(844, 390), isDouble(1600, 800)]).toEqual([false, false, false])
  expect([isDouble(1920, 1080), isDouble(1920, 970), isDouble(2560, 1080)]).toEqual([true, true, true])
  expect(isDouble(2560, 1080, null)).toBe(false)
})

test('a page never leaves the stage', () => {
  for (const aspect of [0.7, 1, 1.5]) {
    for (const [width, height] of [
      [320, 640],
      [740, 360],
      [1920, 1080],
    ] as const) {
      const { isDouble, pageWidth, pageHeight } = fitBook({ width, height }, aspect, 0)
      expect(pageWidth * (isDouble ? 2 : 1)).toBeLessThanOrEqual(width)
      expect(pageHeight).toBeLessThanOrEqual(height)
    }
  }
})

test('finds room for words beside a 4:3 page on a laptop and below it on an upright tablet, and none beside two pages', () => {
  const room = (width: number, height: number) => hasRoomForWords({ width, height }, 4 / 3, print)
  expect([room(1366, 768), room(1280, 720), room(768, 1024), room(360, 740)]).toEqual([true, true, true, true])
  expect([room(1280, 800), room(1024, 768), room(1920, 1080), room(2560, 1080)]).toEqual([false, false, false, false])
})
