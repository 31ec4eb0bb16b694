import { grippingHand, pointingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, seatAt } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import { sitting } from '../../../kit/sitting.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { grey, nearHill, shadow, view } from '../places/hill.ts'
import { drizzle } from '../places/lighting.ts'
import { bus } from '../places/stop.ts'
import { brush, soap, tubOver } from '../props/things.ts'

const olaAt = { x: 238, y: 366, scale: 1.86 }
const roryAt = { x: 462, y: 366, scale: 1.86 }

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...view(grey, 81),
        ...nearHill(420, 82),
        fill(
          blob('960,560 700,520 660,480 760,448 850,430 800,416 816,412 884,428 812,452 740,480 960,520'),
          colours.path,
        ),
        place(bus(false), { x: 838, y: 412, scale: 0.24 }),
        shadow(350, 534, 560),
        place(tubOver, { x: 350, y: 528, scale: 2.06 }),
        seatAt([160, 384], [540, 384]),
        fill(ellipse(350, 346, 160, 12), '#26233a', 0.25),
        place(
          [
            placedArm(ola, { side: -1, elbow: [-50, -30], hand: [-34, 0], state: 'rest', thumb: 1, lean: 5 }),
            ...seatedLeg(ola, { hip: [12, 0], knee: [50, 8], foot: [58, 62] }),
            ...seatedLeg(ola, { hip: [-12, 4], knee: [26, 18], foot: [24, 74] }),
            ...figure(ola, {
              ...armsBehind,
              turn: 0.3,
              nod: 0.3,
              tilt: 7,
              lean: 5,
              ...sitting(ola.build, 1),
              feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [0.6, -0.7] },
              legless: true,
            }),
            placedArm(ola, {
              side: 1,
              elbow: [48, -14],
              hand: [30, -62],
              state: 'grip',
              thumb: -1,
              lean: 5,
              handSize: 1.2,
              drawn: grippingHand(ola.complexion),
            }),
          ],
          olaAt,
        ),
        place(
          [
            placedArm(rory, { side: -1, elbow: [-50, -30], hand: [-50, 0], state: 'rest', thumb: 1, lean: 9 }),
            ...seatedLeg(rory, { hip: [12, 0], knee: [52, 6], foot: [62, 58] }),
            ...seatedLeg(rory, { hip: [-12, 4], knee: [28, 18], foot: [28, 74] }),
            ...figure(rory, {
              ...armsBehind,
              turn: 0.5,
              tilt: -6,
              lean: 9,
              ...sitting(rory.build, 1, 0.5),
              feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.9, 0.5] },
              legless: true,
            }),
            placedArm(rory, {
              side: 1,
              elbow: [66, -44],
              hand: [104, -30],
              state: 'point',
              thumb: -1,
              lean: 9,
              handSize: 1.3,
              drawn: pointingHand(rory.complexion),
            }),
          ],
          roryAt,
        ),
        shadow(648, 530, 90),
        place(soap, { x: 650, y: 490, scale: 1.5, rotate: 5 }),
        place(brush, { x: 78, y: 498, scale: 1.4, rotate: -24 }),
        rain({ x: 0, y: 0, w: 960, h: 530 }, 120, 85, '#f2f6f6', 0.5),
      ],
      { y: -18 },
    ),
  ],
  lighting: drizzle,
  text: { x: 70, y: 548, w: 830, h: 142, ink: colours.ink, ground: colours.path, size: 26 },
}
