import { blob, ellipse } from './geometry.ts'
import type { Figure, HeadView } from './pose.ts'
import { fill, type SceneNode } from './scene.ts'

export type Hair = ReturnType<Figure['hair']>
export type HairStyle = (view: HeadView) => Hair

const curls = (points: [number, number, number][]) => points.map(([x, y, r]) => ellipse(x, y, r)).join('')

const nape = '0,-1.14 0.76,-0.9 1.05,-0.1 0.92,0.44 0.4,0.66 -0.4,0.66 -0.92,0.44 -1.05,-0.1 -0.76,-0.9'

/** Short hair with a side parting. */
export const parted =
  (colour: string): HairStyle =>
  ({ back, side }) => {
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob(
              '0.82,-0.42 0.66,-1 0,-1.16 -0.7,-0.98 -1.04,-0.4 -0.9,0.3 -0.6,0.5 -0.36,0.3 -0.28,-0.06 0,-0.36 0.46,-0.5',
            ),
            colour,
          ),
        ],
      }
    const top = back
      ? nape
      : '0,-1.16 0.76,-0.9 1.05,-0.2 0.95,0.16 0.82,-0.3 0.5,-0.62 -0.1,-0.56 -0.5,-0.78 -0.8,-0.36 -0.95,0.16 -1.05,-0.2 -0.76,-0.9'
    return { behind: [], front: [fill(blob(top), colour)] }
  }

/** Short curls all over. */
export const curly =
  (colour: string): HairStyle =>
  ({ back, side }) => {
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            curls([
              [0.56, -0.76, 0.3],
              [0.2, -0.98, 0.35],
              [-0.24, -1, 0.37],
              [-0.64, -0.78, 0.36],
              [-0.86, -0.36, 0.31],
              [-0.8, 0.04, 0.27],
              [-0.6, 0.34, 0.24],
              [-0.2, -0.62, 0.46],
              [-0.5, -0.2, 0.34],
            ]),
            colour,
          ),
        ],
      }
    const top = curls([
      [-0.84, -0.42, 0.3],
      [-0.64, -0.8, 0.34],
      [-0.24, -1.02, 0.36],
      [0.22, -1.02, 0.36],
      [0.62, -0.8, 0.34],
      [0.84, -0.42, 0.3],
      [0, -0.8, 0.42],
    ])
    return { behind: [], front: [fill(top, colour), ...(back ? [fill(blob(nape), colour)] : [])] }
  }

/** Hair parted in the middle and drawn to a knot: low at the neck, or on top of the head. */
export const knot =
  (colour: string, isHigh = false): HairStyle =>
  ({ back, side, turn }) => {
    const at = isHigh
      ? { x: side ? -0.3 : turn * -0.2, y: -1.2 }
      : { x: side ? -1.02 : turn * -0.9, y: side ? 0.2 : 0.3 }
    const ball = fill(ellipse(at.x, at.y, 0.4, 0.36), colour)
    if (back)
      return {
        behind: [],
        front: [fill(blob(nape), colour), fill(ellipse(0, isHigh ? -1.16 : 0.3, 0.42, 0.38), colour)],
      }
    if (side)
      return {
        behind: [ball],
        front: [],
        over: [
          fill(
            blob(
              '0.82,-0.4 0.62,-0.98 0,-1.14 -0.68,-0.96 -1.05,-0.36 -0.98,0.3 -0.66,0.5 -0.24,0.46 -0.16,0.1 0.1,-0.24 0.5,-0.5',
            ),
            colour,
          ),
        ],
      }
    return {
      behind: [ball],
      front: [
        fill(
          blob(
            '0,-1.14 0.74,-0.92 1.06,-0.14 1,0.42 0.86,0.34 0.82,-0.12 0.44,-0.5 0,-0.74 -0.44,-0.5 -0.82,-0.12 -0.86,0.34 -1,0.42 -1.06,-0.14 -0.74,-0.92',
          ),
          colour,
        ),
      ],
    }
  }

