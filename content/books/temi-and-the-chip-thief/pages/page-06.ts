import { spreadHand } from '../../../kit/drawn-hands.ts'
import type { Expression } from '../../../kit/face.ts'
import { figure } from '../../../kit/figure.ts'
import { line, type Point, poly } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, type PlacedArm, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { cloud, dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { bride, postman, townsfolk } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { noon } from '../places/light.ts'
import { noonSun } from '../places/lighting.ts'
import { groundShadow, headland, sea, sky } from '../places/seafront.ts'
import { chipBrolly } from '../props/brolly.ts'
import { chip, chipBag } from '../props/chips.ts'
import { endBench } from '../props/end-bench.ts'
import { lap } from '../props/lap.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const light = { ...noon, skyTop: '#9ed3da', skyLow: '#e4f0dc' }

// The wall runs away from us to (940, 336), and the mushrooms with it: twelve of them, each a seventh smaller than the last.
const away: Point = [940, 336]
const along = (x: number, y: number, scale: number): Point => [
  away[0] + (x - away[0]) * scale,
  away[1] + (y - away[1]) * scale,
]

const eaters: (Figure | undefined)[] = [
  townsfolk[2],
  postman,
  townsfolk[5],
  bride,
  townsfolk[1],
  townsfolk[3],
  townsfolk[4],
  townsfolk[0],
  townsfolk[2],
  townsfolk[1],
  townsfolk[3],
  townsfolk[4],
]
const cloths: [string, string][] = [
  [colours.tomato, colours.cream],
  [colours.mustard, colours.cream],
  [colours.seaDeep, colours.mustard],
  [colours.plum, colours.cream],
  [colours.coral, colours.navy],
]

/** What they do with their chips: each hand, how the head is, and the mouth. The first four are near enough to be told apart. */
type Manner = {
  left: Omit<PlacedArm, 'side'>
  right: Omit<PlacedArm, 'side'>
  turn: number
  tilt: number
  mouth: Expression['mouth']
}
const bag: SceneNode[] = [place(chipBag(), { x: 6, y: -10, scale: 0.95 })]
const manners: Manner[] = [
  {
    left: { elbow: [-56, -34], hand: [-14, -20], state: 'grip', thumb: -1, holding: bag },
    right: { elbow: [58, -48], hand: [28, -92], state: 'grip', holding: [chip(26, -60, -8, -6)] },
    turn: 0.3,
    tilt: 4,
    mouth: 'shout',
  },
  {
    left: { elbow: [-58, -40], hand: [-34, -6], state: 'rest', thumb: -1 },
    right: {
      elbow: [58, -40],
      hand: [24, -22],
      state: 'grip',
      holding: [place(chipBag(), { x: -4, y: -12, scale: 0.95 })],
    },
    turn: -0.4,
    tilt: -7,
    mouth: 'chew',
  },
  {
    left: { elbow: [-42, -22], hand: [-10, -14], state: 'grip', thumb: -1, holding: bag },
    right: { elbow: [50, -46], hand: [52, -88], state: 'grip', holding: [chip(30, 16, 0, -16)] },
    turn: 0.35,
    tilt: 6,
    mouth: 'grin',
  },
  {
    left: { elbow: [-56, -50], hand: [-30, -88], state: 'grip', thumb: 1, holding: [chip(26, 50, 9, -5)] },
    right: {
      elbow: [54, -34],
      hand: [14, -18],
      state: 'grip',
      holding: [place(chipBag(), { x: -2, y: -10, scale: 0.95 })],
    },
    turn: -0.2,
    tilt: -4,
    mouth: 'shout',
  },
]

const mushrooms: SceneNode[] = Array.from({ length: 12 }, (_, i): SceneNode => {
  const scale = 0.84 ** i
  const [x, y] = along(96, 552, scale)
  const who = eaters[i]
  const manner = manners[i % manners.length]
  const [a, b] = cloths[i % cloths.length] ?? [colours.tomato, colours.cream]
  const sitter =
    who && manner
      ? [
          ...figure(who, {
            ...armsBehind,
            turn: manner.turn,
            tilt: manner.tilt - i * 0.5,
            seat: [
              [-16, 18],
              [16, 18],
            ],
            legless: true,
            feeling: { eyes: 'happy', brows: 'up', mouth: manner.mouth },
            load: lap(who, { cloth: who.sleeve, shade: '#1d2440', opening: who.sleeve }, 0.3, [2, 5]),
          }),
          placedArm(who, { side: -1, ...manner.left }),
          placedArm(who, { side: 1, ...manner.right }),
        ]
      : []
  const isChild = (who?.build.torso ?? 0) < 80
  return place(
    [
      place(sitter, { scale: isChild ? 1.04 : 0.92 }),
      place(chipBrolly(a, b, isChild ? 150 : 168), {
        y: isChild ? -140 : -164,
        scale: 0.8,
        rotate: [-2, 2, 0][i % 3] ?? 0,
      }),
    ],
    { x, y, scale },
  )
}).toReversed()

const front: SceneNode[] = [
  seatAt([-400, 684], [...away]),
  fill(poly([away, [-400, 800], [-400, 900], [960, 900], [960, 340]]), light.ground),
  clipTo(poly([away, [-400, 800], [-400, 900], [960, 900], [960, 340]]), [
    stroke(
      [-300, -60, 180, 400, 620, 840].map((x) => line(away, [x, 760])).join('') +
        [376, 410, 458, 530, 630].map((y) => line([0, y], [960, y])).join(''),
      light.groundMark,
      2.4,
      0.5,
    ),
    dabs({ x: 0, y: 400, w: 960, h: 320 }, light.groundMark, 70, 34, { length: 46, width: 4, opacity: 0.25 }),
  ]),
  fill(poly([away, [-400, 680], [-400, 846]]), light.wall),
  stroke(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => line(along(-20, 592, 0.86 ** i), along(-20, 700, 0.86 ** i))).join(''),
    light.wallMark,
    2.6,
    0.7,
  ),
  fill(poly([away, [-400, 656], [-400, 704]]), '#e9d6b4'),
]

