import { blob, line, rect } from '../../../kit/geometry.ts'
import { bricks } from '../../../kit/materials.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

const wall = '#e7cfae'

/** A window with a box of flowers, 110 wide, its sill at the origin. */
const window: SceneNode[] = [
  ...paper(rect(-58, -150, 116, 150, 3), colours.white, 4),
  fill(rect(-46, -138, 92, 128), '#8fb4c2'),
  fill('M-46 -138H10L-46 -60Z', colours.white, 0.35),
  stroke(line([-46, -74], [46, -74]) + line([0, -138], [0, -10]), colours.white, 5),
  ...paper(rect(-64, -4, 128, 14, 3), '#c99f7c', 3),
  ...[-40, -14, 14, 40].flatMap((x, i) => [
    stroke(line([x, -4], [x + (i % 2) * 4, -22]), colours.hillDark, 4),
    fill(`M${x - 9} -24a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z`, i % 2 === 0 ? colours.red : colours.gold),
  ]),
]

/** A wall along a pavement, its foot at `foot`, with windows at these places. */
export const shopWall = (foot: number, windows: [x: number, y: number][], seed: number): SceneNode[] => [
  fill(rect(0, 0, 960, foot + 2), wall),
  dabs({ x: -60, y: 0, w: 1040, h: foot }, '#d8b98f', 80, seed, { length: 110, width: 9, opacity: 0.18 }),
  clipTo(
    blob(
      `560,${foot - 60} 600,${foot - 190} 690,${foot - 236} 760,${foot - 180} 850,${foot - 270} 990,${foot - 300} 990,${foot - 40} 560,${foot - 40}`,
    ),
    [fill(rect(540, 0, 440, foot), '#c98f6c', 0.55), ...bricks({ x: 540, y: foot - 310, w: 440, h: 270 }, 20, seed)],
  ),
  fill(rect(566, 0, 15, foot - 20), '#7f8fa0'),
  fill([60, 230, 400].map((y) => rect(561, y, 25, 9, 2)).join(''), '#66768a'),
  fill(`M566 ${foot - 22}h15l-4 16h-26v-10z`, '#66768a'),
  fill(rect(0, foot - 44, 960, 46), '#b98d6d'),
  fill(rect(0, foot - 48, 960, 8), '#a67a5c'),
  ...windows.map(([x, y]) => place(window, { x, y })),
  fill(rect(0, foot, 960, 724 - foot), '#cfc4b6'),
  stroke(
    line([0, foot + 4], [960, foot + 4]) +
      [-1, 0, 1, 2, 3].map((i) => line([200 + i * 160, foot], [130 + i * 190, 720])).join(''),
    '#a89c8d',
    3,
    0.6,
  ),
  specks({ x: 0, y: foot, w: 960, h: 720 - foot }, '#a89c8d', 90, seed + 1, 1.8, 0.4),
]

export const wallColour = wall
