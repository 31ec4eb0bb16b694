import { line, rect } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'

type Room = { wall: string; shade: string; floor: string; floorDark: string }

/** A room with a bare wall, on which there is room for a poem; its boards begin at `foot`. */
export const room = ({ wall, shade, floor, floorDark }: Room, foot: number, seed: number): SceneNode[] => [
  fill(rect(0, 0, 960, foot + 2), wall),
  dabs({ x: -60, y: 0, w: 1040, h: foot }, shade, 90, seed, { length: 120, width: 9, opacity: 0.16 }),
  fill(rect(0, foot - 16, 960, 18), shade),
  fill(rect(0, foot, 960, 724 - foot), floor),
  stroke(
    [0.22, 0.52, 0.86]
      .map((share) => line([0, foot + share * (720 - foot)], [960, foot + share * (720 - foot)]))
      .join(''),
    floorDark,
    3,
    0.7,
  ),
  specks({ x: 0, y: foot, w: 960, h: 720 - foot }, shade, 90, seed + 1, 1.8, 0.35),
]
