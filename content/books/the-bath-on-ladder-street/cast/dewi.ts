import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const dark = '#43291f'
const light = '#6a4433'

const lights: SceneNode[] = [
  stroke(curve('-0.62,-0.96 -0.44,-1.1 -0.28,-0.96') + curve('0.02,-1.14 0.2,-1.22 0.36,-1.06'), light, 0.07),
  stroke(curve('0.52,-0.8 0.68,-0.86 0.78,-0.7') + curve('-0.86,-0.6 -0.74,-0.74 -0.6,-0.66'), light, 0.07),
]

const curlsFront =
  '-0.98,0.02 -1.16,-0.3 -1.06,-0.72 -0.78,-0.84 -0.72,-1.16 -0.34,-1.14 -0.16,-1.4 0.14,-1.2 0.46,-1.34 0.62,-1.02 0.94,-0.92 0.96,-0.6 1.16,-0.34 0.98,0.02 0.88,-0.3 0.64,-0.28 0.52,-0.54 0.26,-0.4 0.04,-0.6 -0.2,-0.4 -0.46,-0.54 -0.62,-0.26 -0.86,-0.32'

/** Dewi: a heap of dark curls, a blue cagoule with a yellow zip, and red wellingtons. */
export const dewi: Figure = {
  build: { head: 38, neck: 6, torso: 74, shoulders: 25, arm: 74, leg: 82, limb: 18, hips: 13 },
  complexion: { skin: '#d09a6d', shade: '#ae7849', blush: '#dd5f41', brow: dark },
  head: heads.round,
  hair: ({ back, hat, side }) => {
    if (hat) return { behind: [], front: [] }
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob(
              '0.8,-0.34 0.96,-0.66 0.78,-0.98 0.48,-1 0.34,-1.3 0,-1.2 -0.26,-1.38 -0.5,-1.1 -0.84,-1.04 -0.9,-0.7 -1.16,-0.5 -1.04,-0.14 -1.12,0.16 -0.86,0.34 -0.78,0.62 -0.48,0.5 -0.38,0.2 -0.3,-0.12 -0.06,-0.1 0.06,-0.36 0.3,-0.32 0.44,-0.56 0.62,-0.42',
            ),
            dark,
          ),
          ...lights,
        ],
      }
    if (back)
      return {
        behind: [],
        front: [
          fill(
            blob(
              '0,-1.3 0.4,-1.3 0.66,-1.04 0.98,-0.86 1.04,-0.46 1.18,-0.1 0.98,0.24 0.9,0.58 0.56,0.6 0.3,0.84 0,0.68 -0.3,0.84 -0.56,0.6 -0.9,0.58 -0.98,0.24 -1.18,-0.1 -1.04,-0.46 -0.98,-0.86 -0.66,-1.04 -0.4,-1.3',
            ),
            dark,
          ),
          ...lights,
        ],
      }
    return { behind: [], front: [fill(blob(curlsFront), dark), ...lights] }
  },
  garment: (view, build) => {
    const { torso, shoulders } = build
    const coat = garmentOutline(view, build, { hem: view.sitting ? 13 : 22, flare: 11, waist: 9, shoulder: 9 })
    const x = view.side ? shoulders * 0.55 : 0
    const front: SceneNode[] = view.back
      ? []
      : [
          stroke(
            curve([
              [x, -torso + 4],
              [x + 1, 26],
            ]),
            colours.amber,
            4,
          ),
          stroke(curve(view.side ? '-6,-16 8,-14' : '-31,-16 -15,-14'), colours.blueDark, 3),
          ...(view.side ? [] : [stroke(curve('15,-14 31,-16'), colours.blueDark, 3)]),
        ]
    const hood = view.side
      ? blob([
          [-19, -torso + 10],
          [-25, -torso - 7],
          [-7, -torso - 11],
          [4, -torso + 2],
          [-4, -torso + 13],
        ])
      : view.back
        ? blob([
            [-23, -torso - 4],
            [0, -torso - 7],
            [23, -torso - 4],
            [16, -torso + 18],
            [0, -torso + 26],
            [-16, -torso + 18],
          ])
        : blob([
            [-25, -torso + 2],
            [-17, -torso - 8],
            [0, -torso + 5],
            [17, -torso - 8],
            [25, -torso + 2],
            [0, -torso + 16],
          ])
    return [
      fill(coat, colours.blue),
      clipTo(coat, [fill(rect(shoulders * 0.4, -torso - 10, 60, torso + 60), colours.blueDark, 0.4), ...front]),
      fill(hood, colours.blueDark),
    ]
  },
  sleeve: '#38649f',
  cuff: 0.86,
  trousers: '#5d5f73',
  shoe: colours.red,
  boot: 0.46,
}

/** Dewi's hood, up: worn as a hat, with wet curls under it. */
export const hoodUp: SceneNode[] = [
  {
    ...fill(
      `${blob('0,-1.24 0.8,-1.02 1.2,-0.2 1.14,0.6 0.7,1.16 0,1.3 -0.7,1.16 -1.14,0.6 -1.2,-0.2 -0.8,-1.02')}M0 -0.68C0.6 -0.68 0.84 -0.26 0.84 0.2C0.84 0.66 0.46 1.02 0 1.02C-0.46 1.02 -0.84 0.66 -0.84 0.2C-0.84 -0.26 -0.6 -0.68 0 -0.68Z`,
      colours.blue,
    ),
    evenOdd: true,
  },
  fill(
    blob(
      '-0.62,-0.4 -0.5,-0.72 0,-0.84 0.5,-0.72 0.62,-0.4 0.4,-0.5 0.26,-0.28 0.1,-0.5 -0.1,-0.3 -0.26,-0.52 -0.42,-0.34',
    ),
    dark,
  ),
  stroke(ellipse(0, 0.18, 0.86, 0.88), colours.blueDark, 0.09),
]
