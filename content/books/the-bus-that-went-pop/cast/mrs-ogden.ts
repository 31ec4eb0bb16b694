import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const silver = '#cfd3dd'
const silverShade = '#a5abbb'

const bun = (x: number): SceneNode[] => [
  fill(ellipse(x, -1.24, 0.4, 0.34), silver),
  stroke(
    curve([
      [x - 0.24, -1.2],
      [x, -1.36],
      [x + 0.24, -1.22],
    ]),
    silverShade,
    0.06,
  ),
]

/** Mrs Ogden: long and narrow, a silver bun, half-moon glasses, a quilted heather coat to the knee. */
export const mrsOgden: Figure = {
  build: { head: 29, neck: 17, torso: 122, shoulders: 31, arm: 116, leg: 124, limb: 21, hips: 15 },
  complexion: { skin: '#f3c9b0', shade: '#d9a087', blush: '#e26a5c', brow: '#8f93a3' },
  head: heads.long,
  hair: ({ back, side, turn }) => {
    if (back)
      return {
        behind: [],
        front: [
          fill(blob('0,-1.12 0.7,-0.9 0.96,-0.2 0.86,0.5 0.4,0.8 -0.4,0.8 -0.86,0.5 -0.96,-0.2 -0.7,-0.9'), silver),
          ...bun(0),
        ],
      }
    if (side)
      return {
        behind: [],
        front: [
          stroke(ellipse(0.6, 0.16, 0.22, 0.17), colours.ink, 0.05),
          stroke(line([0.38, 0.12], [-0.1, 0.06]), colours.ink, 0.05),
        ],
        over: [
          ...bun(-0.5),
          fill(
            blob('0.82,-0.46 0.6,-0.98 0,-1.16 -0.6,-1 -1,-0.4 -0.98,0.2 -0.66,0.6 -0.36,0.4 -0.3,0 0,-0.1 0.3,-0.5'),
            silver,
          ),
          fill(ellipse(-0.14, 0.42, 0.08), colours.cream),
        ],
      }
    const cx = turn * 0.4
    const gap = 0.37 - Math.abs(turn) * 0.06
    const glasses = [
      ...[-1, 1].map((ear) => stroke(ellipse(cx + ear * gap, 0.16, 0.27, 0.21), colours.ink, 0.045)),
      stroke(
        curve([
          [cx - gap + 0.26, 0.14],
          [cx, 0.08],
          [cx + gap - 0.26, 0.14],
        ]),
        colours.ink,
        0.05,
      ),
    ]
    return {
      behind: bun(-turn * 0.4),
      front: [
        fill(
          blob(
            '0,-1.14 0.64,-0.92 0.94,-0.24 0.92,0.2 0.78,-0.2 0.5,-0.56 0,-0.72 -0.5,-0.56 -0.78,-0.2 -0.92,0.2 -0.94,-0.24 -0.64,-0.92',
          ),
          silver,
        ),
        stroke(curve('-0.5,-0.84 -0.1,-0.96 0.3,-0.9'), silverShade, 0.06),
        ...glasses,
        ...[-1, 1].filter((ear) => ear * turn < 0.35).map((ear) => fill(ellipse(ear * 0.9, 0.42, 0.08), colours.cream)),
      ],
    }
  },
  garment: (view, build) => {
    const { torso } = build
    const coat = garmentOutline(view, build, { hem: view.sitting ? 18 : 66, flare: 16, waist: 7, shoulder: 10 })
    const quilting = Array.from(
      { length: 14 },
      (_, i) => line([-130 + i * 20, 90], [-40 + i * 20, -140]) + line([-130 + i * 20, -140], [-40 + i * 20, 90]),
    ).join('')
    return [
      fill(coat, colours.heather),
      clipTo(coat, [
        stroke(quilting, colours.heatherDark, 1.6, 0.7),
        fill(rect(14, -torso - 10, 90, torso + 100), colours.heatherDark, 0.35),
        ...(view.back ? [] : [fill(rect(view.side ? 14 : -4, -torso, 8, torso + 80), colours.heatherDark)]),
      ]),
      fill(blob('-22,-122 0,-112 22,-122 24,-106 0,-96 -24,-106'), colours.heatherDark),
    ]
  },
  sleeve: '#74519a',
  cuff: 0.9,
  trousers: '#4a4460',
  shoe: colours.leafDark,
  boot: 0.44,
}
