import { garmentOutline } from './garment.ts'
import { blob, curve, ellipse, line, poly, rect } from './geometry.ts'
import type { Figure } from './pose.ts'
import { clipTo, fill, stroke } from './scene.ts'

/** A coat of former times. `hem` is how far it hangs below the hips: 14 for a jacket, 64 for a frock coat, 100 for a robe. */
type Coat = {
  cloth: string
  dark: string
  hem: number
  waistcoat?: string
  /** What is tied round the neck. */
  neck?: string
  buttons?: string
  sash?: string
  apron?: string
  belly?: number
  /** A border down the front and round the hem. */
  border?: string
}

/** The garment of somebody in a coat, jacket or robe. */
export const coat =
  ({ cloth, dark, hem, waistcoat, neck, buttons, sash, apron, belly = 0, border }: Coat): Figure['garment'] =>
  (view, build) => {
    const { torso, shoulders } = build
    const low = view.sitting ? Math.min(hem, 16) : hem
    const outline = garmentOutline(view, build, {
      hem: low,
      flare: 8 + low * 0.12,
      waist: 5 + belly * 0.4,
      shoulder: 10,
      belly,
    })
    const wide = shoulders + 60
    const isFront = !view.back && !view.side
    return [
      fill(outline, cloth),
      clipTo(outline, [
        ...(view.back
          ? [
              stroke(
                curve([
                  [0, -torso * 0.9],
                  [1, -torso * 0.3],
                  [0, low + 4],
                ]),
                dark,
                2.4,
                0.7,
              ),
              fill(rect(-shoulders * 0.6, -torso * 0.16, shoulders * 1.2, torso * 0.1, 4), dark, 0.8),
            ]
          : [fill(rect(shoulders * 0.45, -torso - 10, wide, torso + low + 20), dark, 0.4)]),
        ...(isFront && waistcoat
          ? [
              fill(
                poly([
                  [-shoulders * 0.42, -torso - 6],
                  [shoulders * 0.42, -torso - 6],
                  [shoulders * 0.3, 6],
                  [-shoulders * 0.3, 6],
                ]),
                waistcoat,
              ),
              fill(
                [-0.62, -0.44, -0.26, -0.08].map((share) => ellipse(0, share * torso, 2.8)).join(''),
                buttons ?? dark,
              ),
              stroke(
                line([-shoulders * 0.42, -torso], [-shoulders * 0.3, 6]) +
                  line([shoulders * 0.42, -torso], [shoulders * 0.3, 6]),
                dark,
                3,
              ),
            ]
          : []),
        ...(isFront && !waistcoat
          ? [
              stroke(line([0, -torso], [1, low]), dark, 2.4),
              ...(buttons
                ? [fill([-0.66, -0.44, -0.22, 0].map((share) => ellipse(7, share * torso, 3.6)).join(''), buttons)]
                : []),
            ]
          : []),
        ...(border
          ? [
              fill(rect(-wide, low - 12, wide * 2, 12), border),
              ...(isFront ? [fill(rect(-6, -torso - 8, 12, torso + low + 10), border)] : []),
            ]
          : []),
        ...(apron && !view.back
          ? [
              fill(rect(-shoulders * 0.74, -torso * 0.42, shoulders * 1.48, torso * 0.42 + low, 4), apron),
              stroke(line([-wide, -torso * 0.4], [wide, -torso * 0.4]), apron, 6),
            ]
          : []),
        ...(sash ? [fill(rect(-wide, -torso * 0.24, wide * 2, 14), sash)] : []),
      ]),
      ...(neck && !view.back
        ? [
            fill(
              blob(
                [
                  [-shoulders * 0.4, -torso * 1.02],
                  [0, -torso * 0.96],
                  [shoulders * 0.4, -torso * 1.02],
                  [shoulders * 0.3, -torso * 0.86],
                  [0, -torso * 0.76],
                  [-shoulders * 0.3, -torso * 0.86],
                ],
                0.14,
              ),
              neck,
            ),
          ]
        : []),
    ]
  }
