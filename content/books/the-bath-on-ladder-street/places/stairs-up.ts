import { blob, line, type Point, poly, rect } from '../../../kit/geometry.ts'
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

/** Ladder Street from its foot, looking up: steps that narrow towards the sky with houses on either side. */
export function stairsUp(light: Light): SceneNode[] {
  const side = (xs: (i: number) => number, rows: number[], out: number, seed: number): SceneNode[] =>
    rows.flatMap((i, n) => {
      const scale = 0.5 + (1 - i / count) * 0.8
      return [place(house(light, n + seed), { x: xs(i) + (out < 0 ? -150 * scale - 8 : 8), y: stepAt(i).y, scale })]
    })
  const flights = Array.from({ length: count }, (_, i): SceneNode[] => {
    const [a, b] = [stepAt(count - 1 - i), stepAt(count - i)]
    const tread: Point[] = [
      [a.left, a.y],
      [a.right, a.y],
      [b.right, b.y + 1],
      [b.left, b.y + 1],
    ]
    const edge = Math.max(1.6, (a.y - b.y) * 0.34)
    return [fill(poly(tread), light.riser), fill(rect(a.left, a.y - edge, a.right - a.left, edge), light.tread)]
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
    stroke(
      line([foot.left, foot.y], [top.left, top.y]) + line([foot.right, foot.y], [top.right, top.y]),
      light.ground,
      6,
    ),
  ]
}
