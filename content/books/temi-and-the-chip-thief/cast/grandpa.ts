import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const grey = '#efe7de'
const greyShade = '#cfc3bb'

const cap = (back: boolean, turn: number): SceneNode[] => [
  fill(blob('-1.08,-0.42 -1,-0.9 -0.5,-1.28 0.1,-1.34 0.7,-1.18 1.08,-0.8 1.08,-0.42 0,-0.52'), colours.navy),
  stroke(curve('-0.1,-1.3 0.02,-0.9 0,-0.52'), colours.navyDark, 0.05),
  ...(back
    ? []
    : [
        fill(
          blob([
            [-0.98 + turn * 0.3, -0.46],
            [turn * 0.4, -0.72],
            [0.98 + turn * 0.3, -0.46],
            [0.7 + turn * 0.5, -0.2],
            [turn * 0.5, -0.22],
            [-0.7 + turn * 0.5, -0.2],
          ]),
          colours.navyDark,
        ),
      ]),
]

/** Grandpa Dele: tall, a flat cap, a short white beard and a rust cardigan with a pencil never far away. */
export const grandpa: Figure = {
  build: { head: 31, neck: 17, torso: 118, shoulders: 37, arm: 116, leg: 132, limb: 24, hips: 17 },
  complexion: { skin: '#6b4229', shade: '#4f2e1c', blush: '#b0472f', brow: grey },
  head: heads.long,
  hair: ({ back, turn, hat }) => {
    const sides = [-1, 1].map((side) => fill(ellipse(side * 0.88, -0.2, 0.16, 0.3), grey))
    const beard = blob([
      [-0.9, 0.2],
      [-0.82, 0.66],
      [-0.46, 1.14],
      [0, 1.3],
      [0.46, 1.14],
      [0.82, 0.66],
      [0.9, 0.2],
      [0.7, 0.44],
      [0.36 + turn * 0.3, 0.86],
      [turn * 0.35, 0.9],
      [-0.36 + turn * 0.3, 0.86],
      [-0.7, 0.44],
    ])
    const x = turn * 0.44
    const moustache = blob([
      [x - 0.36, 0.56],
      [x - 0.16, 0.4],
      [x, 0.44],
      [x + 0.16, 0.4],
      [x + 0.36, 0.56],
      [x + 0.14, 0.56],
      [x, 0.52],
      [x - 0.14, 0.56],
    ])
    const nape = fill(blob('-0.92,-0.5 0.92,-0.5 0.9,0.3 0.5,0.6 -0.5,0.6 -0.9,0.3'), grey)
    if (back) return { behind: [], front: [nape, ...(hat ? [] : cap(true, 0))] }
    return {
      behind: [],
      front: [
        ...sides,
        fill(beard, grey),
        stroke(curve('-0.2,1.1 0,1.18 0.2,1.1'), greyShade, 0.05),
        fill(moustache, grey),
        ...(hat ? [] : cap(false, turn)),
      ],
    }
  },
  garment: ({ back, sitting }, { torso, shoulders }) => {
    const hem = sitting ? 14 : 34
    const cardigan = blob(
      [
        [-shoulders * 0.5, -torso],
        [0, -torso - 4],
        [shoulders * 0.5, -torso],
        [shoulders + 12, -torso * 0.84],
        [shoulders + 10, -torso * 0.3],
        [shoulders + 12, hem],
        [0, hem + 5],
        [-shoulders - 12, hem],
        [-shoulders - 10, -torso * 0.3],
        [-shoulders - 12, -torso * 0.84],
      ],
      1 / 7,
    )
    const open: SceneNode[] = back
      ? []
      : [
          fill(
            blob(
              [
                [-20, -torso - 8],
                [20, -torso - 8],
                [9, -torso * 0.5],
                [0, -torso * 0.34],
                [-9, -torso * 0.5],
              ],
              0.05,
            ),
            colours.cream,
          ),
          stroke(
            curve([
              [-21, -torso - 4],
              [-9, -torso * 0.5],
              [0, -torso * 0.34],
              [0, hem + 4],
            ]),
            colours.rustDark,
            4,
          ),
          stroke(
            curve([
              [21, -torso - 4],
              [9, -torso * 0.5],
              [0, -torso * 0.34],
            ]),
            colours.rustDark,
            4,
          ),
          ...[-26, -6, 14].map((y) => fill(ellipse(6, y, 3.6), colours.mustard)),
        ]
    const shade = fill(rect(shoulders * 0.5, -torso - 10, 80, torso + 70), colours.rustDark, 0.35)
    const knit = [-0.7, -0.45, -0.2].map((row) =>
      stroke(`M${-shoulders - 20} ${torso * row}H${shoulders + 20}`, colours.rustDark, 1.4, 0.35),
    )
    return [fill(cardigan, colours.rust), clipTo(cardigan, [shade, ...knit, ...open])]
  },
  sleeve: '#a84f2a',
  cuff: 0.86,
  trousers: '#4a4352',
  shoe: '#2b2530',
  boot: 0.1,
}
