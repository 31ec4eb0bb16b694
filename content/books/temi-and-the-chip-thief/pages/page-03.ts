import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { flyingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, paper, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { bride, postman } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { lampAbove } from '../places/lighting.ts'
import { chip, chipBag } from '../props/chips.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const stone = '#e9c9a0'
const stoneDark = '#cda679'

const column = (x: number): SceneNode[] => [
  ...paper(rect(x, 210, 46, 330), '#f5e3c0', 5),
  fill(rect(x + 28, 210, 18, 330), stoneDark, 0.35),
  ...[10, 22].map((dx) => stroke(line([x + dx, 222], [x + dx, 530]), stoneDark, 2, 0.6)),
  ...paper(rect(x - 8, 196, 62, 18, 3), '#f5e3c0', 3),
]

const townHall: SceneNode[] = [
  fill(rect(-300, -200, 1560, 920), '#cfe3e0'),
  fill(rect(-300, 520, 1560, 76), '#a9bf9b'),
  fill(blob('-240,596 -240,530 60,486 170,508 270,480 380,516 420,596'), '#8fae8a'),
  dabs({ x: 0, y: 0, w: 960, h: 470 }, '#e6f1ec', 90, 5, { length: 80, width: 6, opacity: 0.4 }),
  fill(rect(392, 176, 570, 380), stone),
  specks({ x: 392, y: 176, w: 568, h: 380 }, stoneDark, 200, 8, 1.8, 0.5),
  fill(`M600 548V340q0 -70 76 -70q76 0 76 70V548Z`, '#6a3f3a'),
  stroke(line([676, 280], [676, 548]), '#4f2c2b', 4),
  fill(ellipse(662, 430, 5) + ellipse(690, 430, 5), colours.mustard),
  ...[428, 520, 786, 878].flatMap(column),
  ...paper(poly('370,196 676,66 980,196'), '#f5e3c0', 6),
  fill(poly('440,180 676,84 912,180'), stone),
  fill(ellipse(676, 142, 27), colours.cream),
  stroke(`${ellipse(676, 142, 27)}M676 142V124M676 142L690 148`, '#6a3f3a', 4),
]

const steps: SceneNode[] = [0, 1, 2, 3].flatMap((i) => [
  ...paper(rect(392 - i * 56, 540 + i * 30, 700, 34, 3), i % 2 === 0 ? '#f7e6c4' : '#efd9b1', 3),
])

const bouquet: SceneNode[] = [
  fill(poly('-7,4 7,4 3,34 -3,34'), colours.green),
  ...[
    [-14, -6, colours.coral],
    [12, -8, colours.tomato],
    [0, -18, colours.plum],
    [-4, 2, colours.mustard],
    [10, 4, colours.coral],
  ].map(([x, y, c]) => fill(ellipse(Number(x), Number(y), 10), String(c))),
  fill(ellipse(-16, 8, 8, 5) + ellipse(18, 10, 8, 5), colours.green),
]

const veil = [
  fill(blob('-24,-178 -8,-184 10,-178 36,-150 60,-60 84,30 40,60 -50,50 -72,-60 -50,-150'), colours.white, 0.6),
]

const fist = (side: -1 | 1, elbow: Point, hand: Point, holding: SceneNode[] = []): SceneNode =>
  placedArm(bride, {
    side,
    elbow,
    hand,
    state: 'grip',
    thumb: 1,
    lean: -9,
    handSize: 1.04,
    holding,
    drawn: grippingHand(bride.complexion),
  })

/** What the camera saw. */
const seen: SceneNode[] = [
  place(townHall, { x: 560 - 676 * 1.16, y: 592 - 548 * 1.16, scale: 1.16 }),
  fill(rect(-40, 600, 1040, 140), '#e3cfa6'),
  place(steps, { x: 560 - 676 * 1.16, y: 592 - 548 * 1.16, scale: 1.16 }),
  place(
    flyingGull({
      mood: 'smug',
      open: 0.2,
      dangling: false,
      wings: [
        [30, -190],
        [-120, -190],
      ],
      held: [place(chipBag(), { x: 34, y: 28, rotate: 10, scale: 1.2 })],
    }),
    { x: 196, y: 196, scale: 0.94, rotate: 6, flip: true },
  ),
  chip(34, 30, 250, 340),
  chip(30, 80, 300, 400),
  place(
    [
      ...figure(postman, {
        ...armsBehind,
        turn: -0.4,
        nod: -0.4,
        tilt: 8,
        lean: 8,
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh' },
      }),
      placedArm(postman, {
        side: 1,
        elbow: [80, -104],
        hand: [50, -166],
        state: 'rest',
        thumb: -1,
        lean: 8,
        handSize: 1.2,
        drawn: restingHand(postman.complexion),
      }),
    ],
    { x: 812, y: 590, scale: 1.46 },
  ),
  place(
    [
      ...veil,
      ...figure(bride, {
        turn: -0.5,
        nod: -0.3,
        lean: -9,
        tilt: -5,
        ...armsBehind,
        legless: true,
        feeling: { eyes: 'wide', brows: 'cross', mouth: 'shout', gaze: [-0.9, -0.5] },
      }),
      ...[-18, -9, 0, 9, 18].map((x) =>
        fill(ellipse(x - 25, -182 + Math.abs(x) * 0.2, 5), x % 2 === 0 ? colours.coral : colours.white),
      ),
      fist(-1, [-78, -92], [-86, -146]),
      fist(1, [64, -54], [60, -14], [place(bouquet, { x: 3, y: -26, rotate: 10, scale: 1.4 })]),
    ],
    { x: 560, y: 560, scale: 1.8 },
  ),
  place(
    [
      ...inWheelchair(finn, {
        ...armsBehind,
        turn: 0.25,
        nod: 0.7,
        tilt: 6,
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.2, 1] },
      }),
      place(
        [
          placedArm(finn, { side: -1, elbow: [-46, -26], hand: [-14, -26], state: 'rest', thumb: -1, handSize: 1.1 }),
          place(chipBag({ full: false }), { x: 6, y: -40, scale: 1.05, rotate: 6 }),
          placedArm(finn, {
            side: 1,
            elbow: [48, -24],
            hand: [18, -30],
            state: 'rest',
            thumb: 1,
            handSize: 1.2,
            drawn: restingHand(finn.complexion),
          }),
        ],
        { x: -2, y: -74 },
      ),
    ],
    { x: 176, y: 726, scale: 1.66 },
  ),
]

