import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const black = '#25202c'

const opening =
  'M0 -0.72C0.62 -0.72 0.86 -0.28 0.86 0.2C0.86 0.68 0.46 1 0 1C-0.46 1 -0.86 0.68 -0.86 0.2C-0.86 -0.28 -0.62 -0.72 0 -0.72Z'

const fringe = '-0.76,-0.3 -0.5,-0.7 0,-0.8 0.5,-0.7 0.76,-0.3 0.5,-0.36 0.24,-0.3 0,-0.36 -0.24,-0.3 -0.5,-0.36'

/** The point of her hood, which flops over to one side. */
const point: SceneNode[] = [
  fill(blob('-0.62,-0.98 -0.3,-1.4 0.1,-1.78 0.62,-1.96 1.06,-1.74 0.78,-1.62 0.56,-1.4 0.66,-0.98'), colours.rhubarb),
  fill(ellipse(1.1, -1.68, 0.17), colours.custard),
]

const trim = (d: string): SceneNode => stroke(d, colours.custard, 0.12)

function hood(back: boolean, side: boolean): { behind: SceneNode[]; front: SceneNode[]; over?: SceneNode[] } {
  if (back)
    return {
      behind: [],
      front: [
        ...point,
        fill(
          blob('0,-1.22 0.78,-1 1.14,-0.2 1.06,0.6 0.7,1.08 0,1.2 -0.7,1.08 -1.06,0.6 -1.14,-0.2 -0.78,-1'),
          colours.rhubarb,
        ),
        stroke(curve('0.1,-1.16 0.04,0 0,1.1') + curve('-0.8,0.94 0,1.16 0.8,0.94'), colours.rhubarbDark, 0.06),
      ],
    }
  if (side)
    return {
      behind: [place(point, { x: -0.5, y: 0.04, rotate: -28, flip: true })],
      front: [fill(blob('0.2,-0.86 0.72,-0.7 0.86,-0.3 0.6,-0.36 0.36,-0.3 0.2,-0.5'), black)],
      over: [
        fill(
          blob(
            '0.5,-1 0.3,-1.18 -0.3,-1.2 -0.9,-0.9 -1.18,-0.2 -1.08,0.6 -0.66,1.16 0.1,1.22 0.44,1.06 0.3,0.7 0.22,0.2 0.3,-0.4',
          ),
          colours.rhubarb,
        ),
        trim(curve('0.5,-1 0.3,-0.4 0.22,0.2 0.3,0.7 0.44,1.06')),
      ],
    }
  return {
    behind: point,
    front: [
      fill(blob(fringe), black),
      {
        ...fill(
          blob('0,-1.24 0.8,-1.02 1.16,-0.2 1.1,0.6 0.72,1.1 0,1.24 -0.72,1.1 -1.1,0.6 -1.16,-0.2 -0.8,-1.02') +
            opening,
          colours.rhubarb,
        ),
        evenOdd: true,
      },
      trim(opening),
    ],
  }
}

/** Mei: small, in a rhubarb-pink snowsuit whose hood has a floppy point with a custard bobble, and custard wellingtons. */
export const mei: Figure = {
  build: { head: 37, neck: 6, torso: 58, shoulders: 21, arm: 60, leg: 56, limb: 19, hips: 12 },
  complexion: { skin: '#f3cba2', shade: '#d8a578', blush: '#f07f6a', brow: black },
  head: heads.round,
  hair: ({ back, side }) => hood(back, side ?? false),
  garment: (view, build) => {
    const { torso, shoulders } = build
    const suit = garmentOutline(view, build, { hem: 12, flare: 7, waist: 11, shoulder: 8, belly: 4 })
    const x = view.side ? shoulders * 0.6 : 0
    return [
      fill(suit, colours.rhubarb),
      clipTo(suit, [
        fill(rect(shoulders * 0.35, -torso - 10, 60, torso + 60), colours.rhubarbDark, 0.4),
        ...(view.back ? [] : [stroke(line([x, -torso + 6], [x + 1, 30]), colours.custard, 4)]),
        stroke(curve('-40,-14 0,-10 40,-14'), colours.rhubarbDark, 2.4),
      ]),
    ]
  },
  sleeve: '#b92a57',
  cuff: 0.86,
  trousers: '#b92a57',
  shoe: colours.custard,
  boot: 0.5,
}

const bob = '0,-1.12 0.78,-0.9 1.12,-0.1 1.1,0.62 0.8,0.8 -0.8,0.8 -1.1,0.62 -1.12,-0.1 -0.78,-0.9'

/** Mei at bedtime: a black bob, and pyjamas with the points of stars. */
export const meiInPyjamas: Figure = {
  ...mei,
  hair: ({ back }) => ({
    behind: [fill(blob(bob), black)],
    front: back
      ? [fill(blob(bob), black)]
      : [
          fill(
            blob(
              '0,-1.12 0.74,-0.9 1.06,-0.1 0.96,0.3 0.8,-0.24 0.4,-0.32 0,-0.26 -0.4,-0.32 -0.8,-0.24 -0.96,0.3 -1.06,-0.1 -0.74,-0.9',
            ),
            black,
          ),
        ],
  }),
  garment: (view, build) => {
    const top = garmentOutline(view, build, { hem: 10, flare: 7, waist: 8, shoulder: 8 })
    return [
      fill(top, colours.custardPale),
      clipTo(top, [
        fill(
          [-52, -36, -20, -4]
            .flatMap((y, i) => [-24, -8, 8, 24].map((x) => ellipse(x + (i % 2) * 8 - 4, y, 3)))
            .join(''),
          colours.rhubarb,
        ),
      ]),
    ]
  },
  sleeve: colours.custardPale,
  trousers: colours.custardPale,
  shoe: '#f3cba2',
  boot: 0.1,
}
