import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, type Point, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure, HeadView } from '../../../kit/pose.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const beard = '#dcd9e0'
const beardShade = '#b3afbd'

const beardEdge: Point[] = [
  [-1, -0.08],
  [-1.1, 0.5],
  [-0.86, 1.06],
  [-0.4, 1.44],
  [0, 1.54],
  [0.4, 1.44],
  [0.86, 1.06],
  [1.1, 0.5],
  [1, -0.08],
]

const folds = (lines: string[]): SceneNode[] => lines.map((each) => stroke(curve(each), colours.marigoldDark, 0.055))

/** His turban, tied as he ties it every morning: folds that meet at the brow over a rhubarb-coloured underband. */
function turban({ back, side, turn }: HeadView): SceneNode[] {
  if (back) {
    const wrap = blob(
      '0,-1.56 0.7,-1.42 1.16,-0.86 1.14,-0.2 0.9,0.3 0.4,0.5 -0.4,0.5 -0.9,0.3 -1.14,-0.2 -1.16,-0.86 -0.7,-1.42',
    )
    return [
      fill(wrap, colours.marigold),
      clipTo(
        wrap,
        folds([
          '-1.1,-0.5 0,-0.9 1.1,-1.1',
          '-1.1,-0.1 0,-0.5 1.1,-0.7',
          '-1,0.2 0,-0.1 1.1,-0.3',
          '-0.7,0.46 0,0.26 0.9,0.1',
        ]),
      ),
      stroke(curve('-0.4,0.46 0,0.2 0.1,-0.2'), colours.marigoldDark, 0.06),
    ]
  }
  if (side) {
    const wrap = blob(
      '-0.9,0.3 -1.22,-0.2 -1.24,-0.8 -0.8,-1.36 -0.1,-1.58 0.56,-1.38 0.94,-0.92 0.9,-0.5 0.5,-0.42 0,-0.12 -0.4,0.22',
    )
    return [
      fill(wrap, colours.marigold),
      clipTo(
        wrap,
        folds([
          '0.86,-0.6 0.2,-0.5 -0.6,0.2',
          '0.9,-0.72 0,-0.8 -1,-0.1',
          '0.86,-0.9 0,-1.1 -1.2,-0.5',
          '0.6,-1.2 -0.2,-1.34 -1.1,-0.9',
        ]),
      ),
      fill(blob('0.9,-0.5 0.66,-0.62 0.5,-0.42 0.72,-0.4'), colours.rhubarb),
    ]
  }
  const wrap = blob(
    '0,-1.58 0.62,-1.46 1.12,-0.96 1.2,-0.36 1.04,0 0.8,-0.26 0.4,-0.5 0.06,-0.66 -0.4,-0.5 -0.8,-0.26 -1.04,0 -1.2,-0.36 -1.12,-0.96 -0.62,-1.46',
  )
  return [
    place([fill(blob('-0.44,-0.4 0,-0.86 0.44,-0.4 0.2,-0.46 0,-0.5 -0.2,-0.46'), colours.rhubarb)], { x: turn * 0.3 }),
    fill(wrap, colours.marigold),
    clipTo(wrap, [
      place(
        folds([
          '-1.2,-0.3 -0.5,-0.6 0.1,-0.7',
          '-1.2,-0.62 -0.4,-0.84 0.2,-0.84',
          '-1.1,-0.96 -0.3,-1.08 0.4,-0.98',
          '-0.8,-1.3 -0.1,-1.32 0.6,-1.14',
          '1.2,-0.3 0.5,-0.62 0,-0.68',
          '1.2,-0.62 0.66,-0.84 0.2,-0.84',
          '1.1,-0.98 0.8,-1.06 0.4,-0.98',
        ]),
        { x: turn * 0.3 },
      ),
      fill(blob('0.7,-1.6 1.3,-1.2 1.3,0 0.9,-0.1 1,-0.8'), colours.marigoldDark, 0.3),
    ]),
  ]
}

function beardOf({ back, side, turn }: HeadView): SceneNode[] {
  if (back) return []
  if (side)
    return [
      fill(
        blob('-0.3,0.06 -0.02,0.2 0.14,0.56 0.5,0.84 0.86,0.78 1,0.94 0.96,1.3 0.6,1.56 0.1,1.42 -0.26,1.02 -0.42,0.5'),
        beard,
      ),
      stroke(curve('0.2,1 0.44,1.2 0.72,1.24') + curve('0,0.7 0.14,1 0.3,1.2'), beardShade, 0.06),
      fill(blob('1.02,0.42 0.78,0.42 0.44,0.56 0.3,0.76 0.6,0.68 0.94,0.58'), beard),
    ]
  const x = turn * 0.34
  const inner: Point[] = [
    [0.84, -0.04],
    [0.76 + x * 0.5, 0.42],
    [0.44 + x, 0.82],
    [x, 0.9],
    [-0.44 + x, 0.82],
    [-0.76 + x * 0.5, 0.42],
    [-0.84, -0.04],
  ]
  return [
    fill(blob([...beardEdge, ...inner]), beard),
    stroke(
      curve('-0.6,0.96 -0.44,1.2 -0.2,1.34') + curve('0.6,0.96 0.44,1.2 0.2,1.34') + curve('-0.1,1.06 0,1.24 0.1,1.06'),
      beardShade,
      0.06,
    ),
    place(
      [
        fill(
          blob('0,0.42 0.2,0.38 0.42,0.48 0.56,0.66 0.3,0.58 0,0.54 -0.3,0.58 -0.56,0.66 -0.42,0.48 -0.2,0.38'),
          beard,
        ),
      ],
      { x: x * 1.15 },
    ),
  ]
}

