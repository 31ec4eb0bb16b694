import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const white = '#f2efe9'

const tuft = (side: number): SceneNode =>
  fill(
    blob([
      [side * 0.7, -0.44],
      [side * 0.88, -0.54],
      [side * 1.08, -0.42],
      [side * 1.0, -0.26],
      [side * 1.18, -0.14],
      [side * 1.02, 0],
      [side * 1.14, 0.18],
      [side * 0.94, 0.26],
      [side * 0.8, 0.4],
      [side * 0.7, 0.1],
    ]),
    white,
  )

const eyebrow = (x: number, y: number, side: number): SceneNode =>
  fill(
    blob([
      [x - side * 0.22, y + 0.03],
      [x - side * 0.1, y - 0.14],
      [x + side * 0.14, y - 0.16],
      [x + side * 0.36, y - 0.02],
      [x + side * 0.3, y + 0.1],
      [x + side * 0.05, y + 0.06],
    ]),
    white,
  )

/** Mr Bowen: long and thin, a bald top, white tufts, very large eyebrows, a green cardigan, a tie and slippers. */
export const mrBowen: Figure = {
  build: { head: 30, neck: 18, torso: 122, shoulders: 29, arm: 118, leg: 128, limb: 21, hips: 14 },
  complexion: { skin: '#f2c3a6', shade: '#d49b7d', blush: '#e2684f', brow: '#f2c3a6' },
  head: heads.long,
  hair: ({ back, turn, side }) => {
    if (side)
      return {
        behind: [],
        front: [eyebrow(0.56, -0.3, 1)],
        over: [fill(blob('-0.3,-0.3 -0.9,-0.46 -1.16,-0.1 -1,0.4 -0.6,0.62 -0.4,0.3'), white)],
      }
    if (back)
      return {
        behind: [],
        front: [
          fill(blob('-1,-0.34 -1.16,0.1 -0.8,0.6 0,0.74 0.8,0.6 1.16,0.1 1,-0.34 0.5,-0.04 0,0.06 -0.5,-0.04'), white),
        ],
      }
    const cx = turn * 0.4
    return {
      behind: [tuft(-1), tuft(1)],
      front: [
        eyebrow(cx - 0.36, -0.3, -1),
        eyebrow(cx + 0.36, -0.3, 1),
        stroke(
          curve([
            [cx - 0.3, -0.72],
            [cx, -0.78],
            [cx + 0.3, -0.72],
          ]),
          '#d49b7d',
          0.045,
          0.7,
        ),
        stroke(
          curve([
            [cx - 0.46, 0.4],
            [cx - 0.38, 0.6],
            [cx - 0.42, 0.72],
          ]),
          '#d49b7d',
          0.045,
          0.8,
        ),
        stroke(
          curve([
            [cx + 0.5, 0.4],
            [cx + 0.44, 0.6],
            [cx + 0.48, 0.72],
          ]),
          '#d49b7d',
          0.045,
          0.8,
        ),
      ],
    }
  },
  garment: (view, build) => {
    const { torso, shoulders } = build
    const hem = view.sitting ? 14 : 30
    const cardigan = garmentOutline(view, build, { hem, flare: 9, waist: 7, shoulder: 10 })
    const x = view.side ? shoulders * 0.45 : 0
    const open: SceneNode[] = view.back
      ? []
      : [
          fill(
            blob(
              [
                [x - 17, -torso - 8],
                [x + 17, -torso - 8],
                [x + 8, -torso * 0.62],
                [x, -torso * 0.42],
                [x - 8, -torso * 0.62],
              ],
              0.05,
            ),
            colours.white,
          ),
          fill(
            blob(
              [
                [x - 5, -torso + 2],
                [x + 5, -torso + 2],
                [x + 7, -torso * 0.6],
                [x, -torso * 0.45],
                [x - 7, -torso * 0.6],
              ],
              0.05,
            ),
            colours.raspberry,
          ),
          stroke(`M${x} ${-torso * 0.42}V${hem + 4}`, '#4d6a48', 3),
          ...[-0.28, -0.1].map((row) => fill(ellipse(x + 6, torso * row, 3.6), colours.woodDark)),
        ]
    const knit = [-0.82, -0.66, -0.5, -0.34, -0.18, -0.02].map((row) =>
      stroke(`M-70 ${torso * row}H70`, '#4d6a48', 1.4, 0.35),
    )
    return [
      fill(cardigan, '#6a8a60'),
      clipTo(cardigan, [fill(rect(shoulders * 0.45, -torso - 10, 80, torso + 60), '#4d6a48', 0.4), ...knit, ...open]),
    ]
  },
  sleeve: '#5f7e56',
  cuff: 0.88,
  trousers: '#6b6270',
  shoe: '#8a4b3c',
  boot: 0.06,
}
