import { figure } from '../../../kit/figure.ts'
import { type Point, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { carters, liptonInHat, passer } from '../cast/glasgow.ts'
import { faces, walk, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { cobbles, hours, house, sky } from '../places/town.ts'
import { pig } from '../props/animals.ts'
import { banner, giantCheese } from '../props/grocer.ts'

const words = { x: 36, y: 450, w: 888, h: 246 }

const [first, second, third] = carters

/** Somebody who walks to the right and carries a pole of the banner with both hands. */
const bearer = (who: Figure, at: Point, lean: number): SceneNode[] =>
  walk(who, at, 0.9, {
    lean,
    tilt: lean - 5,
    hands: [
      [40, -84],
      [40, -62],
    ],
    grasp: ['grip', 'grip'],
    feeling: { ...faces.content, gaze: [0.8, 0.2] },
  })

/** A window that has gone up, and somebody in it who claps both hands to her cheeks. */
const neighbour: SceneNode[] = [
  fill(rect(-62, -128, 124, 140, 2), colours.linenDark),
  fill(rect(-52, -118, 104, 124), '#4d4a58'),
  clipTo(rect(-52, -118, 104, 122), [
    place(
      figure(passer, {
        ...armsBehind,
        turn: -0.3,
        nod: 0.5,
        tilt: -6,
        legless: true,
        feeling: { ...faces.amazed, gaze: [-0.6, 0.9] },
      }),
      { x: 0, y: 56, scale: 0.82 },
    ),
  ]),
  ...([-1, 1] as const).map((side) =>
    place(
      [
        placedArm(passer, {
          side,
          elbow: [side * 44, -58],
          hand: [side * 28 - 4, -122],
          state: 'open',
          thumb: side === 1 ? -1 : 1,
          handSize: 0.9,
        }),
      ],
      { x: 0, y: 56, scale: 0.82 },
    ),
  ),
  fill(rect(-70, 4, 140, 12, 2), colours.linen),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 220, 24),
    ...house({ x: -40, w: 290, top: 30, foot: 370, wall: '#c9806b', seed: 41, isBrick: false }),
    ...house({ x: 250, w: 260, top: -10, foot: 370, wall: '#d9bd95', seed: 42, isBrick: false }),
    ...house({ x: 510, w: 260, top: 20, foot: 370, wall: '#c9806b', seed: 43, isBrick: false }),
    ...house({ x: 770, w: 240, top: -20, foot: 370, wall: '#b98b72', seed: 44, isBrick: false }),
    fill(rect(0, 352, 960, 26), colours.paving),
    ...cobbles(374, '#b3aca4', '#86807c', 24),
    place(neighbour, { x: 830, y: 98, scale: 0.8 }),
    place(giantCheese(), { x: 286, y: 452, scale: 1.5 }),
    ...walk(first, [60, 474], 1.08, {
      lean: 20,
      hands: [
        [76, -66],
        [88, -44],
      ],
      feet: [
        [40, 112],
        [-34, 116],
      ],
      feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'wobble' },
    }),
    place(banner('LIPTON’S ORPHANS', 390), { x: 572, y: 446, scale: 0.88 }),
    ...bearer(third, [384, 448], 3),
    ...bearer(second, [668, 452], 5),
    place(pig('#eeb3a6', '#d18a80', colours.green), { x: 394, y: 440, scale: 0.76 }),
    place(pig(colours.pink, colours.pinkDark, colours.blue), { x: 626, y: 446, scale: 0.84 }),
    ...whole(liptonInHat, [856, 466], 1.36, {
      turn: 0.3,
      tilt: -3,
      hands: [
        [-16, -20],
        [52, -158],
      ],
      grasp: ['rest', 'open'],
      arms: ['back', 'back'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
