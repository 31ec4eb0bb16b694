import { blob, curve, ellipse, line, type Point, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { unevenRow } from '../../../kit/rows.ts'
import { clipTo, fill, glow, paper, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Light } from './light.ts'

export function sky(light: Light, horizon: number, seed: number): SceneNode[] {
  const area = { x: 0, y: 0, w: 960, h: horizon }
  return [
    fill(rect(0, 0, 960, horizon + 4), {
      from: [0, 0],
      to: [0, horizon],
      stops: [
        [0, light.skyTop],
        [0.66, light.skyMid],
        [1, light.skyLow],
      ],
    }),
    dabs({ x: -60, y: 0, w: 1020, h: horizon }, light.haze, 60, seed, { length: 120, width: 8, opacity: 0.07 }),
    ...(light.stars > 0 ? [specks(area, '#fff6dc', Math.round(90 * light.stars), seed + 1, 1.8, 0.85)] : []),
    specks(area, '#ffffff', 120, seed + 2, 1, 0.2),
  ]
}

/** The moon, with a ring of frost round it. */
export const moon = (x: number, y: number, r: number): SceneNode[] => [
  glow(x, y, r * 4.2, '#cfdcff', 0.55),
  part({ is: 'light' }, [
    fill(ellipse(x, y, r), '#fdf6dd'),
    fill(ellipse(x - r * 0.3, y - r * 0.2, r * 0.2) + ellipse(x + r * 0.3, y + r * 0.3, r * 0.26, r * 0.2), '#e9dfc0'),
  ]),
]

/** Muckthorpe below the hill: terraces, two mill chimneys, a church, and lights. Its foot is at `y`; the chimneys smoke where there are no words above them. */
export function town(light: Light, y: number, seed: number, isLit: boolean, smokes = true): SceneNode[] {
  const random = randomFrom(seed)
  const roofs: string[] = []
  const lights: string[] = []
  for (let x = -20; x < 980; ) {
    const w = 40 + random() * 50
    const h = 26 + random() * 34
    roofs.push(
      poly([
        [x, y + 6],
        [x, y - h],
        [x + w / 2, y - h - 14],
        [x + w, y - h],
        [x + w, y + 6],
      ]),
    )
    roofs.push(rect(x + w * 0.7, y - h - 18, 6, 16))
    for (let i = 6; i < w - 8; i += 11)
      if (random() > 0.45) lights.push(rect(x + i, y - h + 6 + (random() > 0.5 ? 10 : 0), 5, 6))
    x += w + 2
  }
  const smoke = (x: number, top: number) =>
    fill(
      blob([
        [x, top - 4],
        [x + 14, top - 22],
        [x + 44, top - 30],
        [x + 84, top - 26],
        [x + 40, top - 14],
        [x + 12, top - 8],
      ]),
      light.haze,
      0.5,
    )
  const chimney = (x: number, h: number) => [
    fill(
      poly([
        [x - 9, y],
        [x - 6, y - h],
        [x + 6, y - h],
        [x + 9, y],
      ]),
      light.town,
    ),
    fill(rect(x - 9, y - h - 2, 18, 6, 2), light.town),
    ...(smokes ? [smoke(x, y - h)] : []),
  ]
  const hills: Point[] = [
    [-20, y + 8],
    [-20, y - 46],
    [140, y - 78],
    [330, y - 52],
    [520, y - 90],
    [700, y - 58],
    [860, y - 84],
    [980, y - 52],
    [980, y + 8],
  ]
  return [
    fill(blob(hills, 0.14), light.far),
    ...chimney(226, 112),
    ...chimney(742, 132),
    fill(
      rect(470, y - 66, 22, 66) +
        poly([
          [466, y - 66],
          [481, y - 110],
          [496, y - 66],
        ]),
      light.town,
    ),
    fill(roofs.join(''), light.town),
    ...(isLit ? [fill(lights.join(''), light.window, 0.9)] : [fill(lights.join(''), light.haze, 0.5)]),
  ]
}

/** The allotments' ground, from `top` down: rows that run to a point behind the hill. */
export function ground(light: Light, top: number, seed: number): SceneNode[] {
  const shape = blob(
    [
      [-30, 760],
      [-30, top + 10],
      [200, top - 6],
      [480, top + 2],
      [760, top - 8],
      [990, top + 8],
      [990, 760],
    ],
    0.1,
  )
  const furrows = [-700, -420, -160, 90, 330, 560, 800, 1060, 1340]
    .map((x) => line([480 + (x - 480) * 0.24, top + 4], [x, 760]))
    .join('')
  return [
    fill(shape, {
      from: [0, top],
      to: [0, Math.min(top + 190, 720)],
      stops: [
        [0, light.groundFar],
        [1, light.ground],
      ],
    }),
    clipTo(shape, [
      stroke(furrows, light.groundMark, 5, 0.35),
      dabs({ x: -40, y: top + 8, w: 1040, h: 720 - top }, light.groundMark, Math.round((720 - top) * 0.5), seed, {
        length: 40,
        width: 3,
        opacity: 0.4,
      }),
      specks({ x: 0, y: top + 6, w: 960, h: 714 - top }, '#ffffff', Math.round((720 - top) * 0.7), seed + 1, 1.5, 0.45),
    ]),
  ]
}

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, w: number, strength = 0.22): SceneNode =>
  fill(ellipse(x, y, w / 2, w * 0.08), '#14143a', strength)

