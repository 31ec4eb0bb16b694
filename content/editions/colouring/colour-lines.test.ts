import { describe, expect, it } from 'vitest'
import { ellipse } from '../../kit/geometry.ts'
import { clipTo, fill, part, place, type SceneNode, stroke } from '../../kit/scene.ts'
import { outlinesOf } from '../../painter/path-points.ts'
import { colourLines } from './colour-lines.ts'

const pointsOf = (d: string) => outlinesOf(d, [1, 0, 0, 1, 0, 0]).flatMap(({ points }) => points)
const square = (x: number, y: number, side: number) => `M${x} ${y}H${x + side}V${y + side}H${x}Z`
/** All places that the lines of a scene go through. */
const pointsIn = (scene: SceneNode[]) => colourLines(scene, 1).flatMap(({ d }) => pointsOf(d))
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

  it('draws a rope as its two edges, without the lighter line between them', () => {
    const rope = [stroke('M200 300Q400 400 600 300', '#886633', 8), stroke('M200 300Q400 400 600 300', '#bb9966', 3)]
    expect(near(rope, [400, 346], 6)).toBe(true)
    expect(near(rope, [400, 350], 2)).toBe(false)
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
    const blades = (width: number) =>
      Array.from({ length: 12 }, (_, i) => `M${200 + i * 20} 300l${width / 2} -90l${width / 2} 90Z`).join('')
    expect(pointsIn([fill(blades(6), '#116611')])).toEqual([])
    expect(pointsIn([fill(blades(16), '#116611')]).length).toBeGreaterThan(3)
  })

  it('draws fine strokes inside the shape that they are cut to, and nowhere else', () => {
    const checks = stroke('M200 250H500', '#111111', 1)
    const cloth = [fill(square(300, 200, 100), '#cc2222'), clipTo(square(300, 200, 100), [checks])]
    const line = pointsIn(cloth).filter(([, y]) => Math.abs(y - 250) < 1)
    expect(line.length).toBeGreaterThan(1)
    expect(line.filter(([x]) => x < 300 || x > 400)).toEqual([])
  })

  it('keeps a pupil that its eye cuts off', () => {
    const eye = fill(ellipse(0, 0, 0.3), '#ffffff')
    const pupil = clipTo(ellipse(0, 0, 0.3), [fill(ellipse(0.32, 0, 0.2), '#111111')])
    const face = { ...place([eye, pupil], { x: 300, y: 300, scale: 20 }), isFace: true }
    const pupils = colourLines([face], 1).filter(({ fill }) => fill !== undefined)
    const xs = pupils.flatMap(({ d }) => pointsOf(d).map(([x]) => x))
    expect(Math.max(...xs)).toBeGreaterThan(303)
    expect(Math.max(...xs)).toBeLessThan(307)
  })

  it('is bolder around what is larger', () => {
    const widths = [500, 10].map((side) => colourLines([fill(square(100, 100, side), '#2222cc')], 1)[0]?.width)
    expect(widths).toEqual([3.4, 2])
  })
})
