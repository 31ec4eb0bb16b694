import { describe, expect, it } from 'vitest'
import { ellipse } from '../../kit/geometry.ts'
import { fill, type PathNode, part, place, type SceneNode, stroke } from '../../kit/scene.ts'
import { openLibrary } from '../../library.ts'
import { colourLines, lineWidth } from './colour-lines.ts'
import { colouringScale } from './colouring-book.ts'

const square = (x: number, y: number, side: number) => `M${x} ${y}H${x + side}V${y + side}H${x}Z`
/** The longer side of the largest part of a path of straight lines. */
const longestOf = (d: string) =>
  Math.max(
    ...d.split(/(?=M)/).map((part) => {
      const numbers = (part.match(/-?[\d.]+/g) ?? []).map(Number)
      const [xs, ys] = [0, 1].map((way) => numbers.filter((_, index) => index % 2 === way))
      return Math.max(...[xs ?? [], ys ?? []].map((all) => Math.max(...all) - Math.min(...all)))
    }),
  )
const pathsIn = (scene: SceneNode[], scale = 1) => colourLines(scene, scale) as PathNode[]
/** All places that the lines of a scene go through. */
const pointsIn = (scene: SceneNode[], scale = 1) =>
  pathsIn(scene, scale).flatMap(({ d }) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  )
const near = (scene: SceneNode[], [x, y]: readonly [number, number], most: number) =>
  pointsIn(scene).some(([px, py]) => Math.hypot(px - x, py - y) < most)

describe('lines to colour in', () => {
  it('draws what is seen: no hidden edge, and no joint between shapes of one colour', () => {
    const hidden = [fill(ellipse(300, 300, 40), '#cc2222'), fill(square(200, 200, 200), '#2222cc')]
    expect(pointsIn(hidden).filter(([x, y]) => Math.hypot(x - 300, y - 300) < 60)).toEqual([])
    expect(near(hidden, [200, 200], 6)).toBe(true)
    const limb = [fill(square(200, 200, 100), '#cc2222'), fill(ellipse(300, 250, 50), '#cc2222')]
    expect(pointsIn(limb).filter(([x, y]) => x > 260 && x < 295 && y > 205 && y < 295)).toEqual([])
  })

  it('keeps a hand before a face of the same colour, and two people in one colour apart', () => {
    const face = fill(ellipse(300, 300, 100), '#aa7755')
    const hand = fill(ellipse(300, 300, 30), '#aa7755')
    expect(near([face, hand], [330, 300], 5)).toBe(false)
    expect(near([face, part({ is: 'hand' }, [hand])], [330, 300], 5)).toBe(true)
  })

  it('leaves out a figure under 15 mm, a net, and what is fainter than a colour', () => {
    const person = (scale: number) =>
      place([part({ is: 'person', pose: '' }), fill(square(0, 0, 40), '#cc2222')], { x: 300, y: 300, scale })
    expect(pointsIn([person(1)])).toEqual([])
    expect(pointsIn([person(2)]).length).toBeGreaterThan(3)
    const net = Array.from({ length: 60 }, (_, i) => stroke(`M${200 + i * 3} 200V380`, '#111111', 1))
    expect(pointsIn(net)).toEqual([])
    expect(pointsIn([stroke('M200 200V380', '#111111', 1)]).length).toBeGreaterThan(1)
    expect(pointsIn([fill(square(200, 200, 100), '#111111', 0.4)])).toEqual([])
  })

  it('is 0.7 to 1.2 mm wide on paper, bolder around what is larger, and nowhere black but in small parts of faces', {
    timeout: 120_000,
  }, async () => {
    const [large, small] = [square(100, 100, 500), square(100, 100, 10)].map(
      (d) => pathsIn([fill(d, '#2222cc')])[0]?.width ?? 0,
    )
    expect([small, large]).toEqual([2, 3.4])
    const [book] = await openLibrary()
    if (!book) throw new Error('No book ships.')
    for (const [page, { scene }] of [book.cover, ...book.pages].entries())
      for (const { d, width, fill: solid } of pathsIn(scene, colouringScale)) {
        const wide = (width ?? lineWidth.min / colouringScale) * colouringScale
        expect(wide, `page ${page}`).toBeGreaterThanOrEqual(lineWidth.min - 0.06)
        expect(wide, `page ${page}`).toBeLessThanOrEqual(lineWidth.max + 0.06)
        // A brow or a mouth is long and thin.
        if (solid) expect(longestOf(d) * colouringScale, `page ${page}`).toBeLessThan(60)
      }
  })
})