/** A garden shed of planks, 120 wide, its foot at the origin. */
export function shed(light: Light, isSnowy: boolean, isLit = false): SceneNode[] {
  const wall = rect(-54, -104, 108, 104)
  return [
    ...paper(wall, light.timber, 3),
    clipTo(wall, [
      stroke([-38, -20, -2, 16, 34].map((x) => line([x, -110], [x, 0])).join(''), light.timberMark, 2.4, 0.7),
      fill(rect(20, -110, 60, 120), '#14143a', 0.16),
    ]),
    fill(rect(-38, -82, 34, 30, 2), isLit ? light.window : '#b9cbe0'),
    stroke(`${rect(-38, -82, 34, 30, 2)}M-21 -82V-52M-38 -67H-4`, light.timberMark, 3),
    fill(rect(12, -86, 32, 86), light.timberMark),
    fill(ellipse(38, -44, 2.6), light.window),
    ...paper(poly('-66,-100 -50,-130 62,-122 66,-100'), light.timberMark, 3),
    ...(isSnowy
      ? [fill(blob('-68,-102 -52,-136 0,-136 62,-130 68,-104 30,-108 0,-112 -34,-106', 0.12), colours.snow)]
      : []),
  ]
}

/** A cabbage, about 60 wide, its foot at the origin; `frost` whitens its edges. */
export function cabbage(light: Light, frost = 0): SceneNode[] {
  return [
    fill(blob('-34,-6 -40,-26 -22,-38 0,-34 22,-40 40,-24 34,-4 0,6'), light.plantMark),
    fill(blob('-22,-4 -26,-30 0,-46 26,-30 22,-4 0,4'), light.plant),
    fill(blob('-12,-10 -14,-30 2,-38 16,-28 12,-8'), colours.leafPale, 0.35),
    stroke(curve('-4,-2 -2,-20 4,-36') + curve('-2,-18 -14,-26') + curve('0,-22 14,-28'), light.plantMark, 2, 0.8),
    ...(frost > 0
      ? [stroke(curve('-38,-24 -22,-38 0,-34 22,-40 40,-24') + curve('-24,-30 0,-46 24,-30'), colours.snow, 3, frost)]
      : []),
  ]
}

/** A stalk of sprouts, about 90 high, its foot at the origin. */
export function sprouts(light: Light, frost = 0): SceneNode[] {
  const knobs = [-16, -28, -40, -52, -64].flatMap((y, i) =>
    [-8, 8].map((x) =>
      fill(ellipse(x + (i % 2) * 2 - 1, y, 7, 6.4), i % 2 === 0 ? light.plant : colours.leafPale, 0.95),
    ),
  )
  return [
    stroke(line([0, 0], [0, -76]), light.plantMark, 7),
    ...knobs,
    fill(blob('0,-66 -26,-74 -34,-92 -10,-92 0,-104 12,-92 34,-94 28,-76'), light.plant),
    stroke(curve('0,-70 -14,-82 -24,-86') + curve('0,-70 14,-84 24,-88'), light.plantMark, 2),
    ...(frost > 0 ? [stroke(curve('-34,-90 -10,-92 0,-104 12,-92 34,-94'), colours.snow, 3.4, frost)] : []),
  ]
}

/** Snow in the air, from `top` down. */
export const snowfall = (top: number, count: number, seed: number, size = 3): SceneNode =>
  specks({ x: 0, y: top, w: 960, h: 720 - top }, '#ffffff', count, seed, size, 0.8)

/** A row of whatever stands on y = 0, `gap` apart. */
export const row = (node: SceneNode[], count: number, gap: number): SceneNode[] =>
  unevenRow(count, gap, count).map((look, i) => place(node, { ...look, y: (i % 2) * 3 }))
