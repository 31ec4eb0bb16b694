import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { driver, nan } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, late, paving, shadow, sky } from '../places/hill.ts'
import { evening } from '../places/lighting.ts'
import { bus } from '../places/stop.ts'
import { brush, bubbles, splat, tubBack, tubFront } from '../props/things.ts'

const mud = (spots: [number, number, number][]) => spots.map(([x, y, r]) => splat(x, y, r))

export const drawing: Drawing = {
  scene: [
    ...sky(late, 380, 121),
    place([...caveHill(late, 122)], { y: -80 }),
    ...paving(366, 123),
    place(bus(true, false), { x: 300, y: 432, scale: 1.16 }),
    place(
      [
        ...figure(driver, {
          ...armsBehind,
          turn: 0.5,
          nod: 0.2,
          feet: [
            [-22, 112],
            [18, 112],
          ],
          feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [0.9, 0.4] },
        }),
        placedArm(driver, { side: -1, elbow: [-54, -46], hand: [-24, -18], state: 'rest', thumb: -1, handSize: 1.1 }),
        placedArm(driver, {
          side: 1,
          elbow: [62, -62],
          hand: [72, -122],
          state: 'open',
          thumb: -1,
          handSize: 1.4,
          drawn: spreadHand(driver.complexion),
        }),
      ],
      { x: 88, y: 310, scale: 0.74 },
    ),
    shadow(300, 444, 150),
    shadow(474, 443, 150),
    shadow(790, 456, 330),
    place(
      [
        ...figure(rory, {
          turn: -0.35,
          hands: [
            [-10, -14],
            [38, 0],
          ],
          arms: ['back', 'front'],
          weight: -1,
          tilt: -6,
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [-0.9, 0] },
        }),
        ...mud([
          [24, -98, 7],
          [-22, -100, 4],
          [12, -136, 4],
          [-12, -40, 13],
          [13, -2, 11],
          [-20, 4, 7],
          [20, -46, 5],
          [-8, 64, 5],
        ]),
      ],
      { x: 304, y: 315, scale: 1.56 },
    ),
    place(
      [
        ...figure(ola, {
          ...armsBehind,
          turn: -0.4,
          weight: 1,
          tilt: 5,
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'flat', gaze: [-0.9, 0.1] },
        }),
        ...mud([
          [-29, -95, 4.5],
          [14, -134, 7],
          [26, -98, 4],
          [6, -38, 12],
          [-10, 0, 10],
          [20, -4, 7],
          [12, 66, 5],
        ]),
        placedArm(ola, {
          side: 1,
          elbow: [44, -24],
          hand: [34, 10],
          state: 'rest',
          thumb: 1,
          handSize: 1.15,
          drawn: restingHand(ola.complexion),
        }),
        placedArm(ola, {
          side: -1,
          elbow: [-50, -27],
          hand: [-76, -40],
          state: 'grip',
          thumb: 1,
          handSize: 1.15,
          drawn: grippingHand(ola.complexion),
        }),
      ],
      { x: 480, y: 313, scale: 1.56 },
    ),
    place(tubBack, { x: 826, y: 458, scale: 1.26 }),
    place(
      [
        ...figure(nan, {
          ...armsBehind,
          turn: -0.35,
          nod: 0.1,
          tilt: -4,
          feeling: { eyes: 'half', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.1] },
          weight: -1,
        }),
        placedArm(nan, {
          side: -1,
          elbow: [-74, -60],
          hand: [-78, -112],
          state: 'grip',
          thumb: 1,
          handSize: 1.25,
          holding: [place(brush, { y: 0, rotate: 14, scale: 1.3 })],
          drawn: grippingHand(nan.complexion),
        }),
        placedArm(nan, {
          side: 1,
          elbow: [72, -46],
          hand: [96, -2],
          state: 'rest',
          thumb: -1,
          handSize: 1.2,
          drawn: restingHand(nan.complexion),
        }),
      ],
      { x: 690, y: 308, scale: 1.3 },
    ),
    place(tubFront(true), { x: 826, y: 458, scale: 1.26 }),
    place(bubbles, { x: 838, y: 340 }),
  ],
  lighting: evening,
  text: { x: 70, y: 464, w: 830, h: 226, ink: colours.ink, ground: colours.paving, size: 25 },
}
