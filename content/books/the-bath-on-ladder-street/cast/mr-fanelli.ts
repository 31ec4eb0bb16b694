import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const black = '#2c2830'

const half = (x: number, way: number) =>
  blob([
    [x, 0.44],
    [x + way * 0.26, 0.36],
    [x + way * 0.52, 0.46],
    [x + way * 0.74, 0.3],
    [x + way * 0.66, 0.58],
    [x + way * 0.34, 0.66],
    [x, 0.58],
  ])

/** A bow tie with its knot at a point; each of its wings reaches `wide` to its side. */
const bowTie = (x: number, wide: number, y: number): SceneNode[] => [
  ...[-1, 1].map((way) =>
    fill(
      blob([
        [x, y],
        [x + way * wide, y - 9],
        [x + way * wide * 0.9, y + 7],
      ]),
      colours.raspberry,
    ),
  ),
  fill(ellipse(x, y, 5), colours.raspberryDark),
]

/** Mr Fanelli: round, a moustache that curls up at both ends, slicked hair, and a striped apron. */
export const mrFanelli: Figure = {
  build: { head: 31, neck: 14, torso: 106, shoulders: 37, arm: 102, leg: 104, limb: 25, hips: 19 },
  complexion: { skin: '#e3ad80', shade: '#c28a5c', blush: '#df5f45', brow: black },
  head: heads.square,
  hair: ({ back, turn, side }) => {
    if (side)
      return {
        behind: [],
        front: [fill(half(0.74, 0.42), black), fill(half(0.74, -0.62), black)],
        over: [
          fill(
            blob('0.66,-0.62 0.5,-1 0,-1.16 -0.7,-0.96 -1.04,-0.3 -0.92,0.36 -0.6,0.5 -0.4,0.14 -0.34,-0.3 0.1,-0.46'),
            black,
          ),
          stroke(curve('0.5,-0.86 -0.2,-0.8 -0.8,-0.3'), '#57505c', 0.05),
        ],
      }
    if (back)
      return {
        behind: [],
        front: [
          fill(blob('0,-1.12 0.76,-0.86 1.06,-0.1 0.9,0.5 0.4,0.7 -0.4,0.7 -0.9,0.5 -1.06,-0.1 -0.76,-0.86'), black),
        ],
      }
    const x = turn * 0.44
    return {
      behind: [],
      front: [
        fill(
          blob(
            '0,-1.14 0.76,-0.88 1.06,-0.1 0.96,0.12 0.8,-0.36 0.4,-0.62 -0.3,-0.72 -0.8,-0.36 -0.96,0.12 -1.06,-0.1 -0.76,-0.88',
          ),
          black,
        ),
        stroke(curve('-0.3,-0.8 0.2,-0.92 0.76,-0.56'), '#57505c', 0.05),
        fill(half(x, -1), black),
        fill(half(x, 1), black),
      ],
    }
  },
  garment: (view, build) => {
    const { torso, shoulders } = build
    const hem = view.sitting ? 14 : 26
    const shirt = garmentOutline(view, build, { hem, flare: 22, waist: 24, shoulder: 12, belly: 18 })
    const apron: SceneNode[] = view.back
      ? [stroke(`M-90 ${-torso * 0.36}H90`, colours.leekDark, 7)]
      : [
          fill(rect(-26, -torso * 0.74, 52 + (view.side ? 30 : 0), torso * 0.5, 4), colours.white),
          fill(rect(-90, -torso * 0.38, 180, torso), colours.white),
          ...[-60, -36, -12, 12, 36, 60].map((x) =>
            fill(rect(x - 5, x > -27 && x < 27 ? -torso * 0.74 : -torso * 0.38, 10, torso * 1.2), colours.leek),
          ),
          stroke(`M-90 ${-torso * 0.38}H90`, colours.leekDark, 5),
        ]
    return [
      fill(shirt, '#e9e3f0'),
      clipTo(shirt, [...apron, fill(rect(shoulders * 0.6, -torso - 10, 90, torso + 60), colours.slateDark, 0.13)]),
      ...(view.back ? [] : bowTie(view.side ? 20 : 0, view.side ? 13 : 20, -torso + 8)),
    ]
  },
  sleeve: '#dcd4e6',
  cuff: 0.5,
  trousers: '#4d4a60',
  shoe: '#2b2733',
  boot: 0.08,
}
