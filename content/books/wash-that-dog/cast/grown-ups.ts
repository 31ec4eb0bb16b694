import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { adult } from './builds.ts'

const silver = '#c9c6cf'

/** Nan: short silver hair, a lilac cardigan with pearl buttons, sleeves that are made to be rolled up. */
export const nan: Figure = {
  build: { ...adult, torso: 98, leg: 100, shoulders: 35, limb: 24 },
  complexion: { skin: '#f1c9ae', shade: '#d4a283', blush: '#e37b68', brow: '#9a96a3' },
  head: heads.pear,
  hair: ({ back, side }) => {
    const curls = (points: number[][]) => points.map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r)).join('')
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            curls([
              [0.5, -0.8, 0.3],
              [0.14, -0.98, 0.34],
              [-0.3, -0.98, 0.36],
              [-0.68, -0.7, 0.36],
              [-0.84, -0.26, 0.32],
              [-0.72, 0.16, 0.28],
              [-0.3, -0.6, 0.4],
              [-0.5, -0.2, 0.3],
            ]),
            silver,
          ),
        ],
      }
    return {
      behind: [],
      front: [
        fill(
          curls([
            [-0.86, -0.3, 0.28],
            [-0.74, -0.66, 0.32],
            [-0.36, -0.94, 0.34],
            [0.08, -1, 0.34],
            [0.5, -0.88, 0.34],
            [0.8, -0.58, 0.3],
            [0.9, -0.24, 0.26],
          ]),
          silver,
        ),
        ...(back
          ? [fill(ellipse(0, -0.16, 0.98, 0.86), silver)]
          : [stroke(curve('-0.5,-0.96 -0.1,-1.1 0.3,-1.04'), '#e6e4ea', 0.08)]),
      ],
    }
  },
  garment: (view, build) => {
    const knit = garmentOutline(view, build, {
      hem: view.sitting ? 12 : 34,
      flare: 12,
      waist: 11,
      shoulder: 10,
      belly: 6,
    })
    return [
      fill(knit, colours.lilac),
      clipTo(knit, [
        fill(rect(16, -120, 90, 190), colours.lilacDark, 0.4),
        ...(view.back || view.side
          ? []
          : [
              fill(blob('-15,-104 15,-104 7,-66 0,-52 -7,-66', 0.06), colours.cream),
              stroke(line([0, -54], [0, 50]), colours.lilacDark, 2.4),
              ...[-42, -18, 6].map((y) => fill(ellipse(6, y, 3.4), colours.white)),
            ]),
        fill(rect(-80, 22, 160, 5), colours.lilacDark, 0.5),
      ]),
    ]
  },
  sleeve: '#997db6',
  cuff: 0.72,
  trousers: '#54506b',
  shoe: '#7a4b62',
  boot: 0.12,
}

const black = '#241e26'

/** Dev: a short black beard, a bobble hat in sun and navy, a long tan coat. */
export const dev: Figure = {
  build: adult,
  complexion: { skin: '#b97d50', shade: '#935c36', blush: '#c4583d', brow: black },
  head: heads.square,
  hair: ({ back, side, turn }) => {
    const hat = [
      fill(blob('-1.04,-0.36 -1,-0.86 -0.56,-1.28 0,-1.38 0.56,-1.28 1,-0.86 1.04,-0.36 0,-0.5'), colours.navy),
      stroke(curve('-1,-0.46 0,-0.62 1,-0.46'), colours.sun, 0.24),
      fill(ellipse(0, -1.46, 0.26), colours.sun),
    ]
    if (back) return { behind: [], front: [fill(ellipse(0, 0, 0.98, 0.8), black), ...hat] }
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob('-0.3,-0.3 -0.1,0.3 0.3,0.62 0.74,0.74 0.7,0.98 0.3,1.1 -0.2,0.98 -0.6,0.66 -0.8,0.1 -0.7,-0.4'),
            black,
          ),
          ...hat,
        ],
      }
    const x = turn * 0.4
    return {
      behind: [],
      front: [
        fill(
          blob([
            [-0.9, 0.1],
            [-0.84, 0.56],
            [-0.46, 0.96],
            [0, 1.1],
            [0.46, 0.96],
            [0.84, 0.56],
            [0.9, 0.1],
            [0.72, 0.3],
            [x + 0.32, 0.82],
            [x, 0.86],
            [x - 0.32, 0.82],
            [-0.72, 0.3],
          ]),
          black,
        ),
        ...hat,
      ],
    }
  },
  garment: (view, build) => {
    const coat = garmentOutline(view, build, { hem: view.sitting ? 14 : 56, flare: 14, waist: 9, shoulder: 10 })
    return [
      fill(coat, '#b98a5a'),
      clipTo(coat, [
        fill(rect(15, -120, 90, 200), '#8f6538', 0.42),
        ...(view.back || view.side
          ? []
          : [
              stroke(line([0, -98], [1, 70]), '#8f6538', 2.4),
              ...[-66, -36, -6].map((y) => fill(ellipse(7, y, 4), '#5c3f22')),
            ]),
      ]),
      fill(blob('-24,-106 0,-96 24,-106 24,-90 0,-80 -24,-90'), colours.navy),
    ]
  },
  sleeve: '#aa7d4f',
  cuff: 0.88,
  trousers: colours.navyDark,
  shoe: '#4a3328',
  boot: 0.3,
}

/** The driver: black hair in a short tail, a navy jumper with a pink badge. */
export const driver: Figure = {
  build: adult,
  complexion: { skin: '#8a5a3b', shade: '#693f26', blush: '#b0513a', brow: black },
  head: heads.long,
  hair: ({ back, side }) => {
    const tail = fill(blob('-0.8,-0.3 -1.2,-0.3 -1.36,0.2 -1.2,0.7 -0.98,0.5 -0.9,0.1'), black)
    if (side)
      return {
        behind: [tail],
        front: [],
        over: [
          fill(
            blob(
              '0.82,-0.44 0.6,-1 0,-1.14 -0.66,-0.98 -1.04,-0.4 -0.94,0.22 -0.6,0.44 -0.36,0.2 -0.3,-0.1 0.1,-0.4 0.5,-0.54',
            ),
            black,
          ),
        ],
      }
    return {
      behind: back ? [] : [tail],
      front: [
        fill(
          blob(
            back
              ? '0,-1.12 0.74,-0.88 1.05,-0.1 0.9,0.46 0.4,0.66 -0.4,0.66 -0.9,0.46 -1.05,-0.1 -0.74,-0.88'
              : '0,-1.12 0.74,-0.88 1.05,-0.1 0.94,0.1 0.8,-0.4 0.4,-0.66 -0.3,-0.7 -0.8,-0.36 -0.94,0.1 -1.05,-0.1 -0.74,-0.88',
          ),
          black,
        ),
      ],
    }
  },
  garment: (view, build) => {
    const jumper = garmentOutline(view, build, { hem: view.sitting ? 10 : 22, flare: 9, waist: 8, shoulder: 10 })
    return [
      fill(jumper, colours.navy),
      clipTo(jumper, [
        fill(rect(15, -120, 90, 170), colours.navyDark, 0.5),
        ...(view.back || view.side ? [] : [fill(rect(-26, -72, 18, 13, 3), colours.bus)]),
      ]),
      fill(blob('-20,-105 0,-92 20,-105 18,-94 0,-78 -18,-94', 0.08), colours.white),
    ]
  },
  sleeve: '#2c3a64',
  cuff: 0.9,
  trousers: '#2d3046',
  shoe: '#231f2b',
  boot: 0.12,
}
