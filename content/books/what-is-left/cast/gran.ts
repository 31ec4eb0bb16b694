import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { adult, glassesOf } from './builds.ts'

const white = '#f1ece6'

/** Gran: white hair in a knot, red glasses, a plum cardigan, an apron with a pocket for change. */
export const gran: Figure = {
  build: { ...adult, shoulders: 34, limb: 23 },
  complexion: { skin: '#f0c6a8', shade: '#d3a080', blush: '#e27a68', brow: '#cfc5bd' },
  head: heads.pear,
  hair: (view) => {
    const knot = fill(ellipse(view.side ? -0.6 : view.turn * -0.3, -1.22, 0.4, 0.34), white)
    if (view.back)
      return {
        behind: [],
        front: [
          fill(
            blob('0,-1.12 0.76,-0.88 1.06,-0.1 0.92,0.46 0.4,0.7 -0.4,0.7 -0.92,0.46 -1.06,-0.1 -0.76,-0.88'),
            white,
          ),
          knot,
        ],
      }
    if (view.side)
      return {
        behind: [knot],
        front: glassesOf(view, colours.red),
        over: [
          fill(
            blob(
              '0.82,-0.42 0.6,-0.98 0,-1.14 -0.66,-0.98 -1.04,-0.4 -0.96,0.26 -0.62,0.54 -0.38,0.3 -0.3,-0.06 0.1,-0.3 0.5,-0.5',
            ),
            white,
          ),
        ],
      }
    return {
      behind: [knot],
      front: [
        fill(
          blob(
            '0,-1.14 0.76,-0.88 1.07,-0.1 0.94,0.2 0.78,-0.3 0.3,-0.6 -0.1,-0.5 -0.78,-0.3 -0.94,0.2 -1.07,-0.1 -0.76,-0.88',
          ),
          white,
        ),
        stroke(curve('-0.6,-0.7 -0.2,-0.86 0.2,-0.9'), '#d6cdc6', 0.06),
        ...glassesOf(view, colours.red),
      ],
    }
  },
  garment: (view, build) => {
    const coat = garmentOutline(view, build, {
      hem: view.sitting ? 14 : 44,
      flare: 12,
      waist: 10,
      shoulder: 10,
      belly: 6,
    })
    const apron = view.side ? blob('18,-64 36,-60 42,-10 40,50 22,50', 0.06) : rect(-24, -62, 48, 116, 6)
    return [
      fill(coat, colours.plum),
      clipTo(coat, [
        fill(rect(16, -120, 90, 190), colours.plumDark, 0.36),
        ...(view.back
          ? [stroke(line([-44, -40], [44, -40]), colours.creamDark, 6)]
          : [
              fill(apron, colours.cream),
              stroke(line([-44, -40], [-22, -40]) + line([22, -40], [44, -40]), colours.creamDark, 6),
              stroke(rect(view.side ? 24 : -16, -16, view.side ? 14 : 32, 24, 4), colours.goldDark, 2.2),
              stroke(curve('-20,-62 -12,-92 -8,-100') + curve('20,-62 12,-92 8,-100'), colours.creamDark, 5),
            ]),
      ]),
    ]
  },
  sleeve: '#714379',
  cuff: 0.86,
  trousers: '#55506e',
  shoe: '#39324a',
  boot: 0.12,
}
