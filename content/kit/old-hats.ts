import { blob, curve, ellipse, rect } from './geometry.ts'
import type { HairStyle } from './hair-styles.ts'
import type { HeadView } from './pose.ts'
import { fill, type SceneNode, stroke } from './scene.ts'

/** A hat on a head of radius 1: what is behind the face and what lies over the hair. */
type Hat = (view: HeadView) => { behind?: SceneNode[]; front: SceneNode[] }

/** Somebody's hair with a hat on it. */
export const wearing =
  (style: HairStyle, hat: Hat): HairStyle =>
  (view) => {
    const hair = style(view)
    const { behind = [], front } = hat(view)
    return view.side
      ? { behind: [...behind, ...hair.behind], front: hair.front, over: [...(hair.over ?? []), ...front] }
      : { behind: [...behind, ...hair.behind], front: [...hair.front, ...front] }
  }

/** A bonnet: its brim stands round the face, ribbons tie under the chin. */
export const bonnet =
  (cloth: string, lining: string, ribbon: string): Hat =>
  ({ back, side, turn }) => {
    if (side)
      return {
        front: [
          fill(
            blob(
              '0.36,-1.36 0.62,-1.3 0.5,-0.6 0.26,0.1 0.1,0.72 -0.3,0.9 -0.8,0.78 -1.2,0.3 -1.28,-0.4 -0.94,-1.1 -0.3,-1.42',
            ),
            cloth,
          ),
          fill(blob('0.36,-1.36 0.62,-1.3 0.5,-0.6 0.26,0.1 0.1,0.72 0.02,0.6 0.1,0 0.28,-0.7'), lining),
          stroke(curve('-0.4,-1.34 -0.56,-0.5 -0.4,0.4 0.2,0.96'), ribbon, 0.16),
          fill(ellipse(0.3, 1.16, 0.26, 0.17) + ellipse(0.62, 1.14, 0.2, 0.14), ribbon),
        ],
      }
    if (back)
      return {
        front: [
          fill(
            blob('0,-1.42 0.86,-1.16 1.22,-0.3 1.04,0.6 0.5,0.96 -0.5,0.96 -1.04,0.6 -1.22,-0.3 -0.86,-1.16'),
            cloth,
          ),
          stroke(curve('-1.1,0.34 0,0.62 1.1,0.34'), ribbon, 0.17),
        ],
      }
    const shift = turn * 0.18
    const ring = (outer: string, inner: string, colour: string): SceneNode => ({
      ...fill(outer + inner, colour),
      evenOdd: true,
    })
    const brim = blob([
      [shift, -1.62],
      [0.9 + shift, -1.36],
      [1.36 + shift * 0.6, -0.4],
      [1.22, 0.4],
      [0.86, 0.98],
      [0.6, 1.02],
      [-0.6, 1.02],
      [-0.86, 0.98],
      [-1.22, 0.4],
      [-1.36 + shift * 0.6, -0.4],
      [-0.9 + shift, -1.36],
    ])
    const rim = blob([
      [shift, -1.36],
      [0.78 + shift, -1.12],
      [1.14 + shift * 0.6, -0.36],
      [1.02, 0.36],
      [0.7, 0.86],
      [0, 1.5],
      [-0.7, 0.86],
      [-1.02, 0.36],
      [-1.14 + shift * 0.6, -0.36],
      [-0.78 + shift, -1.12],
    ])
    const opening = blob([
      [shift, -0.98],
      [0.6 + shift, -0.8],
      [0.92, -0.2],
      [0.86, 0.4],
      [0.56, 0.92],
      [0, 1.5],
      [-0.56, 0.92],
      [-0.86, 0.4],
      [-0.92, -0.2],
      [-0.6 + shift, -0.8],
    ])
    return {
      front: [
        ring(rim, opening, lining),
        ring(brim, rim, cloth),
        stroke(curve('-0.98,0.6 -0.6,1.02 0,1.24') + curve('0.98,0.6 0.6,1.02 0,1.24'), ribbon, 0.15),
        fill(
          ellipse(-0.24, 1.3, 0.27, 0.17) +
            ellipse(0.24, 1.3, 0.27, 0.17) +
            blob('-0.08,1.3 -0.3,1.8 -0.06,1.76 0.06,1.4 0.2,1.8 0.4,1.7 0.1,1.28'),
          ribbon,
        ),
      ],
    }
  }

/** A linen cap that puffs out over a frill, as women wore it indoors. */
export const mobCap =
  (linen: string, band: string): Hat =>
  ({ side }) => {
    const frill = (
      side
        ? [
            [0.72, -0.58],
            [0.4, -0.5],
            [0.06, -0.38],
            [-0.26, -0.2],
            [-0.56, 0.06],
            [-0.78, 0.34],
          ]
        : [
            [-1.1, -0.34],
            [-0.78, -0.5],
            [-0.4, -0.6],
            [0, -0.64],
            [0.4, -0.6],
            [0.78, -0.5],
            [1.1, -0.34],
          ]
    )
      .map(([x = 0, y = 0]) => ellipse(x, y, 0.24, 0.2))
      .join('')
    return {
      front: [
        fill(frill, linen),
        fill(
          blob(
            side
              ? '0.72,-0.7 0.7,-1.36 0,-1.74 -0.9,-1.5 -1.4,-0.8 -1.24,-0.04 -0.8,0.2 -0.3,-0.24'
              : '-1.08,-0.48 -1.26,-1.06 -0.9,-1.6 -0.3,-1.82 0.3,-1.82 0.9,-1.6 1.26,-1.06 1.08,-0.48 0.5,-0.7 0,-0.76 -0.5,-0.7',
          ),
          linen,
        ),
        stroke(
          side
            ? curve('0.68,-0.78 0.1,-0.66 -0.5,-0.26 -0.86,0.14')
            : curve('-1.06,-0.56 -0.5,-0.76 0,-0.82 0.5,-0.76 1.06,-0.56'),
          band,
          0.13,
        ),
      ],
    }
  }

