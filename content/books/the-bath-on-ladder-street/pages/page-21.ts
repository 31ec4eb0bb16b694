import { restingHand } from '../../../kit/drawn-hands.ts'
import { ellipse, poly, rect } from '../../../kit/geometry.ts'
import { fingersOver } from '../../../kit/hand.ts'
import { fill, glow, place, type SceneNode } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { near } from '../cast/near.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { bright } from '../places/light.ts'
import { brightSun } from '../places/lighting.ts'
import { paving } from '../places/paving.ts'
import { shopFront } from '../places/shop-front.ts'
import { shelteredPiano } from '../places/step-forty.ts'
import { onStep, steps, terrace } from '../places/street.ts'
import { sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { custardSlice, leeks } from '../props/goods.ts'

const flight = { x: 250, y: 606, run: 30, rise: 13.4, count: 25 }
const light = { ...bright, skyTop: '#a5cfe4' }

const plate: SceneNode[] = [
  fill(ellipse(0, 4, 46, 10), colours.white),
  fill(ellipse(0, 2, 32, 6), '#dcd6cf'),
  ...custardSlice(),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 35),
    cloud(650, 112, 150, light.cloud, 0.8),
    ...valley(light, 540, 36),
    ...terrace(flight, light, { scale: 1.02, every: 5.2, from: 6.5, count: 5, first: 1 }),
    ...steps(flight, light),
    place(shelteredPiano(), { x: onStep(flight, 13)[0], y: onStep(flight, 13)[1], scale: 0.6 }),
    ...paving(604, { stone: '#a99b88', joint: '#8a7c6b', wear: '#c7b9a4' }, 210),
    fill(rect(-10, 598, 980, 12), light.tread),
    place(shopFront(light), { x: -10, y: 612, scale: 1.04 }),
    place(leeks(7, 128, 30), { x: 20, y: 712 }),
    place(leeks(7, 116, 30), { x: 742, y: 714 }),
    fill(poly('6,690 220,690 214,726 12,726'), colours.wood),
    fill(poly('724,694 944,694 938,728 730,728'), colours.wood),
    ...stand(mrFanelli, [192, 700], 1.12, {
      turn: 0.6,
      tilt: -6,
      weight: -1,
      hands: [
        [-56, -8],
        [6, -62],
      ],
      grasp: ['rest', 'rest'],
      arms: ['front', 'over'],
      feeling: faces.glad,
    }),
    ...stand(dewi, [716, 694], 1.24, {
      turn: -0.55,
      nod: -0.1,
      tilt: -7,
      lean: -5,
      hands: [
        [-58, -2],
        [-2, 0],
      ],
      arms: ['over', 'over'],
      feeling: faces.glad,
    }),
    glow(352, 470, 150, '#fff1b8', 0.85),
    place(bathOnWheels({ paint: 'green', slope: 0, lines: true }), { x: 604, y: 712, scale: 1.6 }),
    fingersOver([644, 572], 12, dewi.complexion),
    fingersOver([712, 570], 12, dewi.complexion),
    ...stand(samira, [872, 712], 1.3, {
      turn: -0.6,
      nod: -0.3,
      tilt: 7,
      weight: 1,
      hands: [
        [-58, -112],
        [56, -124],
      ],
      grasp: ['open', 'open'],
      arms: ['back', 'back'],
      feeling: faces.glad,
    }),
    place(
      near(
        mrBowen,
        {
          turn: -0.4,
          nod: 0.5,
          tilt: -6,
          lean: 4,
          weight: -1,
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'smile', gaze: [-0.7, 0.9] },
        },
        [
          {
            side: 1,
            elbow: [68, -66],
            hand: [72, -22],
            state: 'rest',
            thumb: -1,
            drawn: restingHand(mrBowen.complexion),
          },
          {
            side: -1,
            elbow: [-60, -52],
            hand: [-48, -86],
            state: 'cup',
            thumb: 1,
            holding: [place(plate, { x: -8, y: -8, scale: 0.84 })],
          },
        ],
      ),
      { x: 408, y: 610, scale: 1.66 },
    ),
  ],
  lighting: brightSun,
  text: { x: 48, y: 34, w: 500, h: 256, ink: colours.ink, ground: '#b9d8e0', size: 19 },
}