const weather: SceneNode[] = [
  cloud(668, 196, 420, '#75838f', 0.95),
  cloud(730, 160, 420, '#56647a'),
  cloud(800, 110, 360, '#434f66'),
  dabs({ x: 760, y: 200, w: 190, h: 120 }, '#5b687c', 60, 3, { length: 60, width: 2.4, angle: 112, opacity: 0.5 }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 330, 31),
    ...weather,
    ...sea(light, 330, 660, 32),
    place(headland(light), { x: 970, y: 336, scale: 0.7 }),
    ...front,
    ...mushrooms,
    groundShadow(922, 484, 60),
    place(endBench(), { x: 920, y: 488, scale: 0.44 }),
    groundShadow(392, 708, 230),
    place(standingGull({ mood: 'cross', stride: 22, look: 4 }), { x: 392, y: 710, scale: 1.06 }),
    groundShadow(810, 714, 130),
    place(
      [
        ...figure(temi, {
          ...armsBehind,
          turn: 0.25,
          nod: -0.3,
          tilt: 5,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
          feet: [
            [-22, 80],
            [20, 84],
          ],
        }),
        placedArm(temi, {
          side: -1,
          elbow: [-60, -72],
          hand: [-58, -122],
          state: 'open',
          thumb: 1,
          handSize: 1.25,
          drawn: spreadHand(temi.complexion),
        }),
        placedArm(temi, {
          side: 1,
          elbow: [60, -70],
          hand: [62, -118],
          state: 'open',
          thumb: -1,
          handSize: 1.25,
          drawn: spreadHand(temi.complexion),
        }),
      ],
      { x: 806, y: 608, scale: 1.24 },
    ),
    groundShadow(640, 714, 180),
    place(
      [
        ...inWheelchair(finn, {
          ...armsBehind,
          turn: -0.4,
          nod: -0.2,
          tilt: -5,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        }),
        place(
          [
            placedArm(finn, { side: -1, elbow: [-60, -72], hand: [-68, -116], state: 'open', thumb: 1 }),
            placedArm(finn, { side: 1, elbow: [62, -68], hand: [66, -112], state: 'grip', thumb: -1 }),
          ],
          { x: -2, y: -74 },
        ),
      ],
      { x: 640, y: 714, scale: 1.2 },
    ),
  ],
  lighting: noonSun,
  text: { x: 48, y: 38, w: 610, h: 266, ink: colours.ink, ground: '#bde0da', size: 22 },
}
