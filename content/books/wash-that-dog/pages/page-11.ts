import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dev, driver } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, late, paving, shadow, sky } from '../places/hill.ts'
import { evening } from '../places/lighting.ts'
import { bus, doorStep, pole } from '../places/stop.ts'
import { coats, collar, dog } from '../props/dog.ts'
import { bubbles } from '../props/things.ts'

const devAt = { x: 724, y: 382, scale: 1.46 }
const driverAt = { x: 122, y: 434, scale: 1.3 }

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(late, 460, 111),
        place(caveHill(late, 112), { x: 410, y: -60 }),
        fill(rect(700, 330, 260, 130), colours.hillPale),
        ...paving(446, 113),
        place(bus(true, false), { x: 386, y: 520, scale: 1.5 }),
        place(
          [
            ...figure(driver, {
              ...armsBehind,
              turn: 0.5,
              nod: 0.6,
              tilt: 8,
              lean: 15,
              feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
              legless: true,
            }),
            placedArm(driver, {
              side: -1,
              elbow: [-56, -52],
              hand: [-52, -8],
              state: 'rest',
              thumb: -1,
              lean: 15,
              handSize: 1.15,
              drawn: restingHand(driver.complexion),
            }),
          ],
          driverAt,
        ),
        ...doorStep,
        place(pole, { x: 908, y: 500, scale: 1.06 }),
        shadow(726, 546, 190),
        place(
          figure(dev, {
            ...armsBehind,
            turn: -0.5,
            nod: 0.1,
            tilt: -9,
            lean: -4,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            weight: 1,
          }),
          devAt,
        ),
        shadow(470, 548, 330),
        place([...dog('fluffy', coats.white), ...collar], { x: 470, y: 544, scale: 1.9 }),
        stroke(curve('417,430 500,456 580,424 630,340'), colours.redDark, 5),
        place(
          [
            placedArm(driver, {
              side: 1,
              elbow: [74, -58],
              hand: [100, -28],
              state: 'rest',
              thumb: -1,
              lean: 15,
              handSize: 1.4,
              drawn: restingHand(driver.complexion),
            }),
          ],
          driverAt,
        ),
        place(
          [
            placedArm(dev, {
              side: -1,
              elbow: [-54, -46],
              hand: [-66, -24],
              state: 'grip',
              thumb: 1,
              lean: -8,
              handSize: 1.2,
              drawn: grippingHand(dev.complexion),
            }),
            placedArm(dev, {
              side: 1,
              elbow: [70, -98],
              hand: [62, -152],
              state: 'open',
              thumb: -1,
              lean: -8,
              handSize: 1.35,
              drawn: spreadHand(dev.complexion),
            }),
          ],
          devAt,
        ),
        place(bubbles, { x: 480, y: 330, scale: 0.9 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: evening,
  text: { x: 70, y: 548, w: 830, h: 142, ink: colours.ink, ground: colours.paving, size: 26 },
}
