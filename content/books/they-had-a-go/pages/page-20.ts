import { grippingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { porter, pryceYoung, secondPorter } from '../cast/newtown.ts'
import { walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hills, hours, sky } from '../places/town.ts'
import { sheep } from '../props/animals.ts'
import { engine, envelope, parcel, van } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 456 }

/** The draper, delighted with a square of red flannel that he draws out of a letter. */
const draper: SceneNode[] = [
  ...figure(pryceYoung, {
    ...armsBehind,
    turn: 0.2,
    nod: 0.1,
    tilt: 8,
    lean: 4,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.6, -0.1] },
  }),
  place(envelope(colours.cream), { x: 26, y: -52, scale: 1.16, rotate: 8 }),
  placedArm(pryceYoung, {
    side: 1,
    elbow: [66, -22],
    hand: [44, -44],
    state: 'grip',
    thumb: 1,
    lean: 4,
    drawn: grippingHand(pryceYoung.complexion),
  }),
  place(
    [fill(poly('-28,-30 26,-34 30,26 -24,30'), colours.red), stroke(curve('-14,-18 0,-4 16,14'), colours.redDark, 3)],
    {
      x: -62,
      y: -94,
      scale: 0.78,
      rotate: -10,
    },
  ),
  placedArm(pryceYoung, {
    side: -1,
    elbow: [-70, -26],
    hand: [-58, -70],
    state: 'grip',
    thumb: 1,
    lean: 4,
    drawn: grippingHand(pryceYoung.complexion),
  }),
]

const inTheVan: SceneNode[] = [
  ...figure(porter, {
    ...armsBehind,
    turn: -0.4,
    nod: 0.3,
    lean: -9,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [-0.8, 0.6] },
  }),
]

/** His arms reach down for the parcel. */
const reaching: SceneNode[] = [
  placedArm(porter, { side: 1, elbow: [20, -24], hand: [-26, 10], state: 'cup', thumb: -1, lean: -9, handSize: 1.1 }),
]

const stack: [number, number, string, number, number][] = [
  [60, 640, colours.blue, -14, 1.2],
  [330, 650, colours.rust, 12, 1.2],
  [180, 610, colours.green, -4, 1.3],
  [258, 622, colours.plum, 18, 1.25],
  [110, 596, colours.red, -24, 1.2],
  [196, 560, colours.yellow, 6, 1.2],
  [28, 690, colours.grey, 8, 1.3],
  [134, 676, colours.rust, -10, 1.4],
  [258, 688, colours.blue, 6, 1.4],
  [382, 694, colours.green, -14, 1.36],
]

/** The post: a sack that has fallen open, and letters with squares of cloth all over the platform. */
const post: SceneNode[] = [
  fill(blob('-20,720 -30,560 10,500 90,484 150,520 200,600 180,730', 0.14), colours.linenDark),
  stroke(curve('92,486 126,540 150,600') + curve('20,510 30,580 24,660'), colours.tanDark, 4, 0.6),
  fill(blob('84,486 150,514 214,606 220,700 150,640 100,560', 0.14), '#8f7b5c'),
  ...stack.map(([x, y, cloth, rotate, scale]) => place(envelope(cloth), { x, y, rotate, scale })),
]

const steam = (x: number, y: number, r: number): SceneNode =>
  fill(
    blob(
      (
        [
          [-1, 0.1],
          [-0.8, -0.5],
          [-0.2, -0.8],
          [0.4, -0.66],
          [0.9, -0.3],
          [1, 0.3],
          [0.4, 0.6],
          [-0.5, 0.56],
        ] as const
      ).map(([a, b]): Point => [x + a * r, y + b * r]),
    ),
    '#f4f1ea',
    0.85,
  )

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 360, 20),
    hills(330, 190, '#93b089', 20),
    hills(400, 110, colours.grass, -220),
    place(sheep, { x: 596, y: 190, scale: 0.36 }),
    place(sheep, { x: 644, y: 200, scale: 0.4 }),
    fill(rect(0, 420, 960, 20), '#7a6a5a'),
    stroke(line([0, 426], [960, 426]), colours.slateDark, 5),
    steam(560, 70, 52),
    steam(530, 150, 34),
    place(engine, { x: 604, y: 430, scale: 1.02 }),
    place(van, { x: 918, y: 430, scale: 1.32 }),
    place(inTheVan, { x: 912, y: 412, scale: 1.1 }),
    fill(rect(850, 386, 140, 30), colours.wine),
    fill(rect(0, 436, 960, 300), colours.paving),
    fill(rect(0, 430, 960, 14, 3), colours.stone),
    ...walk(secondPorter, [758, 752], 1.36, {
      lean: 5,
      nod: -0.3,
      hands: [
        [74, -76],
        [68, -70],
      ],
      grasp: ['cup', 'cup'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, -0.7] },
      load: [place(parcel, { x: 86, y: -98, scale: 1.1, rotate: -5 })],
    }),
    place(reaching, { x: 912, y: 412, scale: 1.1 }),
    place(post, { y: 24 }),
    place(draper, { x: 572, y: 722, scale: 1.9 }),
    card(words, colours.red),
  ].flat(),
  lighting: day,
  text: onCard(words),
}