const corner = (x: number, y: number, rotate: number): SceneNode =>
  place([fill(poly('-8,-8 62,-8 -8,62'), colours.plumDark), stroke(line([54, -4], [-4, 54]), colours.mustard, 2)], {
    x,
    y,
    rotate,
  })

/** The white edge of the photograph, which is cut and not painted. */
const border =
  poly('-24,-24 984,-24 984,0 -24,0') +
  poly('-24,672 984,672 984,696 -24,696') +
  poly('-24,-1 0,-1 0,673 -24,673') +
  poly('960,-1 984,-1 984,673 960,673')

/** The wedding album, with one of its photographs stuck in. */
const album: SceneNode[] = [
  fill(rect(0, 0, 960, 720), '#ecdcbd'),
  dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#f7ecd4', 90, 33, { length: 120, width: 8, opacity: 0.4 }),
  specks({ x: 0, y: 0, w: 960, h: 720 }, '#cdb48a', 160, 34, 1.4, 0.35),
  fill(rect(0, 0, 26, 720), '#1d2440', 0.12),
  place(
    [
      ...paper(rect(-18, -18, 996, 708, 3), '#fffaf0', 10),
      clipTo(rect(0, 0, 960, 672), seen),
      part({ is: 'lettering' }, [fill(border, '#fffaf0')]),
      corner(-24, -24, 0),
      corner(984, -24, 90),
      corner(984, 696, 180),
      corner(-24, 696, 270),
    ],
    { x: 138, y: 38, scale: 0.71, rotate: -1.6 },
  ),
]

export const drawing: Drawing = {
  scene: album,
  lighting: { ...lampAbove, from: [300, -200] },
  text: { x: 70, y: 542, w: 830, h: 148, ink: colours.ink, ground: '#ecdcbd', size: 20.5 },
}
