import { expect, it } from 'vitest'
import { paintOver } from './wordless.ts'

const [width, height] = [80, 60]

/** A sky that pales downwards; `over` gives other colours. */
function sky(over: (x: number, y: number) => number | null = () => null) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (const channel of [0, 1, 2]) data[(y * width + x) * 4 + channel] = over(x, y) ?? 100 + y
  return { data, width, height }
}

const isInk = (x: number, y: number) => x > 22 && x < 58 && y > 23 && y < 37 && (x + y) % 3 === 0
const box = { left: 20, top: 20, right: 60, bottom: 40 }

it('paints the sky where the words were, and nothing around them', () => {
  const picture = sky((x, y) => (isInk(x, y) ? 20 : null))
  expect(paintOver(picture, box)).toBe(true)
  const plain = sky().data
  const worst = Math.max(...picture.data.map((value, i) => Math.abs(value - (plain[i] ?? 0))))
  expect(worst).toBeLessThan(6)
})

it('leaves words that are printed on a drawing', () => {
  const drawn = (x: number, y: number) => (isInk(x, y) ? 20 : y > 30 && Math.floor(x / 20) % 2 ? 30 : null)
  const picture = sky(drawn)
  expect(paintOver(picture, box)).toBe(false)
  expect(picture.data).toEqual(sky(drawn).data)
})

it('leaves what reaches over the edge of the page', () => {
  expect(paintOver(sky(), { ...box, left: 0 })).toBe(false)
  expect(paintOver(sky(), { ...box, bottom: height })).toBe(false)
})
