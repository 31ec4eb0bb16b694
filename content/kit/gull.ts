import { blob, curve, ellipse, type Point } from './geometry.ts'
import {
  beak,
  beakYellow,
  black,
  foot,
  type GullMood,
  grey,
  greyDark,
  gullEye,
  shade,
  tuft,
  white,
  wing,
} from './gull-parts.ts'
import { clipTo, fill, place, type SceneNode, stroke } from './scene.ts'

/** A gull that stands and looks right; origin between its feet, about 200 high. `stride` parts the feet. */
export function standingGull({
  mood = 'smug' as GullMood,
  open = 0,
  stride = 0,
  held = [] as SceneNode[],
  look = 0,
} = {}): SceneNode[] {
  const body = blob('-112,-64 -70,-100 -20,-126 20,-134 62,-112 70,-76 44,-42 0,-26 -50,-36')
  const head = place(
    [
      fill(blob('-34,26 -36,-16 -14,-44 18,-46 38,-24 38,4 30,34 0,46'), white),
      tuft(-4, -44),
      place(beak(open, held), { x: 34, y: -8 }),
      ...gullEye(14, -16, 8.5, mood, 1),
      fill(ellipse(10, 6, 9, 6), '#f3b79b', 0.5),
    ],
    { x: 44, y: -148, rotate: look },
  )
  return [
    ...foot(-14 - stride, 0),
    ...foot(14 + stride, 0),
    fill(blob('-104,-66 -148,-52 -142,-42 -90,-46'), black),
    fill(body, white),
    clipTo(body, [fill(blob('-90,-30 0,-44 70,-60 40,10 -80,10'), shade)]),
    head,
    fill(blob('-146,-66 -92,-104 -30,-122 14,-104 18,-80 -12,-60 -70,-56 -120,-58'), grey),
    fill(blob('-150,-66 -112,-80 -84,-66 -100,-56 -128,-56'), black),
    ...[-84, -64].map((y, i) =>
      stroke(
        curve([
          [-64 + i * 14, y],
          [-34, y + 6],
          [2 - i * 8, y + 2],
        ]),
        greyDark,
        3,
      ),
    ),
    ...[-134, -120].map((x) => fill(ellipse(x, -64, 3.4, 2.6), white)),
  ]
}

/** A gull in flight that dives right; origin at its breast, about 420 across. `wings` are tips of the far and near wing. */
export function flyingGull({
  mood = 'greedy' as GullMood,
  open = 0.8,
  wings = [
    [-70, -230],
    [60, -250],
  ] as [Point, Point],
  held = [] as SceneNode[],
  dangling = true,
} = {}): SceneNode[] {
  const body = blob('-130,-2 -80,-32 -10,-40 50,-28 74,0 50,30 -10,36 -80,18')
  return [
    place(wing(...wings[0]), { x: 14, y: -14 }),
    ...(dangling ? [...foot(-50, 62).map((n) => place([n], { rotate: 16 })), ...foot(-24, 66)] : []),
    fill(blob('-110,-12 -168,-22 -178,0 -164,20 -106,12'), white),
    stroke(curve('-166,-10 -120,-4'), shade, 4),
    fill(body, white),
    clipTo(body, [fill(blob('-150,8 0,20 80,10 60,60 -120,60'), shade)]),
    place(
      [
        fill(blob('-36,22 -36,-20 -12,-42 20,-42 38,-20 36,10 22,32 -10,36'), white),
        tuft(-8, -40),
        place(beak(open, held), { x: 33, y: -4 }),
        ...gullEye(13, -13, 8.5, mood, 1),
      ],
      { x: 76, y: -2 },
    ),
    place(wing(...wings[1]), { x: -10, y: -16 }),
  ]
}

/** A gull seen from the front with both wings flung out, stopped in the air; origin at its breast, about 520 across. */
export function gullFacing({ mood = 'shocked' as GullMood, open = 1, lift = -60 } = {}): SceneNode[] {
  const body = blob('0,-78 44,-54 58,0 40,62 0,86 -40,62 -58,0 -44,-54')
  const mouth: SceneNode[] = [
    ...(open > 0
      ? [
          fill(
            blob([
              [-15, -52],
              [15, -52],
              [10, -52 + 34 * open],
              [0, -52 + 40 * open],
              [-10, -52 + 34 * open],
            ]),
            '#8e2f36',
          ),
          fill(
            blob([
              [-9, -30 + 14 * (open - 1)],
              [9, -30 + 14 * (open - 1)],
              [12, -22 + 14 * (open - 1)],
              [0, -8 + 14 * (open - 1)],
              [-12, -22 + 14 * (open - 1)],
            ]),
            beakYellow,
          ),
        ]
      : []),
    fill(blob('-18,-54 -8,-70 8,-70 18,-54 6,-46 0,-34 -6,-46'), '#f6b93b'),
  ]
  return [
    place(wing(250, lift), { x: 24, y: -14 }),
    place([place(wing(250, lift), {})], { x: -24, y: -14, flip: true }),
    fill(blob('-26,66 26,66 40,124 0,134 -40,124'), white),
    ...[-16, 0, 16].map((x) =>
      stroke(
        curve([
          [x, 90],
          [x * 1.4, 122],
        ]),
        shade,
        4,
      ),
    ),
    place(foot(-24, 118), { rotate: 14 }),
    place(foot(16, 118), { rotate: -14 }),
    fill(body, white),
    clipTo(body, [fill(ellipse(30, 40, 40, 70), shade)]),
    fill(blob('-48,-68 -44,-112 0,-134 44,-112 48,-68 26,-32 -26,-32'), white),
    tuft(4, -130),
    ...gullEye(-22, -84, 11, mood, 1),
    ...gullEye(22, -84, 11, mood, -1),
    ...mouth,
  ]
}

/** A gull that sits and looks away from us; origin under its tail. */
export function gullFromBehind(): SceneNode[] {
  return [
    fill(blob('0,-150 30,-140 34,-112 60,-76 52,-20 0,0 -52,-20 -60,-76 -34,-112 -30,-140'), white),
    fill(blob('-8,-112 -58,-92 -66,-44 -30,6 -10,16 4,-40'), grey),
    fill(blob('8,-112 58,-92 66,-44 30,6 10,16 -4,-40'), greyDark),
    fill(blob('-34,-6 -12,-6 2,36 -12,26'), black),
    fill(blob('34,-6 12,-6 -2,36 12,26'), black),
    tuft(2, -146),
  ]
}

/** A gull far away: two strokes of a brush. */
export function farGull(x: number, y: number, size: number, colour = white): SceneNode {
  return stroke(
    curve([
      [x - size, y - size * 0.25],
      [x - size * 0.45, y - size * 0.5],
      [x, y],
      [x + size * 0.45, y - size * 0.55],
      [x + size, y - size * 0.3],
    ]),
    colour,
    size * 0.16,
  )
}
