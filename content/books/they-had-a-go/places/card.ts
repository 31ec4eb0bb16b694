import { blob, type Point, rect } from '../../../kit/geometry.ts'
import { fill, type GroupNode, ground, paper } from '../../../kit/scene.ts'
import type { TextPlace } from '../../../storybook.ts'
import { colours } from '../palette.ts'

type Area = { x: number; y: number; w: number; h: number }

const tint = '#fbf4e3'

/** A rectangle that was cut out by hand. */
const cutOut = ({ x, y, w, h }: Area): string => {
  const points: Point[] = [
    [x + 6, y + 2],
    [x + w * 0.5, y - 2],
    [x + w - 4, y + 3],
    [x + w, y + h * 0.5],
    [x + w - 5, y + h - 3],
    [x + w * 0.45, y + h + 2],
    [x + 4, y + h - 2],
    [x - 1, y + h * 0.5],
  ]
  return blob(points, 0.05)
}

/** The label on which the words of a page stand, with a strip in the colour of the chapter. */
export const card = (area: Area, accent: string): GroupNode =>
  ground([...paper(cutOut(area), tint, 6), fill(rect(area.x + 9, area.y + 12, 7, area.h - 24, 3), accent)])

/** The words on a card: a heading and paragraphs. */
export const onCard = ({ x, y, w, h }: Area, size = 20): TextPlace => ({
  x: x + 28,
  y: y + 14,
  w: w - 44,
  h: h - 24,
  ink: colours.ink,
  ground: tint,
  size,
  loud: [0],
  loudSize: 31,
})
