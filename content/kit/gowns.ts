import { garmentOutline } from './garment.ts'
import { blob, curve, line, rect } from './geometry.ts'
import type { Figure } from './pose.ts'
import { clipTo, fill, type SceneNode, stroke } from './scene.ts'

/** A long dress. `wide` is how far its hem stands out: 40 for every day, 80 over a crinoline. */
type Gown = {
  cloth: string
  dark: string
  wide?: number
  apron?: string
  /** A triangle of linen over the shoulders, or a shawl that hangs lower. */
  fichu?: string
  shawl?: [cloth: string, dark: string]
  /** Bands round the skirt near its hem. */
  bands?: string
  belt?: string
}

/** The garment of somebody in a long dress; its hem leaves the toes of the shoes. */
export const gown =
  ({ cloth, dark, wide = 40, apron, fichu, shawl, bands, belt }: Gown): Figure['garment'] =>
  (view, build) => {
    const { torso, leg, shoulders } = build
    const hem = view.sitting ? 16 : leg * 0.97
    const flare = view.sitting ? 14 : wide
    const outline = garmentOutline(view, build, { hem, flare, waist: -3, shoulder: 8 })
    const folds = [-0.6, -0.25, 0.15, 0.5]
      .map((share) => line([share * shoulders * 0.7, 4], [share * (shoulders + flare) * 1.05, hem]))
      .join('')
    return [
      fill(outline, cloth),
      clipTo(outline, [
        fill(rect(shoulders * 0.5, -torso - 10, shoulders + flare + 20, torso + hem + 20), dark, 0.36),
        ...(view.sitting ? [] : [stroke(folds, dark, 2.4, 0.7)]),
        ...(bands
          ? [
              stroke(
                [14, 28]
                  .map((up) =>
                    curve([
                      [-120, hem - up - 4],
                      [0, hem - up + 2],
                      [120, hem - up - 4],
                    ]),
                  )
                  .join(''),
                bands,
                5,
              ),
            ]
          : []),
        ...(belt ? [fill(rect(-90, -torso * 0.34, 180, 9), belt)] : []),
        ...(apron && !view.back ? apronOf(apron, build, hem, view.side ?? false) : []),
      ]),
      ...(fichu ? [fill(neckcloth(build, view.side ?? false, 0.45), fichu)] : []),
      ...(shawl ? shawlOf(shawl, build, view.back, view.side ?? false) : []),
    ]
  }

const apronOf = (
  colour: string,
  { torso, shoulders }: Parameters<Figure['garment']>[1],
  hem: number,
  isSide: boolean,
): SceneNode[] =>
  isSide
    ? [
        fill(
          blob(
            [
              [shoulders * 0.2, -torso * 0.3],
              [shoulders, -torso * 0.3],
              [shoulders * 1.9, hem - 14],
              [shoulders * 0.5, hem - 14],
            ],
            0.06,
          ),
          colour,
        ),
      ]
    : [
        fill(
          blob(
            [
              [-shoulders * 0.6, -torso * 0.3],
              [shoulders * 0.6, -torso * 0.3],
              [shoulders * 1.05, hem - 14],
              [-shoulders * 1.05, hem - 14],
            ],
            0.06,
          ),
          colour,
        ),
        stroke(line([-80, -torso * 0.3], [80, -torso * 0.3]), colour, 6),
      ]

/** What lies round the neck and crosses in front, down to a share of the torso. */
const neckcloth = ({ torso, shoulders }: Parameters<Figure['garment']>[1], isSide: boolean, share: number): string => {
  const half = isSide ? shoulders * 0.6 : shoulders
  return blob(
    [
      [-half * 1.02, -torso * 0.84],
      [-half * 0.5, -torso * 1.01],
      [0, -torso * 0.97],
      [half * 0.5, -torso * 1.01],
      [half * 1.02, -torso * 0.84],
      [half * 0.34, -torso * (1 - share) - 8],
      [0, -torso * (1 - share)],
      [-half * 0.34, -torso * (1 - share) - 8],
    ],
    0.1,
  )
}

function shawlOf(
  [cloth, dark]: [string, string],
  build: Parameters<Figure['garment']>[1],
  back: boolean,
  isSide: boolean,
): SceneNode[] {
  const { torso, shoulders } = build
  const half = isSide ? shoulders * 0.72 : shoulders * 1.22
  const shape = blob(
    [
      [-half * 0.5, -torso * 1.02],
      [half * 0.5, -torso * 1.02],
      [half * 1.06, -torso * 0.8],
      [half * 1.12, -torso * 0.34],
      [0, back ? torso * 0.1 : -torso * 0.12],
      [-half * 1.12, -torso * 0.34],
      [-half * 1.06, -torso * 0.8],
    ],
    0.12,
  )
  return [
    fill(shape, cloth),
    ...(back
      ? [
          stroke(
            curve([
              [-half * 0.8, -torso * 0.4],
              [0, -torso * 0.02],
              [half * 0.8, -torso * 0.4],
            ]),
            dark,
            3,
          ),
        ]
      : [
          stroke(
            curve([
              [-half * 0.34, -torso * 0.98],
              [-4, -torso * 0.6],
              [0, -torso * 0.16],
            ]) +
              curve([
                [half * 0.34, -torso * 0.98],
                [6, -torso * 0.6],
                [2, -torso * 0.16],
              ]),
            dark,
            3,
          ),
        ]),
  ]
}