/** Long hair that hangs to the shoulders. */
export const loose =
  (colour: string): HairStyle =>
  ({ back, side }) => {
    const long =
      '0,-1.16 0.78,-0.92 1.14,-0.1 1.2,0.9 0.8,1.3 0.3,1.1 -0.3,1.1 -0.8,1.3 -1.2,0.9 -1.14,-0.1 -0.78,-0.92'
    if (back) return { behind: [], front: [fill(blob(long), colour)] }
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob(
              '0.84,-0.4 0.66,-0.98 0,-1.16 -0.72,-0.96 -1.12,-0.3 -1.2,0.7 -0.9,1.3 -0.4,1.2 -0.3,0.4 -0.1,-0.2 0.44,-0.48',
            ),
            colour,
          ),
        ],
      }
    return {
      behind: [fill(blob(long), colour)],
      front: [
        fill(
          blob(
            '0,-1.16 0.76,-0.9 1.05,-0.1 0.96,0.2 0.8,-0.3 0.3,-0.62 -0.3,-0.66 -0.8,-0.3 -0.96,0.2 -1.05,-0.1 -0.76,-0.9',
          ),
          colour,
        ),
      ],
    }
  }

/** No hair above the ears. */
export const bald =
  (colour: string): HairStyle =>
  ({ back, side }) =>
    side
      ? { behind: [], front: [], over: [fill(ellipse(-0.72, 0.16, 0.3, 0.4), colour)] }
      : {
          behind: [],
          front: [
            fill(
              back ? ellipse(0, 0.34, 0.94, 0.4) : ellipse(-0.94, 0.06, 0.15, 0.36) + ellipse(0.94, 0.06, 0.15, 0.36),
              colour,
            ),
          ],
        }

/** Hair on a face. Seen from behind, none of it. */
type FacialHair = { beard?: string; moustache?: string; whiskers?: string }

/** A head of hair with what grows below it. */
export const withFacialHair =
  (style: HairStyle, { beard, moustache, whiskers }: FacialHair): HairStyle =>
  (view) => {
    const hair = style(view)
    if (view.back) return hair
    const x = view.side ? 0.56 : view.turn * 0.42
    const grown: SceneNode[] = view.side
      ? [
          ...(beard
            ? [
                fill(
                  blob('-0.3,0.1 -0.1,0.4 0.3,0.62 0.7,0.74 0.84,0.86 0.7,1.26 0.3,1.36 -0.2,1.06 -0.46,0.6 -0.46,0.2'),
                  beard,
                ),
              ]
            : []),
          ...(whiskers ? [fill(blob('-0.32,-0.2 -0.06,0.2 0.2,0.62 0.1,0.86 -0.24,0.76 -0.42,0.3'), whiskers)] : []),
          ...(moustache ? [fill(blob('0.44,0.46 0.7,0.38 0.92,0.46 0.8,0.58 0.56,0.62'), moustache)] : []),
        ]
      : [
          ...(beard
            ? [
                fill(
                  blob([
                    [-0.92, 0.1],
                    [-0.84, 0.66],
                    [-0.46, 1.18],
                    [x * 0.6, 1.36],
                    [0.46, 1.18],
                    [0.84, 0.66],
                    [0.92, 0.1],
                    [0.74, 0.3],
                    [x + 0.34, 0.78],
                    [x, 0.84],
                    [x - 0.34, 0.78],
                    [-0.74, 0.3],
                  ]),
                  beard,
                ),
              ]
            : []),
          ...(whiskers
            ? [
                fill(
                  blob('-0.98,-0.2 -0.8,0.1 -0.68,0.6 -0.78,0.86 -0.96,0.5') +
                    blob('0.98,-0.2 0.8,0.1 0.68,0.6 0.78,0.86 0.96,0.5'),
                  whiskers,
                ),
              ]
            : []),
          ...(moustache
            ? [
                fill(
                  blob([
                    [x - 0.44, 0.56],
                    [x - 0.2, 0.4],
                    [x, 0.45],
                    [x + 0.2, 0.4],
                    [x + 0.44, 0.56],
                    [x + 0.2, 0.58],
                    [x, 0.54],
                    [x - 0.2, 0.58],
                  ]),
                  moustache,
                ),
              ]
            : []),
        ]
    return view.side
      ? { ...hair, over: [...(hair.over ?? []), ...grown] }
      : { ...hair, front: [...hair.front, ...grown] }
  }
