import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const hairColour = '#2c2330'

/** Mrs Kaur: a plum kameez under a cream apron, a bun with one grey streak, gold earrings. */
export const mrsKaur: Figure = {
  build: { head: 31, neck: 15, torso: 108, shoulders: 35, arm: 106, leg: 112, limb: 24, hips: 18 },
  complexion: { skin: '#c98a59', shade: '#a66a3e', blush: '#d8583c', brow: hairColour },
  head: heads.pear,
  hair: ({ back, turn, hat }) => {
    const bun = hat
      ? []
      : [
          fill(
            blob([
              [-0.42 - turn * 0.5, -1.16],
              [-turn * 0.5, -1.62],
              [0.42 - turn * 0.5, -1.16],
              [-turn * 0.5, -0.86],
            ]),
            hairColour,
          ),
          stroke(
            curve([
              [-0.2 - turn * 0.5, -1.3],
              [-turn * 0.5, -1.42],
              [0.2 - turn * 0.5, -1.28],
            ]),
            '#4c3f52',
            0.06,
          ),
        ]
    const earrings = [-1, 1].map((side) => fill(ellipse(side * 0.98, 0.44, 0.09, 0.12), colours.mustard))
    if (back)
      return {
        behind: bun,
        front: [
          fill(
            blob('0,-1.1 0.76,-0.84 1.06,-0.1 0.9,0.5 0.4,0.8 -0.4,0.8 -0.9,0.5 -1.06,-0.1 -0.76,-0.84'),
            hairColour,
          ),
        ],
      }
    const hair = blob([
      [0, -1.12],
      [0.74, -0.88],
      [1.06, -0.12],
      [1.02, 0.3],
      [0.9, -0.02],
      [0.66, -0.42],
      [0.2 + turn * 0.3, -0.72],
      [-0.1 + turn * 0.3, -0.66],
      [-0.66, -0.3],
      [-0.9, 0],
      [-1.02, 0.3],
      [-1.06, -0.12],
      [-0.74, -0.88],
    ])
    const streak = stroke(
      curve([
        [0.14 + turn * 0.3, -0.76],
        [0.34, -1],
        [0.3, -1.06],
      ]),
      '#d8d0cc',
      0.11,
    )
    return { behind: bun, front: [fill(hair, hairColour), streak, ...earrings] }
  },
  garment: ({ back, sitting }, { torso, shoulders }) => {
    const hem = sitting ? 16 : 62
    const kameez = blob(
      [
        [-shoulders * 0.5, -torso],
        [0, -torso - 4],
        [shoulders * 0.5, -torso],
        [shoulders + 13, -torso * 0.82],
        [shoulders + 12, -torso * 0.3],
        [shoulders + 22, hem],
        [0, hem + 6],
        [-shoulders - 22, hem],
        [-shoulders - 12, -torso * 0.3],
        [-shoulders - 13, -torso * 0.82],
      ],
      1 / 7,
    )
    const apron: SceneNode[] = back
      ? [
          stroke(curve('-60,-34 0,-30 60,-34'), colours.cream, 7),
          fill(blob('-16,-40 0,-32 16,-40 14,-22 0,-30 -14,-22'), colours.cream),
        ]
      : [
          fill(
            blob(
              [
                [-22, -torso * 0.76],
                [22, -torso * 0.76],
                [26, -torso * 0.34],
                [42, -24],
                [46, hem - 8],
                [-46, hem - 8],
                [-42, -24],
                [-26, -torso * 0.34],
              ],
              0.06,
            ),
            colours.cream,
          ),
          stroke(
            curve([
              [-22, -torso * 0.76],
              [-16, -torso - 2],
            ]),
            colours.cream,
            5,
          ),
          stroke(
            curve([
              [22, -torso * 0.76],
              [16, -torso - 2],
            ]),
            colours.cream,
            5,
          ),
          stroke(curve('-24,-14 0,-10 24,-14'), '#d9c8a8', 2.4),
        ]
    return [
      fill(kameez, colours.plum),
      clipTo(kameez, [fill(rect(shoulders * 0.5, -torso - 10, 90, torso + 90), colours.plumDark, 0.45), ...apron]),
    ]
  },
  sleeve: '#7d335d',
  cuff: 0.7,
  trousers: colours.plumDark,
  shoe: colours.navyDark,
  boot: 0.1,
}
