import { fingersOverEdge } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, line, type Point, poly } from '../../../kit/geometry.ts'
import { farGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { fill, part, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { bride, postman, townsfolk } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/light.ts'
import { morningSun } from '../places/lighting.ts'
import { boat, headland, sea, sky } from '../places/seafront.ts'
import { chip, chipBag } from '../props/chips.ts'
import { teaTin } from '../props/furniture.ts'
import { type Canvas, canvases, lookoutHat } from '../props/hat.ts'
import { lap } from '../props/lap.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const light = { ...morning, skyTop: '#8fd0d6', skyLow: '#eaf3dc' }

/** One of those on the wall: who, in which hat, how much of the way along it from the far end, and what they do. */
type Guest = [
  who: Figure | undefined,
  canvas: Canvas,
  along: number,
  pose: Pick<Pose, 'hands' | 'grasp' | 'turn' | 'tilt'>,
]

const eating: Pick<Pose, 'hands' | 'grasp'> = {
  hands: [
    [-16, -38],
    [14, -58],
  ],
  grasp: ['cup', 'grip'],
}
const pose = (left: Point, right: Point, turn: number, tilt: number): Guest[3] => ({
  hands: [left, right],
  grasp: ['rest', 'open'],
  turn,
  tilt,
})

const guests: Guest[] = [
  [townsfolk[2], canvases.red, 0, { ...eating, turn: 0.4, tilt: 3 }],
  [townsfolk[0], canvases.green, 0.1, pose([-40, 2], [44, -120], 0.2, 6)],
  [townsfolk[4], canvases.teal, 0.2, { ...eating, turn: -0.2, tilt: -4 }],
  [townsfolk[5], canvases.mustard, 0.29, pose([-46, -96], [24, -14], 0.5, -5)],
  [townsfolk[1], canvases.navy, 0.38, pose([-44, 2], [30, -46], -0.45, -6)],
  [bride, canvases.red, 0.5, { ...eating, turn: 0.3, tilt: 8 }],
  [townsfolk[3], canvases.plum, 0.61, pose([-50, -104], [50, -110], 0, 0)],
  [townsfolk[0], canvases.teal, 0.71, { ...eating, turn: -0.5, tilt: -3 }],
  [postman, canvases.mustard, 0.84, pose([-46, 6], [48, -100], -0.3, -8)],
]

/** How large things on the wall are at this place across the page: it comes towards us from the left. */
const nearness = (x: number) => 0.34 + ((x - 24) / 596) * 0.56

/** A point on the wall's line, `down` from our eyes, which are as high as the horizon. */
const at = (x: number, down: number): Point => [x, 350 + down * nearness(x)]
const [top, edge, foot] = [158, 182, 300]

const onWall = (along: number) => {
  const x = 24 + along ** 1.35 * 596
  return { x, y: at(x, top)[1] - 12 * nearness(x), scale: nearness(x) }
}

const strip = (from: number, to: number, left = -10, right = 970) =>
  poly([at(left, from), at(right, from), at(right, to), at(left, to)])

const stones = [0, 1, 2]
  .flatMap((row) =>
    Array.from({ length: 26 }, (_, i) => {
      const left = -20 + (i * i * 1.05 + i * 14) + (row % 2) * 12
      const right = left + 12 + i * 1.9
      return strip(edge + 6 + row * 38, edge + 38 + row * 38, left, right)
    }),
  )
  .join('')

const wall: SceneNode[] = [
  fill(poly([at(-10, foot), at(970, foot), [970, 720], [-10, 720]]), light.ground),
  stroke([380, 520, 760].map((down) => line(at(-10, down), at(970, down))).join(''), light.groundMark, 2.4, 0.7),
  stroke(
    [60, 190, 360, 580, 850].map((x) => line(at(x, foot), [x - 190 - x * 0.2, 730])).join(''),
    light.groundMark,
    2.4,
    0.6,
  ),
  fill(strip(foot, foot + 26), '#1d2440', 0.12),
  fill(strip(top, foot), light.wall),
  fill(stones, light.wallMark, 0.3),
  fill(strip(top - 8, edge), light.wall),
  fill(strip(top - 8, top), '#fff6e0', 0.5),
  fill(strip(edge, edge + 7), '#1d2440', 0.16),
  seatAt(at(-10, top), at(970, top)),
]

const sitters: SceneNode[] = guests.flatMap(([who, canvas, along, manner], i) => {
  if (!who) return []
  const isEating = manner.hands === eating.hands
  return [
    place(
      figure(who, {
        ...manner,
        arms: ['over', 'over'],
        seat: [
          [-16, 18],
          [16, 18],
        ],
        legless: true,
        load: lap(who, { cloth: who.sleeve, shade: '#1d2440', opening: who.sleeve }, 0.3, [
          (i % 3) * 3 - 2,
          6 - (i % 2) * 5,
        ]),
        feeling: { eyes: i % 3 === 1 ? 'open' : 'happy', brows: 'up', mouth: isEating ? 'chew' : 'grin' },
        hat: lookoutHat(canvas, false),
        holding: isEating ? [[place(chipBag(), { y: 6, scale: 0.8 })], [chip(20, 70)]] : [[], []],
      }),
      onWall(along),
    ),
  ]
})

/** The tin at his ear, and two little marks of how it rattles. */
const rattling: SceneNode[] = [
  stroke('M40 -36q13 14 13 32M42 34q9 -8 11 -18M-40 -40q-5 5 -8 12', colours.navy, 3.4, 0.75),
  ...teaTin(),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 360, 131),
    cloud(690, 150, 210, light.cloud, 0.9),
    farGull(640, 96, 17),
    farGull(700, 70, 12),
    ...sea(light, 350, 560, 132),
    place(headland(light), { x: -150, y: 354, scale: 0.9, flip: true }),
    place(boat(colours.tomato, colours.navy), { x: 690, y: 376, scale: 0.62 }),
    ...wall,
    ...sitters,
    place(
      [
        ...figure(grandpa, {
          ...armsBehind,
          turn: 0.3,
          tilt: 8,
          lean: -2,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        }),
        placedArm(grandpa, { side: -1, elbow: [-76, -48], hand: [-120, -62], state: 'rest', thumb: 1, lean: -2 }),
        placedArm(grandpa, {
          side: 1,
          elbow: [76, -62],
          hand: [70, -128],
          state: 'grip',
          thumb: 1,
          lean: -2,
          holding: [place(rattling, { x: -6, y: -24, scale: 0.92, rotate: 10 })],
        }),
      ],
      { x: 744, y: 742, scale: 1.84 },
    ),
    place(
      inWheelchair(finn, {
        turn: 0.5,
        nod: -0.3,
        tilt: 6,
        hands: [
          [-58, -112],
          [58, -128],
        ],
        grasp: ['open', 'open'],
        arms: ['back', 'back'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        hat: lookoutHat(canvases.navy, false),
      }),
      { x: 182, y: 734, scale: 1.5 },
    ),
    place(
      [
        ...figure(temi, {
          ...armsBehind,
          turn: 0.25,
          nod: -0.3,
          tilt: -4,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          hat: lookoutHat(canvases.red, false),
        }),
        placedArm(temi, { side: 1, elbow: [40, -28], hand: [24, 2], state: 'rest', thumb: 1 }),
        placedArm(temi, {
          side: -1,
          elbow: [-56, -52],
          hand: [-54, -98],
          state: 'grip',
          thumb: 1,
          holding: [
            fill(ellipse(-2, -15, 13), colours.mustard),
            stroke(ellipse(-2, -15, 8.4), colours.mustardDark, 2.2),
          ],
        }),
      ],
      { x: 486, y: 742, scale: 1.74 },
    ),
    // His hand comes round her from behind.
    part({ is: 'arm', short: 0 }, [
      {
        ...place(fingersOverEdge(grandpa.complexion), { x: 528, y: 614, scale: 20, rotate: 14 }),
        part: { is: 'hand' },
      },
    ]),
  ],
  lighting: morningSun,
  text: { x: 52, y: 44, w: 548, h: 300, ink: colours.ink, ground: '#c5e4dc', size: 22 },
}
