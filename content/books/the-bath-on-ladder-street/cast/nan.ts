import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, type Point, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const silver = '#dcd9df'
const silverShade = '#b3afbd'

const curls = (points: Point[]): SceneNode[] => [
  fill(points.map(([x, y]) => ellipse(x, y, 0.24, 0.23)).join(''), silver),
  ...points.map(([x, y]) =>
    stroke(
      curve([
        [x - 0.1, y + 0.02],
        [x, y - 0.09],
        [x + 0.09, y + 0.03],
      ]),
      silverShade,
      0.05,
    ),
  ),
]

/** The spotted headscarf, knotted on top. */
function scarf(shift: number, isBack: boolean): SceneNode[] {
  const cloth = blob(
    isBack
      ? '-1.06,-0.1 -1.08,-0.62 -0.66,-1.12 0,-1.26 0.66,-1.12 1.08,-0.62 1.06,-0.1 0,0.3'
      : '-1.07,-0.22 -1.07,-0.66 -0.66,-1.12 0,-1.26 0.66,-1.12 1.07,-0.66 1.07,-0.22 0.6,-0.62 0,-0.74 -0.6,-0.62',
  )
  const spots = '-0.82,-0.6 -0.45,-0.86 -0.08,-1.06 0.3,-0.9 0.66,-0.78 0.94,-0.5 -0.2,-0.8 0.52,-1.1 -0.62,-1.08'
    .split(' ')
    .map((each) => each.split(',').map(Number))
    .map(([x = 0, y = 0]) => ellipse(x + shift * 0.2, y, 0.075))
  const knot = [
    fill(
      blob([
        [shift - 0.05, -1.2],
        [shift - 0.46, -1.52],
        [shift - 0.5, -1.18],
      ]),
      colours.raspberry,
    ),
    fill(
      blob([
        [shift + 0.05, -1.2],
        [shift + 0.44, -1.56],
        [shift + 0.5, -1.2],
      ]),
      colours.raspberry,
    ),
    fill(ellipse(shift, -1.2, 0.17, 0.15), colours.raspberryDark),
  ]
  return [fill(cloth, colours.raspberry), clipTo(cloth, [fill(spots.join(''), colours.cream)]), ...(isBack ? [] : knot)]
}

const lens = (x: number, y: number, r: number) => stroke(ellipse(x, y, r * 0.94, r), colours.tealDark, 0.065)

/** Nan: short and square, an orange boiler suit, a spotted headscarf, silver curls and round spectacles. */
export const nan: Figure = {
  build: { head: 33, neck: 14, torso: 98, shoulders: 35, arm: 98, leg: 100, limb: 25, hips: 18 },
  complexion: { skin: '#f3c5a5', shade: '#d99d7b', blush: '#e8614a', brow: '#a9a3b0' },
  head: heads.pear,
  hair: ({ back, turn, side }) => {
    if (side)
      return {
        behind: [],
        front: [lens(0.52, 0.08, 0.3), stroke(curve('0.24,0.06 0,0.06 -0.16,0.1'), colours.tealDark, 0.06)],
        over: [
          ...curls([
            [-0.5, 0.42],
            [-0.76, 0.2],
            [-0.86, -0.1],
            [-0.7, 0.6],
            [-0.44, 0.02],
          ]),
          ...scarf(0.12, false),
          fill(blob('-1.05,-0.1 -1,-0.7 -0.4,-0.9 -0.3,-0.4 -0.6,-0.1 -0.86,0.1'), colours.raspberry),
          stroke(ellipse(-0.12, 0.54, 0.13, 0.15), colours.amber, 0.06),
        ],
      }
    const nape = curls([
      [-0.84, 0.2],
      [-0.62, 0.52],
      [-0.3, 0.62],
      [0, 0.56],
      [0.3, 0.62],
      [0.62, 0.52],
      [0.84, 0.2],
    ])
    if (back) return { behind: [], front: [...nape, ...scarf(0, true)] }
    const cx = turn * 0.4
    const gap = 0.37 - Math.abs(turn) * 0.06
    return {
      behind: [],
      front: [
        ...curls([
          [-0.98, 0.08],
          [-0.96, 0.42],
          [0.98, 0.08],
          [0.96, 0.42],
          [-0.94, -0.2],
          [0.94, -0.2],
        ]),
        lens(cx - gap, 0.11, 0.31),
        lens(cx + gap, 0.11, 0.31),
        stroke(
          curve([
            [cx - gap + 0.29, 0.06],
            [cx, 0.01],
            [cx + gap - 0.29, 0.06],
          ]),
          colours.tealDark,
          0.06,
        ),
        ...scarf(turn * 0.3, false),
        ...[-1, 1].map((end) => stroke(ellipse(end * 1, 0.66, 0.12, 0.14), colours.amber, 0.06)),
      ],
    }
  },
  garment: (view, build) => {
    const { torso, shoulders } = build
    const suit = garmentOutline(view, build, { hem: 16, flare: 6, waist: 10, shoulder: 12, belly: 5 })
    const x = view.side ? shoulders * 0.5 : 0
    const front: SceneNode[] = view.back
      ? [stroke(`M-60 ${-torso * 0.72}H60`, colours.orangeDark, 3)]
      : [
          stroke(
            curve([
              [x, -torso],
              [x + 1, 18],
            ]),
            colours.orangeDark,
            3,
          ),
          fill(rect(x + 9, -torso * 0.68, 22, 24, 3), colours.orangeDark, 0.45),
          stroke(`M${x + 9} ${-torso * 0.68 + 8}h22`, colours.orangeDark, 2),
          fill(rect(x + 14, -torso * 0.86, 4, 26, 2), colours.slatePale),
          ...(view.side ? [] : [fill(rect(-31, -torso * 0.68, 22, 24, 3), colours.orangeDark, 0.45)]),
        ]
    return [
      fill(suit, colours.orange),
      clipTo(suit, [
        fill(rect(shoulders * 0.5, -torso - 10, 80, torso + 60), colours.orangeDark, 0.28),
        ...front,
        fill(rect(-80, -22, 160, 13), colours.slateDark),
        fill(rect(x - 8, -24, 16, 17, 3), colours.amber),
      ]),
      stroke(
        curve([
          [-17, -torso],
          [0, -torso + (view.back ? 3 : 9)],
          [17, -torso],
        ]),
        colours.orangeDark,
        8,
      ),
    ]
  },
  sleeve: '#df6a25',
  cuff: 0.66,
  trousers: '#e06b26',
  shoe: colours.slateDark,
  boot: 0.3,
}