/** Mr Gill: a marigold turban, a neat white beard, and the driver's jacket he never stopped wearing, with a badge that says 9. */
export const mrGill: Figure = {
  build: { head: 31, neck: 14, torso: 108, shoulders: 36, arm: 108, leg: 116, limb: 24, hips: 18 },
  complexion: { skin: '#c08552', shade: '#9c6639', blush: '#d8603f', brow: '#8d8895' },
  head: heads.square,
  hair: (view) => ({
    behind: [],
    front: view.side ? [] : [...beardOf(view), ...(view.hat ? [] : turban(view))],
    over: [...beardOf(view), ...(view.hat ? [] : turban(view))],
  }),
  garment: (view, build) => {
    const { torso, shoulders } = build
    const jacket = garmentOutline(view, build, { hem: view.sitting ? 14 : 34, flare: 13, waist: 8, shoulder: 12 })
    const front: SceneNode[] = view.back
      ? [stroke(curve('0,-96 1,-20 0,34'), colours.slateDark, 2.4)]
      : view.side
        ? [
            stroke(curve('18,-104 26,-50 22,40'), colours.slateDark, 3),
            ...[-70, -44, -18].map((y) => fill(ellipse(24, y, 4), colours.brass)),
            stroke(curve('-8,-16 10,-14'), colours.slateDark, 3),
          ]
        : [
            fill(blob('-13,-112 13,-112 0,-62', 0.02), colours.cream),
            fill(blob('-4,-100 4,-100 6,-72 0,-64 -6,-72', 0.06), colours.custardDark),
            fill(blob('-15,-112 -26,-92 -4,-54 0,-60', 0.04), colours.slateDark),
            fill(blob('15,-112 26,-92 4,-54 0,-60', 0.04), colours.slateDark),
            stroke(line([0, -58], [1, 40]), colours.slateDark, 2.4),
            ...[-46, -24, -2].map((y) => fill(ellipse(-7, y, 4), colours.brass)),
            stroke(curve('-36,-14 -18,-12') + curve('18,-12 36,-14'), colours.slateDark, 3),
            fill(ellipse(22, -66, 8), colours.custard),
            stroke(curve('25,-69 22,-72 19,-69 22,-65 25,-69 24,-62 20,-60'), colours.rhubarbDark, 2),
          ]
    return [
      fill(jacket, colours.slate),
      clipTo(jacket, [fill(rect(shoulders * 0.5, -torso - 10, 90, torso + 80), colours.slateDark, 0.45), ...front]),
    ]
  },
  sleeve: '#35508a',
  cuff: 0.88,
  trousers: '#343a5c',
  shoe: '#2a2436',
  boot: 0.16,
}

/** The small cloth he wears over his hair at night. */
export const patka = (side = false): SceneNode[] => [
  fill(blob('-0.2,-1.1 -0.3,-1.44 0,-1.56 0.3,-1.44 0.2,-1.1'), colours.marigoldDark),
  fill(
    blob(
      side
        ? '-0.9,0.3 -1.08,-0.3 -0.8,-0.96 0,-1.24 0.6,-1.06 0.86,-0.5 0.4,-0.46 -0.1,-0.1 -0.5,0.2'
        : '-1,-0.06 -1.04,-0.5 -0.7,-1.02 0,-1.2 0.7,-1.02 1.04,-0.5 1,-0.06 0.6,-0.42 0,-0.58 -0.6,-0.42',
    ),
    colours.marigold,
  ),
]

/** Mr Gill at night: striped pyjamas. Put the `patka` on him as his hat. */
export const mrGillInPyjamas: Figure = {
  ...mrGill,
  garment: (view, build) => {
    const top = garmentOutline(view, build, { hem: 24, flare: 10, waist: 8, shoulder: 12 })
    return [
      fill(top, colours.frost),
      clipTo(
        top,
        [-60, -44, -28, -12, 4, 20, 36, 52].map((x) => fill(rect(x, -120, 6, 160), colours.slate, 0.7)),
      ),
    ]
  },
  sleeve: colours.frost,
}
