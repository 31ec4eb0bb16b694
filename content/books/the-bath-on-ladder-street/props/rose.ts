import { blob, curve, ellipse, type Point, poly, randomFrom } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const leaf = (x: number, y: number, way: number, size: number): string =>
  blob(
    [
      [x, y],
      [x + Math.cos(way - 0.5) * size * 0.6, y + Math.sin(way - 0.5) * size * 0.6],
      [x + Math.cos(way) * size, y + Math.sin(way) * size],
      [x + Math.cos(way + 0.5) * size * 0.6, y + Math.sin(way + 0.5) * size * 0.6],
    ],
    0.18,
  )

/** A climbing rose in its pot: it goes up along `stem`, from the pot's soil to its tip. */
export function climbingRose(stem: Point[], seed: number): SceneNode[] {
  const random = randomFrom(seed)
  const [foot] = stem
  const [x = 0, y = 0] = foot ?? []
  const along = stem.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = stem[i] ?? [0, 0]
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 15)
    return Array.from({ length: steps }, (_, s): Point => [ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps])
  })
  const leaves = (shift: number) =>
    along
      .map(([px, py]) => leaf(px + (random() - 0.5) * 12, py + shift, random() * Math.PI * 2, 17 + random() * 9))
      .join('')
  const roses = along.filter((_, i) => i % 7 === 4).map(([px, py]): Point => [px + (random() - 0.5) * 26, py + 4])
  return [
    stroke(curve(stem), colours.woodDark, 6),
    fill(leaves(2), colours.leekDark),
    fill(leaves(-2), colours.leek),
    ...roses.flatMap(([px, py]) => [
      fill(ellipse(px, py, 12, 11), colours.raspberry),
      stroke(`M${px - 6} ${py + 1}q6 6 11 0M${px - 4} ${py - 4}q5 4 8 0`, '#f0a3b4', 2.2),
    ]),
    fill(ellipse(x + 3, y + 47, 36, 7), '#232338', 0.2),
    fill(
      poly([
        [x - 30, y - 6],
        [x + 30, y - 6],
        [x + 22, y + 46],
        [x - 22, y + 46],
      ]),
      '#c26a4a',
    ),
    fill(
      poly([
        [x - 34, y - 12],
        [x + 34, y - 12],
        [x + 32, y + 4],
        [x - 32, y + 4],
      ]),
      '#d47f5c',
    ),
  ]
}
