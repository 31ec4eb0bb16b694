import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { child, glassesOf } from './builds.ts'

const hood = (view: { side?: boolean; back: boolean }) =>
  view.side
    ? '-20,-66 -28,-84 -8,-88 8,-76 -2,-62'
    : view.back
      ? '-26,-80 0,-84 26,-80 19,-54 0,-46 -19,-54'
      : '-28,-72 -19,-84 0,-68 19,-84 28,-72 0,-58'

const brown = '#54362a'

/** Jess: a brown bob with a fringe, round glasses, a teal raincoat with a hood and one big pocket. */
export const jess: Figure = {
  build: child,
  complexion: { skin: '#f5cfb2', shade: '#dda98a', blush: '#ec8270', brow: brown },
  head: heads.heart,
  hair: (view) => {
    if (view.back)
      return {
        behind: [],
        front: [
          fill(blob('0,-1.16 0.76,-0.92 1.12,-0.1 1.1,0.7 0.6,0.84 -0.6,0.84 -1.1,0.7 -1.12,-0.1 -0.76,-0.92'), brown),
        ],
      }
    if (view.side)
      return {
        behind: [],
        front: glassesOf(view, colours.ink),
        over: [
          fill(
            blob(
              '0.9,-0.34 0.72,-0.92 0,-1.16 -0.7,-0.96 -1.1,-0.3 -1.08,0.5 -0.86,0.86 -0.4,0.78 -0.34,0.2 -0.1,-0.24 0.4,-0.3',
            ),
            brown,
          ),
        ],
      }
    return {
      behind: [
        fill(blob('0,-1.16 0.8,-0.9 1.14,-0.1 1.14,0.72 0.7,0.86 -0.7,0.86 -1.14,0.72 -1.14,-0.1 -0.8,-0.9'), brown),
      ],
      front: [
        fill(
          blob(
            '0,-1.16 0.72,-0.92 1.06,-0.2 1.08,0.6 0.86,0.5 0.84,-0.14 0.5,-0.34 0,-0.4 -0.5,-0.34 -0.84,-0.14 -0.86,0.5 -1.08,0.6 -1.06,-0.2 -0.72,-0.92',
          ),
          brown,
        ),
        stroke(curve('-0.5,-0.86 -0.1,-0.98 0.3,-0.92'), '#7d5744', 0.08),
        ...glassesOf(view, colours.ink),
      ],
    }
  },
  garment: (view, build) => {
    const coat = garmentOutline(view, build, { hem: view.sitting ? 14 : 34, flare: 16, waist: 10, shoulder: 9 })
    return [
      fill(coat, colours.teal),
      clipTo(coat, [
        fill(rect(12, -90, 60, 150), colours.tealDark, 0.35),
        ...(view.back || view.side
          ? []
          : [
              stroke(line([0, -66], [1, 40]), colours.tealDark, 2.2),
              ...[-46, -22, 2].map((y) => fill(ellipse(6, y, 3.4), colours.sun)),
              stroke(rect(-30, -8, 20, 18, 3), colours.tealDark, 2),
            ]),
      ]),
      fill(blob(hood(view)), colours.tealDark),
    ]
  },
  sleeve: '#27808a',
  cuff: 0.88,
  trousers: '#4a4a6a',
  shoe: colours.red,
  boot: 0.34,
}
