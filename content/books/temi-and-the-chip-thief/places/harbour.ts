import { curve, ellipse, poly } from '../../../kit/geometry.ts'
import { fill, paper, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'

/** The harbour steps on the right page of a spread, five of them, that go down into the water. */
export const treads: SceneNode[] = [0, 1, 2, 3, 4].flatMap((i) => {
  const top = 452 + i * 56
  const left = 1520 - i * 52
  const end = 1940
  return [
    seatAt([left, top + 4], [1920, top + 4]),
    ...paper(
      poly([
        [left, top],
        [end, top],
        [end, top + 60],
        [left - 8, top + 60],
      ]),
      i % 2 === 0 ? '#8d857d' : '#857c75',
      3,
    ),
    fill(
      poly([
        [left, top],
        [end, top],
        [end, top + 12],
        [left - 2, top + 12],
      ]),
      '#b3aaa0',
    ),
    stroke(
      curve([
        [left + 60, top + 30],
        [left + 64, top + 46],
        [left + 58, top + 58],
      ]),
      '#6d655f',
      2,
      0.6,
    ),
  ]
})

/** The harbour wall above the steps. */
export const harbourWall: SceneNode[] = [
  fill(poly('1660,250 1940,220 1940,470 1600,470'), '#7d756f'),
  specks({ x: 1620, y: 260, w: 300, h: 200 }, '#5f5853', 120, 3, 3, 0.35),
  ...paper(poly('1650,238 1940,206 1940,232 1652,262'), '#a59b90', 4),
]

/** Rain that stands on stone. */
export const puddle = (x: number, y: number, w: number): SceneNode[] => [
  fill(ellipse(x, y, w, w * 0.14), '#b9c9ca', 0.6),
  stroke(ellipse(x + w * 0.2, y, w * 0.3, w * 0.05), '#e6efec', 1.6, 0.8),
]
