import { expect, test } from 'vitest'
import { facesIn } from '../kit/faces.ts'
import { openLibrary } from '../library.ts'
import { minWindow, windowAt } from './typesetter/picture-window.ts'

test('a strip of a picture cuts no head, and shows as many as it can', () => {
  const faces = [
    { x: 100, y: 200, radius: 40 },
    { x: 400, y: 560, radius: 40 },
    { x: 600, y: 600, radius: 40 },
  ]
  const { top, cut, out } = windowAt(faces, 250)
  expect([cut, out]).toEqual([0, 1])
  expect(top).toBeLessThan(560 - 1.9 * 40)
  expect(top + 250).toBeGreaterThan(600 + 1.4 * 40)
  // A head that fills the page has to be shown whole.
  expect(minWindow([{ x: 100, y: 300, radius: 150 }], 200)).toBeGreaterThanOrEqual(150 * 3.3)
})

test('the least strip of each page of the books cuts no head', async () => {
  for (const { pages } of await openLibrary())
    for (const { scene } of pages) {
      const faces = facesIn(scene)
      const height = minWindow(faces, 200)
      if (height < 720) expect(windowAt(faces, height).cut).toBe(0)
    }
})
