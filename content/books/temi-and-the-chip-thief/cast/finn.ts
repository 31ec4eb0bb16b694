import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const ginger = '#cf5f26'
const gingerDark = '#a94618'

/** Finn: a ginger mop, round glasses, freckles and a green jumper. */
export const finn: Figure = {
  build: { head: 38, neck: 6, torso: 74, shoulders: 25, arm: 74, leg: 84, limb: 18, hips: 13 },
  complexion: { skin: '#f6cdac', shade: '#e0a583', blush: '#ef7d5b', brow: gingerDark },
  head: heads.oval,
  hair: ({ back, turn, hat }) => {
    const freckles = [
      [-0.62, 0.34],
      [-0.5, 0.42],
      [-0.38, 0.34],
      [0.62, 0.34],
      [0.5, 0.42],
      [0.38, 0.34],
    ].map(([x = 0, y = 0]) => fill(ellipse(x + turn * 0.4, y + 0.04, 0.035), '#c97a4a'))
    const cx = turn * 0.4
    const gap = 0.37 - Math.abs(turn) * 0.06
    const glasses = [
      ...[-1, 1].map((side) => stroke(ellipse(cx + side * gap, 0.1, 0.29, 0.3), '#2d3f66', 0.06)),
      stroke(
        curve([
          [cx - gap + 0.28, 0.06],
          [cx, 0.02],
          [cx + gap - 0.28, 0.06],
        ]),
        '#2d3f66',
        0.06,
      ),
    ]
    if (back) {
      const nape = blob(
        '0,-1.14 0.6,-1.06 1.06,-0.5 1.08,0.1 0.88,0.56 0.66,0.84 0.46,0.84 0.24,1.06 0,0.92 -0.26,1.06 -0.46,0.84 -0.66,0.84 -0.88,0.56 -1.08,0.1 -1.06,-0.5 -0.6,-1.06',
      )
      return { behind: [], front: [fill(nape, ginger)] }
    }
    const mop = blob(
      '-1.04,0.05 -1.12,-0.4 -0.9,-0.95 -0.42,-1.26 0.1,-1.2 0.52,-1.3 0.92,-0.98 1.12,-0.46 1.02,0.02 0.84,-0.3 0.62,-0.4 0.46,-0.24 0.2,-0.56 -0.08,-0.32 -0.36,-0.6 -0.6,-0.28 -0.86,-0.34',
    )
    const lights = [
      stroke(curve('-0.55,-1 -0.3,-0.84 -0.22,-0.62'), gingerDark, 0.06),
      stroke(curve('0.4,-1.08 0.3,-0.84 0.36,-0.6'), gingerDark, 0.06),
    ]
    const low = blob(
      '-1.04,0.2 -1.08,-0.2 1.08,-0.2 1.04,0.2 0.8,-0.14 0.5,-0.02 0.2,-0.2 -0.1,-0.04 -0.5,-0.16 -0.84,-0.02',
    )
    return { behind: [], front: [...freckles, ...glasses, fill(hat ? low : mop, ginger), ...(hat ? [] : lights)] }
  },
  garment: ({ back }, { torso, shoulders }) => {
    const jumper = blob(
      [
        [-shoulders * 0.6, -torso],
        [0, -torso - 3],
        [shoulders * 0.6, -torso],
        [shoulders + 9, -torso * 0.8],
        [shoulders + 7, -torso * 0.3],
        [shoulders + 6, 12],
        [0, 15],
        [-shoulders - 6, 12],
        [-shoulders - 7, -torso * 0.3],
        [-shoulders - 9, -torso * 0.8],
      ],
      1 / 7,
    )
    return [
      fill(jumper, colours.green),
      clipTo(jumper, [
        fill(rect(-60, -46, 120, 9), colours.cream),
        fill(rect(-60, -32, 120, 5), colours.mustard),
        fill(rect(shoulders * 0.4, -torso - 10, 60, torso + 40), colours.greenDark, 0.4),
        fill(rect(-60, 5, 120, 20), colours.greenDark),
      ]),
      stroke(
        curve(
          back
            ? [
                [-15, -torso],
                [0, -torso + 2],
                [15, -torso],
              ]
            : [
                [-15, -torso],
                [0, -torso + 9],
                [15, -torso],
              ],
        ),
        colours.greenDark,
        6,
      ),
    ]
  },
  sleeve: '#37794f',
  cuff: 0.86,
  trousers: '#5b4a63',
  shoe: colours.tomato,
  boot: 0.14,
}
