import { expect, test } from 'vitest'
import { fitBook, hasRoomBeside } from './fit-book.ts'

test('one page on phones and upright tablets', () => {
  expect(fitBook({ width: 360, height: 640 }, 1)).toEqual({ isDouble: false, pageWidth: 360, pageHeight: 360 })
  expect(fitBook({ width: 768, height: 1024 }, 0.75).isDouble).toBe(false)
  expect(fitBook({ width: 500, height: 200 }, 1).isDouble).toBe(false)
})

test('two pages where they fill more of a wide screen', () => {
  expect(fitBook({ width: 1280, height: 720 }, 1)).toEqual({ isDouble: true, pageWidth: 640, pageHeight: 640 })
  expect(fitBook({ width: 1024, height: 768 }, 0.75).isDouble).toBe(true)
  expect(fitBook({ width: 1024, height: 768 }, 1.4).isDouble).toBe(false)
})

test('a page never leaves the stage', () => {
  for (const aspect of [0.7, 1, 1.5]) {
    for (const [width, height] of [
      [320, 640],
      [740, 360],
      [1920, 1080],
    ] as const) {
      const { isDouble, pageWidth, pageHeight } = fitBook({ width, height }, aspect)
      expect(pageWidth * (isDouble ? 2 : 1)).toBeLessThanOrEqual(width)
      expect(pageHeight).toBeLessThanOrEqual(height)
    }
  }
})

test('finds room for words beside a 4:3 page on a board, and none on a tablet, under a phone or beside two pages', () => {
  const room = (width: number, height: number) => hasRoomBeside({ width, height }, 4 / 3)
  expect([room(1920, 1080), room(1366, 768), room(1280, 720)]).toEqual([true, true, true])
  expect([room(1280, 800), room(1024, 768), room(360, 740), room(2560, 1080)]).toEqual([false, false, false, false])
})
