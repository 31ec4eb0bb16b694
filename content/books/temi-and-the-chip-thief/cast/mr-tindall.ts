import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const beardColour = '#f4eee2'

/** The red hat: its ear flaps are held up at the back by two big buttons, which is the secret of the book. */
function redHat(back: boolean): SceneNode[] {
  const crown = fill(
    blob('-1.08,-0.3 -1.04,-0.9 -0.6,-1.36 0,-1.5 0.6,-1.36 1.04,-0.9 1.08,-0.3 0,-0.16'),
    colours.tomato,
  )
  const bobble = fill(ellipse(0, -1.56, 0.24, 0.22), colours.cream)
  const seams = [-0.5, 0, 0.5].map((x) =>
    stroke(
      curve([
        [x * 1.5, -0.3],
        [x * 1.3, -0.9],
        [x * 0.5, -1.36],
      ]),
      colours.tomatoDark,
      0.04,
      0.8,
    ),
  )
  if (!back)
    return [
      crown,
      ...seams,
      bobble,
      fill(blob('-1.14,-0.56 0,-0.7 1.14,-0.56 1.12,-0.2 0,-0.34 -1.12,-0.2'), colours.tomatoDark),
    ]
  const flap = (side: number) =>
    fill(
      blob([
        [side * 1.12, -0.02],
        [side * 1.12, -0.5],
        [side * 0.9, -0.86],
        [side * 0.46, -0.94],
        [side * 0.16, -0.66],
        [side * 0.2, -0.26],
        [side * 0.5, 0.1],
      ]),
      colours.tomatoDark,
    )
  const button = (side: number): SceneNode[] => [
    fill(ellipse(side * 0.5, -0.46, 0.31), colours.cream),
    stroke(ellipse(side * 0.5, -0.46, 0.29), '#d9b98a', 0.05),
    ...[
      [-0.095, -0.09],
      [0.095, -0.09],
      [-0.095, 0.1],
      [0.095, 0.1],
    ].map(([x = 0, y = 0]) => fill(ellipse(side * 0.5 + x, -0.46 + y, 0.072), colours.ink)),
  ]
  return [crown, ...seams, bobble, flap(-1), flap(1), ...button(-1), ...button(1)]
}

/** Mr Tindall: broad and slow, a cloud of white beard, a navy gansey and the red hat. */
export const mrTindall: Figure = {
  build: { head: 32, neck: 14, torso: 108, shoulders: 40, arm: 104, leg: 112, limb: 27, hips: 20 },
  complexion: { skin: '#efb996', shade: '#d4936e', blush: '#e0644a', brow: beardColour },
  head: heads.square,
  hair: ({ back, turn, hat }) => {
    const wear = hat ? [] : redHat(back)
    if (back)
      return {
        behind: [],
        front: [
          fill(blob('-1,-0.5 1,-0.5 1.04,0.2 0.7,0.66 0.3,0.6 0,0.74 -0.3,0.6 -0.7,0.66 -1.04,0.2'), beardColour),
          ...wear,
        ],
      }
    const beard = blob([
      [-1.02, 0],
      [-1.16, 0.5],
      [-1, 0.96],
      [-0.66, 1.3],
      [-0.2, 1.52],
      [0.2, 1.52],
      [0.66, 1.3],
      [1, 0.96],
      [1.16, 0.5],
      [1.02, 0],
      [0.8, 0.3],
      [0.44 + turn * 0.3, 0.44],
      [turn * 0.4, 0.42],
      [-0.44 + turn * 0.3, 0.44],
      [-0.8, 0.3],
    ])
    const smile = stroke(
      curve([
        [turn * 0.4 - 0.18, 0.72],
        [turn * 0.4, 0.8],
        [turn * 0.4 + 0.18, 0.72],
      ]),
      '#8a4a3a',
      0.07,
    )
    const curls = [
      [-0.6, 0.9],
      [0.1, 1.16],
      [0.6, 0.86],
    ].map(([x = 0, y = 0]) =>
      stroke(
        curve([
          [x - 0.16, y],
          [x, y + 0.1],
          [x + 0.16, y],
        ]),
        '#d8ccb8',
        0.05,
      ),
    )
    const nose = fill(ellipse(turn * 0.5, 0.34, 0.2, 0.17), '#e59a78')
    return { behind: [], front: [fill(beard, beardColour), ...curls, smile, nose, ...wear] }
  },
  garment: ({ sitting }, { torso, shoulders }) => {
    const hem = sitting ? 14 : 24
    const gansey = blob(
      [
        [-shoulders * 0.5, -torso],
        [0, -torso - 4],
        [shoulders * 0.5, -torso],
        [shoulders + 14, -torso * 0.82],
        [shoulders + 18, -torso * 0.3],
        [shoulders + 12, hem],
        [0, hem + 5],
        [-shoulders - 12, hem],
        [-shoulders - 18, -torso * 0.3],
        [-shoulders - 14, -torso * 0.82],
      ],
      1 / 7,
    )
    const knit = [-0.62, -0.5, -0.38].flatMap((row) =>
      [-40, -24, -8, 8, 24, 40].map((x) =>
        stroke(
          curve([
            [x - 6, torso * row],
            [x, torso * row - 5],
            [x + 6, torso * row],
          ]),
          '#5a6d94',
          1.8,
        ),
      ),
    )
    return [
      fill(gansey, colours.navy),
      clipTo(gansey, [
        fill(rect(shoulders * 0.5, -torso - 10, 90, torso + 60), colours.navyDark, 0.5),
        ...knit,
        fill(rect(-80, hem - 12, 160, 30), colours.navyDark),
      ]),
    ]
  },
  sleeve: '#283a60',
  cuff: 0.88,
  trousers: '#6a5a4c',
  shoe: '#3a2c28',
  boot: 0.12,
}
