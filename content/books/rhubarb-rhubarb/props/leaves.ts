import { blob, curve, ellipse, type Point } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const pink = '#c8305f'
const pinkPale = '#ee7f97'

/** A leaf of rhubarb with its crinkled edge, pointing up from the origin; 260 wide and 330 high. */
const leaf: SceneNode[] = [
  fill(
    blob(
      '0,0 -56,22 -104,-4 -96,-52 -134,-92 -112,-146 -132,-200 -92,-236 -80,-288 -34,-300 0,-334 34,-300 80,-288 92,-236 132,-200 112,-146 134,-92 96,-52 104,-4 56,22',
      0.2,
    ),
    colours.hill,
  ),
]

/** The ribs of a leaf. */
const ribs: SceneNode[] = [
  stroke(
    curve('0,0 4,-120 0,-286') +
      curve('0,-40 -44,-62 -84,-110') +
      curve('0,-40 44,-62 84,-110') +
      curve('2,-130 -36,-154 -72,-206') +
      curve('2,-130 40,-154 72,-206') +
      curve('0,-210 -24,-230 -42,-262') +
      curve('0,-210 24,-230 42,-262'),
    pink,
    10,
  ),
]

/** A stalk from its foot to the leaf that it carries, `wide` at its foot. */
function stalk([x, y]: Point, [tipX, tipY]: Point, wide: number): SceneNode[] {
  const half = wide / 2
  return [
    fill(`M${x - half} ${y}L${tipX - half * 0.7} ${tipY}H${tipX + half * 0.7}L${x + half} ${y}Z`, pink),
    stroke(
      curve([
        [x - half * 0.3, y],
        [tipX - half * 0.2, tipY + 12],
      ]),
      pinkPale,
      7,
    ),
  ]
}

const eye = (x: number, side: 1 | -1): SceneNode[] => [
  fill(ellipse(x, 0, 40, 46), colours.ink),
  fill(ellipse(x, 0, 34, 40), colours.white),
  fill(ellipse(x + side * 8, 6, 17, 20), colours.ink),
  stroke(
    curve([
      [x - 44, -58 + side * 8],
      [x, -74],
      [x + 44, -58 - side * 8],
    ]),
    colours.ink,
    11,
  ),
]

/** A face that shouts, between leaves; its eyes at y = 0, 250 wide. */
const shout: SceneNode[] = [
  ...eye(-66, 1),
  ...eye(66, -1),
  fill(blob('-70,84 0,68 70,84 58,170 0,200 -58,170', 0.16), colours.ink),
  fill(blob('-40,170 0,138 40,170 0,190', 0.16), '#e88a94'),
  fill('M-54 90Q0 76 54 90L46 108Q0 98 -46 108Z', colours.white),
]

/** A rhubarb that shouts, on a page of the book: three stalks with their leaves, its face on the middle one, its foot on the band. */
export const loudRhubarb: SceneNode[] = [
  ...stalk([300, 740], [232, 500], 64),
  ...stalk([660, 740], [728, 500], 64),
  place([...leaf, ...ribs], { x: 236, y: 520, rotate: -20, scale: 0.96 }),
  place([...leaf, ...ribs], { x: 724, y: 520, rotate: 20, scale: 0.96 }),
  ...stalk([480, 740], [480, 560], 110),
  place(leaf, { x: 480, y: 630, scale: 1.76 }),
  stroke(curve('480,66 484,130 480,190') + curve('482,150 450,128 430,96') + curve('482,150 514,128 534,96'), pink, 14),
  place(shout, { x: 480, y: 330, scale: 1.1 }),
]
