import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { child } from './builds.ts'

const black = '#26202a'

/** Mo: short black curls, an orange jumper with a cream band, a missing front tooth's worth of grin. */
export const mo: Figure = {
  build: { ...child, leg: 80, torso: 72 },
  complexion: { skin: '#b8794c', shade: '#935a34', blush: '#c7573c', brow: black },
  head: heads.round,
  hair: (view) => {
    const curls = (points: number[][]) => points.map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r)).join('')
    const top = [
      [-0.82, -0.5, 0.3],
      [-0.6, -0.84, 0.34],
      [-0.2, -1.04, 0.36],
      [0.24, -1.04, 0.36],
      [0.62, -0.82, 0.34],
      [0.84, -0.48, 0.29],
      [0, -0.78, 0.44],
    ]
    if (view.back)
      return {
        behind: [],
        front: [
          fill(curls(top), black),
          fill(blob('0,-1.1 0.76,-0.84 1.04,-0.1 0.9,0.44 0.4,0.66 -0.4,0.66 -0.9,0.44 -1.04,-0.1 -0.76,-0.84'), black),
        ],
      }
    if (view.side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            curls([
              [0.6, -0.74, 0.3],
              [0.24, -0.98, 0.36],
              [-0.22, -1.02, 0.38],
              [-0.62, -0.82, 0.36],
              [-0.86, -0.42, 0.3],
              [-0.82, -0.02, 0.26],
              [-0.66, 0.3, 0.22],
              [-0.2, -0.66, 0.46],
              [-0.52, -0.2, 0.34],
            ]),
            black,
          ),
        ],
      }
    return {
      behind: [],
      front: [fill(curls(top), black), stroke(curve('-0.3,-1.1 0,-1.2 0.3,-1.12'), '#4a3f4c', 0.07)],
    }
  },
  garment: (view, build) => {
    const jumper = garmentOutline(view, build, { hem: view.sitting ? 10 : 14, flare: 8, waist: 9, shoulder: 9 })
    return [
      fill(jumper, colours.orange),
      clipTo(jumper, [
        fill(rect(-70, -42, 140, 15), colours.cream),
        fill(rect(-70, -37, 140, 5), colours.blue),
        fill(rect(-70, 6, 140, 4), colours.orangeDark, 0.5),
      ]),
      fill(blob('-18,-74 0,-68 18,-74 18,-66 0,-58 -18,-66', 0.1), colours.orangeDark),
    ]
  },
  sleeve: '#de7733',
  cuff: 0.9,
  trousers: colours.blueDark,
  shoe: '#3a3344',
  boot: 0.14,
}
