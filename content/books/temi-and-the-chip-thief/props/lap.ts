import { blob, curve, ellipse, type Point, tube } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'

const crease = '#1d2440'

/**
 * The lap of somebody who sits and faces us, for the `load` of a `legless` pose: the coat lies over both thighs to the knees, which come
 * towards us, and the shins hang. `way` is how far the knees go to one side, -1 to 1; `swing` is how far each foot swings out.
 */
export function lap(
  who: Figure,
  coat: { cloth: string; shade: string; opening?: string },
  way = 0,
  swing: [left: number, right: number] = [0, 4],
): SceneNode[] {
  const { limb, hips, leg, shoulders } = who.build
  const aside = way * limb * 0.75
  const [wide, thin] = [limb * 1.25, limb * 0.95]
  const legs = ([-1, 1] as const).flatMap((side, i) => {
    const knee: Point = [side * (hips + limb * 0.42) + aside, limb * 1.02]
    const out = side * (swing[i] ?? 0) + way * limb * 0.15
    const foot: Point = [knee[0] + out, knee[1] + leg * 0.5]
    const middle: Point = [knee[0] + out * 0.3, (knee[1] + foot[1]) / 2]
    const toe: Point = [foot[0] + side * limb * 0.2 + way * limb * 0.12, foot[1] + limb * 0.18]
    return [
      fill(tube(knee, middle, foot, wide, thin), who.trousers),
      fill(ellipse(knee[0], knee[1], wide * 0.64, wide * 0.6), who.trousers),
      stroke(
        curve([
          [knee[0] - limb * 0.44, knee[1] - limb * 0.3],
          [knee[0], knee[1] - limb * 0.54],
          [knee[0] + limb * 0.44, knee[1] - limb * 0.32],
        ]),
        '#ffffff',
        limb * 0.11,
        0.2,
      ),
      fill(tube(knee, middle, foot, wide * 1.04, thin * 1.14, 1 - who.boot * 1.3, 1), who.shoe),
      fill(ellipse(toe[0], toe[1] + limb * 0.1, limb * 0.66, limb * 0.47), '#5c2a2a'),
      fill(ellipse(toe[0], toe[1], limb * 0.68, limb * 0.5), who.shoe),
      fill(ellipse(toe[0] - limb * 0.16, toe[1] - limb * 0.14, limb * 0.26, limb * 0.13), '#ffffff', 0.25),
    ]
  })
  const half = shoulders + limb * 1.05
  const hem = limb * 1.3
  const skirt = blob(
    [
      [-shoulders - limb * 0.4, -limb * 1.7],
      [0, -limb * 1.9],
      [shoulders + limb * 0.4, -limb * 1.7],
      [half + Math.max(aside, 0) * 0.8, limb * 0.3],
      [half * 0.93 + aside, hem * 0.8],
      [half * 0.5 + aside, hem * 1.06],
      [aside, hem * 0.96],
      [-half * 0.5 + aside, hem * 1.06],
      [-half * 0.93 + aside, hem * 0.8],
      [-half + Math.min(aside, 0) * 0.8, limb * 0.3],
    ],
    1 / 7,
  )
  const fold = (from: Point, to: Point): string =>
    curve([from, [(from[0] + to[0]) / 2 + limb * 0.06, (from[1] + to[1]) / 2 - limb * 0.1], to])
  return [
    place([fill(skirt, crease, 0.22)], { x: limb * 0.12, y: limb * 0.3 }),
    clipTo(skirt, [
      fill(skirt, coat.cloth),
      fill(
        blob([
          [half * 0.3 + aside * 0.4, -limb * 2.2],
          [half * 1.6, -limb * 2.2],
          [half * 1.8, hem * 1.6],
          [half * 0.52 + aside, hem * 1.6],
        ]),
        coat.shade,
        0.3,
      ),
      stroke(
        fold([-half * 0.98 + aside * 0.6, limb * 0.1], [-half * 0.46 + aside * 0.8, -limb * 0.26]) +
          fold([half * 0.98 + aside * 0.6, limb * 0.1], [half * 0.46 + aside * 0.8, -limb * 0.26]),
        crease,
        limb * 0.08,
        0.28,
      ),
      stroke(
        curve([
          [0, -limb * 2],
          [aside * 0.3, -limb * 0.6],
          [aside, hem],
        ]),
        coat.opening ?? coat.shade,
        limb * 0.11,
      ),
      stroke(
        curve([
          [-half + aside, hem * 0.62],
          [-half * 0.5 + aside, hem * 0.9],
          [aside, hem * 0.8],
          [half * 0.5 + aside, hem * 0.9],
          [half + aside, hem * 0.62],
        ]),
        coat.shade,
        limb * 0.09,
        0.5,
      ),
    ]),
    ...legs,
  ]
}
