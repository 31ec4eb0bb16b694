import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { child } from './builds.ts'

const dark = '#3b2a2a'

/** Rory: dark hair that stands up in front, freckles of mud sooner or later, a blue anorak with a sun-yellow zip. */
export const rory: Figure = {
  build: child,
  complexion: { skin: '#f6cfb4', shade: '#dda88a', blush: '#ec7f6a', brow: dark },
  head: heads.round,
  hair: ({ back, side }) => {
    if (back)
      return {
        behind: [],
        front: [
          fill(blob('0,-1.14 0.72,-0.9 1.04,-0.2 0.94,0.4 0.5,0.62 -0.5,0.62 -0.94,0.4 -1.04,-0.2 -0.72,-0.9'), dark),
        ],
      }
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob(
              '0.94,-0.5 1,-0.94 0.6,-1.3 0.1,-1.16 -0.56,-1.06 -1.02,-0.5 -1,0.14 -0.7,0.5 -0.42,0.34 -0.36,-0.02 -0.1,-0.3 0.4,-0.44',
            ),
            dark,
          ),
        ],
      }
    return {
      behind: [],
      front: [
        fill(
          blob(
            '-0.1,-1.08 0.06,-1.4 0.3,-1.18 0.5,-1.36 0.56,-1.04 0.86,-0.76 1.03,-0.2 0.9,0.06 0.78,-0.36 0.4,-0.62 0,-0.5 -0.5,-0.6 -0.8,-0.32 -0.9,0.06 -1.03,-0.2 -0.8,-0.84 -0.4,-1.06',
          ),
          dark,
        ),
        stroke(curve('-0.5,-0.86 -0.1,-0.98 0.3,-0.94'), '#66494a', 0.08),
      ],
    }
  },
  garment: (view, build) => {
    const coat = garmentOutline(view, build, { hem: view.sitting ? 12 : 22, flare: 10, waist: 10, shoulder: 9 })
    return [
      fill(coat, colours.blue),
      clipTo(coat, [
        fill(rect(12, -90, 60, 140), colours.blueDark, 0.38),
        fill(rect(-70, 8, 140, 8), colours.blueDark, 0.5),
        ...(view.back || view.side
          ? []
          : [
              stroke(line([0, -66], [0, 30]), colours.sun, 4),
              stroke(line([-28, -14], [-12, -18]), colours.blueDark, 3),
            ]),
      ]),
      fill(
        blob(
          view.side
            ? '-20,-64 -28,-82 -8,-86 8,-74 -2,-60'
            : view.back
              ? '-26,-78 0,-82 26,-78 18,-52 0,-44 -18,-52'
              : '-27,-70 -18,-82 0,-66 18,-82 27,-70 0,-56',
        ),
        colours.blueDark,
      ),
    ]
  },
  sleeve: '#376eae',
  cuff: 0.88,
  trousers: '#5b5348',
  shoe: colours.sun,
  boot: 0.36,
}

const fair = '#e6c071'
const fairDark = '#c69a48'

/** Ola: two fair plaits, a red fleece under a moss-green waistcoat. */
export const ola: Figure = {
  build: child,
  complexion: { skin: '#f8d6bd', shade: '#e0b092', blush: '#ee8a76', brow: fairDark },
  head: heads.oval,
  hair: ({ back, side, turn }) => {
    const plait = (s: number) => [
      fill(
        blob([
          [s * 0.86, 0.2],
          [s * 1.2, 0.44],
          [s * 1.18, 1.0],
          [s * 1.06, 1.5],
          [s * 0.86, 1.46],
          [s * 0.82, 0.9],
        ]),
        fair,
      ),
      stroke(
        curve([
          [s * 0.88, 0.62],
          [s * 1.02, 0.72],
          [s * 1.16, 0.6],
        ]) +
          curve([
            [s * 0.86, 0.98],
            [s * 1, 1.08],
            [s * 1.14, 0.96],
          ]),
        fairDark,
        0.06,
      ),
      fill(ellipse(s * 0.98, 1.42, 0.15, 0.1), colours.red),
    ]
    if (back)
      return {
        behind: [],
        front: [
          fill(blob('0,-1.14 0.74,-0.9 1.06,-0.1 0.94,0.5 0.4,0.7 -0.4,0.7 -0.94,0.5 -1.06,-0.1 -0.74,-0.9'), fair),
          stroke(line([0, -1.1], [0, 0.66]), fairDark, 0.05),
          ...plait(-1),
          ...plait(1),
        ],
      }
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob(
              '0.86,-0.4 0.66,-0.96 0,-1.14 -0.66,-0.96 -1.04,-0.4 -0.98,0.26 -0.62,0.5 -0.36,0.24 -0.3,-0.1 0.1,-0.36 0.5,-0.5',
            ),
            fair,
          ),
          stroke(
            curve('0.7,-0.7 0.1,-0.74 -0.4,-0.3 -0.56,0.3') +
              curve('0.5,-0.9 -0.2,-0.86 -0.72,-0.36 -0.8,0.2') +
              curve('0.5,-0.54 0,-0.4 -0.34,0.06'),
            fairDark,
            0.05,
          ),
          ...plait(-0.55),
        ],
      }
    return {
      behind: [-1, 1].filter((s) => s * turn < 0.6).flatMap(plait),
      front: [
        fill(
          blob(
            '0,-1.14 0.74,-0.9 1.05,-0.1 0.94,0.24 0.82,-0.2 0.46,-0.6 0.04,-0.84 -0.4,-0.6 -0.82,-0.2 -0.94,0.24 -1.05,-0.1 -0.74,-0.9',
          ),
          fair,
        ),
        stroke(curve('0.04,-1.08 0.04,-0.94 0.04,-0.84'), fairDark, 0.05),
      ],
    }
  },
  garment: (view, build) => {
    const fleece = garmentOutline(view, build, { hem: view.sitting ? 10 : 18, flare: 9, waist: 9, shoulder: 9 })
    return [
      fill(fleece, colours.red),
      clipTo(fleece, [
        fill(rect(-20, -90, 40, 130), view.side ? colours.moss : colours.red),
        fill(rect(-70, -90, 52, 130) + rect(18, -90, 60, 130), colours.moss),
        fill(rect(26, -90, 50, 130), colours.mossDark, 0.5),
        ...(view.back
          ? [fill(rect(-30, -90, 60, 130), colours.moss)]
          : [stroke(line([0, -70], [0, 30]), colours.redDark, 2.6)]),
        fill(rect(-70, 6, 140, 4), colours.mossDark, 0.6),
      ]),
      fill(blob('-17,-74 0,-68 17,-74 17,-64 0,-56 -17,-64', 0.1), colours.redDark),
    ]
  },
  sleeve: '#c23f38',
  cuff: 0.86,
  trousers: '#4b5680',
  shoe: colours.bus,
  boot: 0.36,
}
