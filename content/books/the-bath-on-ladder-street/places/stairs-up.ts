import { blob, ellipse, line, type Point, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import { house } from './house.ts'
import type { Light } from './light.ts'

const count = 22
/** Step `i` from the bottom (0) upwards, as seen from the foot of the street: where it lies and how wide it is. */
const stepAt = (i: number) => {
  const t = i / count
  const far = 1 - t
  return { y: 712 - 640 * (1 - far ** 1.7) * 0.86, left: 430 + 150 * t ** 0.8, right: 900 - 190 * t ** 0.8 }
}

/** A low wall of rough stones beside the steps. */
function sideWall(side: number, light: Light): SceneNode[] {
  const random = randomFrom(side + 9)
  const edge = (i: number, out: number): Point => {
    const { y, left, right } = stepAt(i)
    const width = 8 + 22 * (1 - i / count)
    return [(side < 0 ? left : right) + side * width * out, y]
  }
  const band = (inner: number, outer: number, rise: number): Point[] => {
    const at = Array.from({ length: count + 1 }, (_, i) => i)
    const lifted = ([x, y]: Point, i: number): Point => [x, y - rise * (4 + 16 * (1 - i / count))]
    return [...at.map((i) => lifted(edge(i, inner), i)), ...at.toReversed().map((i) => lifted(edge(i, outer), i))]
  }
  const stones = Array.from({ length: count * 2 }, (_, n) => {
    const i = n / 2
    const [x, y] = edge(i, 0.2 + random() * 0.6)
    const size = 4 + 10 * (1 - i / count)
    return ellipse(x, y - size * 0.3, size * (0.8 + random() * 0.5), size * 0.5)
  })
  return [
    fill(poly(band(-0.1, 1.1, 0)), light.riser),
    fill(stones.join(''), light.ground, 0.5),
    fill(poly(band(-0.16, 1.16, 1)), light.tread),
    fill(poly(band(-0.16, 0.2, 1)), '#232338', 0.12),
  ]
}

/** Ladder Street from its foot, looking up: steps that narrow towards the sky with houses on either side. */
export function stairsUp(light: Light): SceneNode[] {
  const side = (xs: (i: number) => number, rows: number[], out: number, seed: number): SceneNode[] =>
    rows.flatMap((i, n) => {
      const scale = 0.5 + (1 - i / count) * 0.8
      return [place(house(light, n + seed), { x: xs(i) + (out < 0 ? -150 * scale - 8 : 8), y: stepAt(i).y, scale })]
    })
  const random = randomFrom(41)
  const flights = Array.from({ length: count }, (_, i): SceneNode[] => {
    const [a, b] = [stepAt(count - 1 - i), stepAt(count - i)]
    const tread: Point[] = [
      [a.left, a.y],
      [a.right, a.y],
      [b.right, b.y + 1],
      [b.left, b.y + 1],
    ]
    const rise = a.y - b.y
    const edge = Math.max(1.6, rise * 0.34)
    // Stones of different lengths, set by hand: no two steps have the same joints.
    const joints = [0.16, 0.4, 0.66, 0.88].map((share) => {
      const x = a.left + (share + (random() - 0.5) * 0.16) * (a.right - a.left)
      return line([x, a.y - edge], [x + (random() - 0.5) * rise * 0.2, b.y + 2])
    })
    const worn = a.left + (0.3 + random() * 0.3) * (a.right - a.left)
    return [
      fill(poly(tread), light.riser),
      stroke(joints.join(''), '#232338', Math.max(0.8, rise * 0.06), 0.3),
      fill(rect(a.left, b.y, a.right - a.left, Math.max(1, rise * 0.2)), '#232338', 0.2),
      fill(rect(a.left, a.y - edge, a.right - a.left, edge), light.tread),
      fill(ellipse(worn, a.y - edge * 0.5, (a.right - a.left) * 0.14, edge * 0.42), '#ffffff', 0.16),
    ]
  }).flat()
  const [foot, top] = [stepAt(0), stepAt(count)]
  return [
    ...side((i) => stepAt(i).left, [17.4, 13.6], -1, 2),
    ...side((i) => stepAt(i).right, [17, 12, 7.4, 2.6], 1, 5),
    fill(blob('404,322 440,312 520,322 620,300 640,730 270,730 322,600 356,480 386,380', 0.12), light.hillNear),
    fill(blob('408,430 470,390 560,400 600,730 330,730 372,570', 0.12), light.hill, 0.6),
    ...flights,
    fill(rect(-10, foot.y - 2, 980, 40), light.ground),
    clipTo(
      poly([
        [foot.left, foot.y],
        [foot.right, foot.y],
        [top.right, top.y],
        [top.left, top.y],
      ]),
      [specks({ x: 420, y: 60, w: 500, h: 660 }, light.ground, 200, 5, 1.8, 0.4)],
    ),
    ...[-1, 1].flatMap((side) => sideWall(side, light)),
  ]
}
