import { blob, line, type Point, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, rain, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Light } from './light.ts'

/** The sky over a page, or `width` points of two, brushed with weather. */
export function sky(light: Light, seed: number, width = 960): SceneNode[] {
  return [
    fill(rect(0, 0, width, 720), {
      from: [0, 0],
      to: [0, 620],
      stops: [
        [0, light.skyTop],
        [1, light.skyLow],
      ],
    }),
    dabs({ x: -80, y: 0, w: width + 80, h: 520 }, light.cloud, (90 * width) / 960, seed, {
      length: 130,
      width: 8,
      angle: -8,
      opacity: 0.1,
    }),
    specks({ x: 0, y: 0, w: width, h: 600 }, '#ffffff', (120 * width) / 960, seed + 1, 1.2, 0.16),
  ]
}

/** Steady rain over a page, or `width` points of two; `strength` 0–1. It is drawn last but for the words. */
export function rainfall(strength: number, seed: number, top = -20, width = 960): SceneNode[] {
  const area = { x: -20, y: top, w: width + 80, h: 760 - top }
  const amount = (strength * width) / 960
  return [
    rain(area, Math.round(150 * amount), seed, '#ffffff', 0.3 + strength * 0.12),
    rain(area, Math.round(110 * amount), seed + 1, colours.waterPale, 0.3),
  ]
}

/** A row of far-off terraced houses, `count` of them, on the line from (0, 0) rising by `lift` each. */
function farTerrace(count: number, lift: number, light: Light, seed: number): SceneNode[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, i) =>
    place(
      [
        fill(rect(0, -20, 23, 24), light.hillFar),
        fill(rect(0, -20, 23, 24), '#fff6e4', 0.25 + random() * 0.3),
        fill(poly('-2,-19 2,-29 21,-29 25,-19'), light.roof, 0.85),
        fill(rect(3, -34, 4, 8), light.roof),
        fill(rect(4, -14, 5, 6) + rect(14, -14, 5, 6), light.lit ? '#ffd98a' : light.roof, 0.8),
      ],
      { x: i * 23, y: -i * lift },
    ),
  ).flat()
}

/** The headframe of the old pit, its foot at the origin. */
function headframe(light: Light): SceneNode[] {
  const legs = line([-16, 0], [-4, -74]) + line([34, 0], [4, -74]) + line([-10, -36], [16, -36])
  return [
    stroke(legs, light.roof, 4, 0.8),
    stroke('M-13 -80a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M-13 -80h26M0 -93v26', light.roof, 3, 0.8),
  ]
}

/** Hills across a page, or `width` points of two, with terraces along them; `base` is where the nearest meets the foreground at the left. */
export function valley(light: Light, base: number, seed: number, width = 960): SceneNode[] {
  const hill = (points: Point[]) =>
    blob(
      points.map(([x, y]): Point => [(x * width) / 960, y]),
      0.16,
    )
  return [
    fill(
      hill([
        [-40, base - 150],
        [160, base - 226],
        [360, base - 170],
        [560, base - 250],
        [780, base - 190],
        [1000, base - 240],
        [1000, 760],
        [-40, 760],
      ]),
      light.hillFar,
    ),
    place(headframe(light), { x: (560 * width) / 960, y: base - 244, scale: 0.5 }),
    fill(
      hill([
        [-40, base - 60],
        [140, base - 96],
        [330, base - 150],
        [540, base - 130],
        [760, base - 170],
        [1000, base - 120],
        [1000, 760],
        [-40, 760],
      ]),
      light.hill,
    ),
    place(farTerrace(9, 3.6, light, seed), { x: 36, y: base - 62, rotate: -3 }),
    place(farTerrace(7, 1, light, seed + 1), { x: 300, y: base - 112 }),
    fill(
      hill([
        [-40, base + 10],
        [200, base - 30],
        [420, base - 60],
        [700, base - 50],
        [1000, base - 70],
        [1000, 760],
        [-40, 760],
      ]),
      light.hillNear,
    ),
    clipTo(rect(0, base - 160, width, 720), [
      dabs({ x: -40, y: base - 100, w: width + 40, h: 420 }, light.hill, (90 * width) / 960, seed + 2, {
        length: 44,
        width: 5,
        angle: -14,
        opacity: 0.35,
      }),
    ]),
  ]
}

/** A rainbow of soft bands around (x, y). */
export function rainbow(x: number, y: number, r: number): SceneNode[] {
  const bands = ['#e0594f', '#f09a4a', '#f6d368', '#86bf72', '#5a9fd0', '#8d77c0']
  return bands.map((colour, i) => {
    const radius = r - i * 11
    return stroke(`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`, colour, 11.5, 0.42)
  })
}
