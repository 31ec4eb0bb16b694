import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const bucket = (colour: string, band: string): SceneNode[] => {
  const body = poly('-26,-44 26,-44 19,0 -19,0')
  return [
    stroke(curve('-24,-42 0,-74 24,-42'), colours.cream, 3),
    fill(body, colour),
    clipTo(body, [fill(rect(-30, -30, 60, 9), band), fill(rect(8, -50, 30, 60), '#1d2440', 0.14)]),
    fill(ellipse(0, -44, 26, 5), '#1d2440', 0.35),
  ]
}

const rope: SceneNode[] = [30, 24, 18].map((r) => stroke(ellipse(0, 46, r * 0.8, r * 1.3), '#d9b98a', 5))

/** Grandpa's shelf of buckets, paint tins and rope, 380 wide; its board at y = 0. */
export function grandpasShelf(): SceneNode[] {
  return [
    ...paper(rect(0, 0, 380, 12, 2), '#a9744f', 5),
    stroke(
      line([40, 12], [40, 40]) + line([40, 40], [66, 12]) + line([340, 12], [340, 40]) + line([340, 40], [314, 12]),
      colours.woodDark,
      5,
    ),
    place(bucket(colours.tomato, colours.cream), { x: 48 }),
    place(bucket(colours.mustard, colours.seaDeep), { x: 108 }),
    fill(rect(150, -56, 46, 56, 4), colours.seaDeep),
    fill(rect(150, -38, 46, 22), colours.cream),
    fill(rect(202, -42, 40, 42, 4), colours.plum),
    fill(rect(202, -30, 40, 14), colours.cream),
    place(bucket(colours.coral, colours.cream), { x: 290 }),
    fill(rect(330, -34, 34, 34, 4), colours.green),
    place(rope, { x: 190, y: 12 }),
  ]
}