/** A flat cap with a peak. */
export const flatCap =
  (cloth: string, dark: string): Hat =>
  ({ back, side, turn }) => ({
    front: [
      fill(blob('-1.1,-0.44 -1.02,-0.92 -0.5,-1.26 0.1,-1.32 0.7,-1.18 1.1,-0.82 1.1,-0.44 0,-0.54'), cloth),
      ...(back
        ? []
        : [
            fill(
              blob([
                [(side ? 0.3 : -0.8) + turn * 0.3, -0.5],
                [(side ? 0.8 : 0) + turn * 0.4, -0.68],
                [(side ? 1.4 : 0.86) + turn * 0.2, -0.48],
                [(side ? 1.2 : 0.56) + turn * 0.3, -0.32],
                [(side ? 0.6 : -0.56) + turn * 0.4, -0.34],
              ]),
              dark,
            ),
          ]),
    ],
  })

/** A hat with a flat brim and a crown `high` above it: 1.3 is a top hat, 0.5 a vicar's. */
export const brimmed =
  (felt: string, band: string, high: number, wide = 1.35): Hat =>
  ({ side }) => {
    const shift = side ? -0.1 : 0
    return {
      front: [
        fill(
          blob(
            [
              [-0.82 + shift, -0.62],
              [-0.9 + shift, -0.62 - high],
              [-0.5 + shift, -0.72 - high],
              [0.5 + shift, -0.72 - high],
              [0.9 + shift, -0.62 - high],
              [0.82 + shift, -0.62],
            ],
            0.08,
          ),
          felt,
        ),
        fill(rect(-0.86 + shift, -0.86, 1.72, 0.22), band),
        fill(
          blob([
            [-wide + shift, -0.7],
            [-wide * 0.5 + shift, -0.56],
            [shift, -0.5],
            [wide * 0.5 + shift, -0.56],
            [wide + shift, -0.7],
            [wide * 0.6 + shift, -0.76],
            [shift, -0.68],
            [-wide * 0.6 + shift, -0.76],
          ]),
          felt,
        ),
      ],
    }
  }

/** A round crown over a soft brim: straw in summer, felt for the farm. */
export const softHat =
  (felt: string, band: string, wide = 1.5): Hat =>
  () => ({
    front: [
      fill(blob('-0.9,-0.6 -0.8,-1.2 -0.3,-1.46 0.3,-1.46 0.8,-1.2 0.9,-0.6'), felt),
      stroke(curve('-0.9,-0.74 0,-0.62 0.9,-0.74'), band, 0.2),
      fill(
        blob([
          [-wide, -0.5],
          [-0.8, -0.72],
          [0, -0.62],
          [0.8, -0.72],
          [wide, -0.5],
          [0.9, -0.4],
          [0, -0.44],
          [-0.9, -0.4],
        ]),
        felt,
      ),
    ],
  })

/** A yachtsman's cap: white above, a dark band, a shining peak. */
export const yachtCap: Hat = ({ back, side, turn }) => ({
  front: [
    fill(blob('-1.12,-0.74 -1.24,-1.16 -0.6,-1.42 0.6,-1.42 1.24,-1.16 1.12,-0.74 0,-0.86'), '#fbf7ec'),
    fill(blob('-1.06,-0.42 -1.08,-0.82 0,-0.96 1.08,-0.82 1.06,-0.42 0,-0.56', 0.08), '#26305a'),
    ...(back
      ? []
      : [
          fill(
            blob([
              [-0.6 + turn * 0.4 + (side ? 0.6 : 0), -0.54],
              [0.1 + turn * 0.4 + (side ? 0.5 : 0), -0.6],
              [0.8 + turn * 0.3 + (side ? 0.5 : 0), -0.5],
              [0.5 + turn * 0.3 + (side ? 0.5 : 0), -0.32],
              [-0.3 + turn * 0.4 + (side ? 0.6 : 0), -0.34],
            ]),
            '#1b2038',
          ),
          fill(ellipse(turn * 0.5 + (side ? 0.3 : 0), -0.78, 0.13), '#e3b04b'),
        ]),
  ],
})

/** A feather that curls from a hat. */
export const feather = (colour: string): SceneNode[] => [
  fill(blob('0.4,-1.1 0.9,-1.7 1.5,-1.8 1.8,-1.4 1.4,-1.5 1.1,-1.3 0.7,-0.9'), colour),
  stroke(curve('0.5,-1.05 1,-1.5 1.6,-1.6'), '#ffffff', 0.05, 0.6),
]
