import { pointingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, place, type SceneNode } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { mum } from '../cast/mum.ts'
import { colours } from '../palette.ts'
import { lamplit } from '../places/inside.ts'
import { busLamps } from '../places/lighting.ts'
import { seatBack, upstairs } from '../places/upstairs.ts'
import { robin } from '../props/robin.ts'
import { pan, stove } from '../props/stove.ts'

const bowl: SceneNode[] = [
  fill(ellipse(0, -6, 30, 9), colours.custard),
  fill(blob('-32,-8 32,-8 21,16 -21,16', 0.1), colours.teal),
]
const spoon: SceneNode[] = [fill(rect(-2.4, -34, 5, 38, 2), colours.tin), fill(ellipse(0, -40, 7, 10), colours.tin)]

/** Those who wait, the tall ones behind: all of them shout. */
const waiting: SceneNode[] = [
  place(
    [
      ...figure(mrsOgden, {
        turn: 0.45,
        tilt: 4,
        lean: 3,
        ...armsBehind,
        feeling: { eyes: 'open', brows: 'cross', mouth: 'shout', gaze: [0.9, 0.2] },
        legless: true,
      }),
      placedArm(mrsOgden, {
        side: 1,
        elbow: [58, -54],
        hand: [66, -112],
        state: 'point',
        thumb: -1,
        lean: 3,
        handSize: 1.25,
        drawn: pointingHand(mrsOgden.complexion),
      }),
    ],
    { x: 62, y: 700, scale: 1.62 },
  ),
  place(
    figure(mum, {
      turn: 0.4,
      tilt: -8,
      lean: 4,
      hands: [
        [-26, -30],
        [30, -46],
      ],
      arms: ['back', 'back'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      legless: true,
    }),
    { x: 226, y: 652, scale: 1.62 },
  ),
  place(
    figure(kai, {
      turn: 0.5,
      tilt: 7,
      lean: 9,
      hands: [
        [-4, -40],
        [42, -38],
      ],
      grasp: ['cup', 'cup'],
      arms: ['over', 'over'],
      load: [place([place(spoon, { x: -8, y: 2, rotate: -38, scale: 0.9 }), ...bowl], { x: 22, y: -46, scale: 1.05 })],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.9, 0.2] },
    }),
    { x: 318, y: 668, scale: 1.78 },
  ),
  place(
    [
      ...figure(mei, {
        turn: 0.5,
        nod: -0.1,
        lean: 10,
        tilt: 2,
        ...armsBehind,
        feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
      }),
      placedArm(mei, {
        side: -1,
        elbow: [-54, -24],
        hand: [-26, -8],
        state: 'rest',
        thumb: -1,
        lean: 10,
        handSize: 1.15,
      }),
    ],
    { x: 458, y: 672, scale: 1.8 },
  ),
]

/** She holds the lid down, to be safe. */
const onLid: SceneNode[] = [
  place(
    [
      placedArm(mei, {
        side: 1,
        elbow: [35, -57],
        hand: [67, -61],
        state: 'rest',
        thumb: -1,
        lean: 10,
        handSize: 1.15,
        drawn: restingHand(mei.complexion),
      }),
    ],
    { x: 458, y: 672, scale: 1.8 },
  ),
]

/** He bends right over with his ear to the lid, and one finger says: listen. */
const listener: SceneNode[] = [
  place(
    [
      ...figure(
        { ...mrGill, build: { ...mrGill.build, neck: 20 } },
        {
          turn: -0.35,
          nod: 0.1,
          tilt: -1,
          lean: -43,
          ...armsBehind,
          feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
        },
      ),
      placedArm(mrGill, {
        side: 1,
        elbow: [2, -118],
        hand: [-24, -172],
        state: 'point',
        thumb: 1,
        lean: -43,
        handSize: 1.2,
        drawn: pointingHand(mrGill.complexion),
      }),
    ],
    { x: 972, y: 758, scale: 1.95 },
  ),
]

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...upstairs(lamplit, 'new', { top: '#2a2f66', low: '#4a5596' }),
        clipTo(rect(0, 412, 960, 112), [
          rain({ x: 0, y: 400, w: 960, h: 130 }, 110, 221, '#cfdcff', 0.6),
          place(robin(), { x: 587, y: 521, scale: 0.95 }),
        ]),
        glow(330, 70, 260, '#fff0b8', 0.6),
        glow(690, 70, 260, '#fff0b8', 0.6),
        fill(ellipse(330, 104, 26, 8) + ellipse(690, 104, 26, 8), '#fff8dd'),
      ],
      { x: 480 - 480 * 1.12 + 20, y: 720 - 720 * 1.12, scale: 1.12 },
    ),
    place(stove(), { x: 646, y: 870, scale: 2.2 }),
    place(pan(), { x: 646, y: 662, scale: 2 }),
    ...waiting,
    place(seatBack(lamplit), { x: 130, y: 872, scale: 1.3 }),
    ...onLid,
    ...listener,
  ],
  lighting: busLamps,
  text: { x: 52, y: 98, w: 640, h: 240, ink: colours.ink, ground: '#f9dfa2', size: 21 },
}
