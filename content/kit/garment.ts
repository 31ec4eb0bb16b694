import { blob, type Point } from './geometry.ts'
import type { Build, GarmentView } from './pose.ts'

/** How a garment hangs: where its hem is below the hips, how far it stands out there, at the waist and at the shoulder. */
type Cut = { hem: number; flare: number; waist: number; shoulder: number; belly?: number }

/** The outline of a coat, smock or dress on a body, from the hips (the origin) upwards; from the side it faces right. */
export function garmentOutline({ side }: GarmentView, { torso, shoulders }: Build, cut: Cut): string {
  const { hem, flare, waist, shoulder, belly = 0 } = cut
  if (side) {
    const half = shoulders * 0.62
    const points: Point[] = [
      [-half * 0.6, -torso],
      [0, -torso - 3],
      [half * 0.6, -torso],
      [half + shoulder * 0.4, -torso * 0.74],
      [half + waist * 0.6 + belly, -torso * 0.28],
      [half + flare * 0.7, hem],
      [0, hem + 5],
      [-half - flare * 0.7, hem],
      [-half - waist * 0.5, -torso * 0.3],
      [-half - shoulder * 0.5, -torso * 0.78],
    ]
    return blob(points, 1 / 7)
  }
  const right: Point[] = [
    [shoulders * 0.55, -torso],
    [shoulders + shoulder, -torso * 0.82],
    [shoulders + waist, -torso * 0.3],
    [shoulders + flare, hem],
  ]
  const left = right.map(([x, y]): Point => [-x, y]).toReversed()
  return blob([[0, -torso - 3], ...right, [0, hem + 5], ...left], 1 / 7)
}
