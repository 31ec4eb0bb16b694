import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dev, driver } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { bus, doorStep, pole } from '../places/stop.ts'
import { coats, collar, dog, spray } from '../props/dog.ts'
import { splat } from '../props/things.ts'

const spudAt = { x: 500, y: 540, scale: 1.86 }
const devAt = { x: 758, y: 378, scale: 1.46 }
const driverAt = { x: 122, y: 434, scale: 1.26 }

/** The mud is wet: it lies in clods on his back and his crown, shines, and has made a pool under him. */
const runningMud: SceneNode[] = [
  fill(
    blob('-24,-98 -8,-106 8,-102 14,-92 8,-74 2,-88 -8,-84 -12,-68 -18,-86') +
      blob('30,-100 46,-100 56,-88 52,-74 46,-84 38,-70 32,-84'),
    colours.mudDark,
    0.8,
  ),
  fill(blob('-76,-148 -62,-156 -46,-150 -44,-140 -52,-132 -58,-142 -66,-130 -72,-140'), colours.mudDark, 0.8),
  stroke(
    curve('-14,-100 -4,-102 4,-98') + curve('36,-95 44,-95 50,-88') + curve('-68,-148 -60,-151 -52,-147'),
    '#b9967a',
    2.6,
    0.9,
  ),
]

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(wet, 460, 21),
        place(caveHill(wet, 22), { x: 410, y: -60 }),
        fill(rect(700, 330, 260, 130), '#8fa968'),
        ...paving(446, 23),
        place(bus(true, false), { x: 386, y: 520, scale: 1.5 }),
        place(
          [
            ...figure(driver, {
              ...armsBehind,
              turn: 0.5,
              nod: 0.2,
              tilt: 6,
              lean: 9,
              feeling: { eyes: 'half', brows: 'cross', mouth: 'flat', gaze: [0.9, 0.6] },
              legless: true,
            }),
            placedArm(driver, {
              side: -1,
              elbow: [-58, -50],
              hand: [-50, -8],
              state: 'rest',
              thumb: -1,
              lean: 9,
              handSize: 1.15,
              drawn: restingHand(driver.complexion),
            }),
          ],
          driverAt,
        ),
        ...doorStep,
        place(
          [
            placedArm(driver, {
              side: 1,
              elbow: [80, -70],
              hand: [112, -106],
              state: 'open',
              thumb: -1,
              lean: 9,
              handSize: 1.5,
              drawn: spreadHand(driver.complexion),
            }),
          ],
          driverAt,
        ),
        place(pole, { x: 912, y: 500, scale: 1.06 }),
        shadow(770, 544, 190),
        place(
          figure(dev, {
            ...armsBehind,
            turn: -0.5,
            nod: 0.6,
            tilt: -9,
            lean: -4,
            feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.8, 1] },
            weight: 1,
          }),
          devAt,
        ),
        shadow(500, 542, 320),
        fill(blob('360,540 420,532 500,536 590,530 640,540 600,550 500,548 410,552'), colours.mud, 0.75),
        place([...dog('fluffy', coats.white, { mud: 'all' }), ...runningMud, ...collar], spudAt),
        stroke(curve('448,428 520,446 600,410 656,330'), colours.redDark, 5),
        place(
          [
            placedArm(dev, {
              side: -1,
              elbow: [-58, -44],
              hand: [-74, -30],
              state: 'grip',
              thumb: 1,
              lean: -8,
              handSize: 1.2,
              drawn: grippingHand(dev.complexion),
            }),
            placedArm(dev, {
              side: 1,
              elbow: [70, -108],
              hand: [27, -154],
              state: 'rest',
              thumb: 1,
              lean: -8,
              handSize: 1.15,
              drawn: restingHand(dev.complexion),
            }),
          ],
          devAt,
        ),
        place([spray(0.7)], { x: 650, y: 430 }),
        splat(728, 428, 11),
        splat(782, 462, 8),
      ],
      { y: -18 },
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
