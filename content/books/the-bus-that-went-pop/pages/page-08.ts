import { fingersOverEdge, grippingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill, patka } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, sky } from '../places/allotment.ts'
import { blanket, seatFromSide, unlit } from '../places/inside.ts'
import { night } from '../places/light.ts'
import { candle } from '../places/lighting.ts'
import { muck } from '../props/garden.ts'
import { beam, smallTorch } from '../props/lights.ts'
import { nestled } from '../props/nestled.ts'

/** What of his pyjamas shows where the jacket is open: he buttoned it in the dark. */
const collar = blob('-14,-112 14,-112 16,-96 2,-54 -2,-54 -16,-96', 0.04)

const coated: Figure = {
  ...mrGill,
  garment: (view, build) => [
    ...mrGill.garment(view, build),
    fill(collar, colours.frost),
    clipTo(
      collar,
      [-14, -4, 6].map((x) => fill(rect(x, -116, 4, 70), colours.slate, 0.8)),
    ),
    fill(blob('-14,-112 -27,-92 -5,-52 -1,-60', 0.04) + blob('14,-112 27,-92 5,-52 1,-60', 0.04), colours.slateDark),
  ],
}

/** The dark lower deck, seen from its aisle. */
const deck: SceneNode[] = [
  fill(rect(0, -10, 970, 740), unlit.wall),
  fill(rect(0, -10, 970, 40), '#232450'),
  fill(rect(0, 28, 970, 10), '#3b2350'),
  place(
    [1, 2, 3, 4].flatMap((index) => blanket(index, 0.4)),
    { x: 16, y: -286, scale: 1.26 },
  ),
  fill(rect(330, 300, 640, 230), unlit.panel),
  fill(rect(330, 292, 640, 10), unlit.trim),
]

/** What is outside. */
const outside: SceneNode[] = [
  clipTo(rect(120, 20, 196, 520), [...sky(night, 380, 81), ...ground({ ...night, groundMark: night.ground }, 370, 85)]),
  fill(rect(300, 8, 30, 530), '#6d2148'),
  fill(rect(96, 8, 234, 22), '#6d2148'),
  stroke(line([300, 30], [300, 530]), colours.custardDark, 5),
]

/** The leaf of the door that he has pushed open by a crack; he looks round its edge. */
const leaf: SceneNode[] = [
  fill(poly('-10,8 176,8 176,540 -10,540'), '#7c2a50'),
  fill(rect(28, 60, 112, 250, 8), '#2d3170'),
  stroke(rect(28, 60, 112, 250, 8), '#5b2044', 7),
  fill(rect(166, 8, 14, 532), '#a8456a'),
  stroke(line([166, 8], [166, 540]), '#5b2044', 3),
]

const peeper = { x: 208, y: 500, scale: 2.1 }
const body = figure(coated, {
  turn: 0.5,
  nod: 0.3,
  lean: 7,
  tilt: 7,
  ...armsBehind,
  feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [0.9, 0.6] },
  hat: patka(),
  legless: true,
})
const head = body.filter((node) => node.kind === 'group' && node.isFace)

export const drawing: Drawing = {
  scene: [
    ...deck,
    ...outside,
    place(body, peeper),
    ...leaf,
    place(head, peeper),
    place(fingersOverEdge(coated.complexion), { x: 172, y: 372, scale: 27, rotate: 90 }),
    fill(rect(-10, 484, 980, 60), unlit.floor),
    ...[400, 640, 880].map((x) => place(muck(280, false), { x, y: 516, scale: 0.5 })),
    ...[450, 596, 742, 888].flatMap((x, i) => [
      place(seatFromSide(unlit), { x, y: 516, scale: 1.34 }),
      place(nestled('noses', i + 2), { x: x - 10, y: 434, scale: 1.22 }),
    ]),
    place([beam(620, 330, 0.85)], { x: 556, y: 352, rotate: 17 }),
    glow(700, 400, 320, '#ffe39a', 0.32),
    place(
      [
        placedArm(coated, {
          side: 1,
          elbow: [66, -50],
          hand: [102, -82],
          state: 'grip',
          thumb: -1,
          lean: 7,
          handSize: 1.2,
          holding: [place(smallTorch(colours.rhubarb), { x: 25, y: -1, scale: 1.5, rotate: 18 })],
          drawn: grippingHand(coated.complexion),
        }),
      ],
      peeper,
    ),
    glow(562, 354, 80, '#fff4c9', 0.75),
    fill(blob('-20,760 -20,507 240,501 500,505 760,499 980,507 980,760', 0.1), '#2b2f5c'),
    stroke(curve('-20,509 240,503 500,507 760,501 980,509'), '#3b3f74', 4),
  ],
  lighting: { ...candle, from: [560, 340], reach: 640 },
  text: { x: 60, y: 519, w: 850, h: 171, ink: colours.white, ground: '#2b2f5c', size: 19 },
}
