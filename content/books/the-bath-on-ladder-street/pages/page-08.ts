import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { frontLeg } from '../../../kit/front-legs.ts'
import { blob, curve, ellipse } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { near } from '../cast/near.ts'
import { mrNowak, neighbours } from '../cast/neighbours.ts'
import { down, faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { paving } from '../places/paving.ts'
import { stairsUp } from '../places/stairs-up.ts'
import { puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bag, stone, stoneHeap } from '../props/goods.ts'

/** A puff that blows both cheeks out, on a head of radius 1. */
const puffed: SceneNode[] = [
  fill(ellipse(-0.72, 0.5, 0.3, 0.28) + ellipse(0.5, 0.52, 0.34, 0.3), samira.complexion.skin),
  fill(ellipse(-0.7, 0.48, 0.2, 0.17) + ellipse(0.46, 0.5, 0.22, 0.18), samira.complexion.blush, 0.5),
  stroke(
    curve('-0.4,0.36 -0.36,0.56 -0.44,0.74') + curve('0.16,0.38 0.12,0.58 0.2,0.76'),
    samira.complexion.shade,
    0.05,
  ),
  fill(blob('-0.22,0.58 -0.13,0.52 -0.04,0.58 -0.13,0.68'), '#5a1f2b'),
  stroke(curve('-0.9,0.84 -1.12,0.94 -1.1,1.08') + curve('-0.76,0.98 -0.94,1.12 -0.9,1.26'), colours.white, 0.05, 0.9),
]

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 11),
    ...valley(drizzle, 590, 12),
    place(stairsUp(drizzle), { x: 110, y: -62 }),
    ...paving(646, { stone: '#8d8279', joint: '#6f665f', wear: '#bcb2a6' }, 12),
    // They go home with their shopping, the kindest of them with a look back.
    ...stand(neighbours[4], [752, 178], 0.34, {
      ...down(neighbours[4]),
      back: true,
      tilt: -6,
      feeling: faces.content,
      holding: [bag(colours.red), []],
    }),
    ...stand(neighbours[0], [800, 236], 0.48, {
      ...down(neighbours[0]),
      back: true,
      lean: 4,
      tilt: 7,
      feeling: faces.content,
      holding: [bag(colours.amber), bag(colours.lilac, 'bread')],
    }),
    ...stand(mrNowak, [690, 296], 0.58, {
      turn: -0.5,
      tilt: -9,
      weight: 1,
      hands: [
        [-62, -96],
        [52, 4],
      ],
      grasp: ['open', 'grip'],
      feeling: { eyes: 'open', brows: 'worried', mouth: 'smile', gaze: [-0.8, 0.6] },
      holding: [[], bag(colours.teal, 'leeks')],
    }),
    // She has got as far as the sixth step, and sits on it with her boots on the third.
    seatAt([740, 470], [930, 470]),
    fill(ellipse(838, 548, 74, 8), '#232338', 0.24),
    place(
      [
        ...figure(samira, {
          turn: -0.4,
          tilt: -8,
          lean: -3,
          ...armsBehind,
          seat: [
            [-24, 10],
            [24, 10],
          ],
          legless: true,
          feeling: { eyes: 'half', brows: 'worried', mouth: 'none', gaze: [-0.8, 0.7] },
          hat: puffed,
        }),
        ...frontLeg(samira, { hip: [-12, 4], knee: [-31, 14], foot: [-35, 70] }),
        ...frontLeg(samira, { hip: [12, 4], knee: [31, 14], foot: [38, 66] }),
        stone(0, 8, 1.5),
        placedArm(samira, {
          side: -1,
          elbow: [-45, -34],
          hand: [-27, -14],
          state: 'cup',
          thumb: -1,
          lean: -3,
          drawn: restingHand(samira.complexion),
        }),
        placedArm(samira, {
          side: 1,
          elbow: [44, -34],
          hand: [28, -12],
          state: 'cup',
          thumb: 1,
          lean: -3,
          drawn: restingHand(samira.complexion),
        }),
      ],
      { x: 838, y: 456, scale: 1.42 },
    ),
    ...puddle(130, 706, 210),
    place(bathOnWheels({ paint: 'pink', slope: 0, load: stoneHeap }), { x: 270, y: 690, scale: 1.72 }),
    stone(396, 700, 1.3),
    stone(30, 676, 1.1),
    place(
      near(
        nan,
        {
          turn: 0.5,
          nod: 0.6,
          tilt: 11,
          lean: 9,
          weight: -1,
          feeling: { ...faces.sorry, gaze: [0.7, 1] },
        },
        [
          { side: -1, elbow: [-40, -30], hand: [-34, 18], state: 'rest' },
          { side: 1, elbow: [66, -56], hand: [76, -20], state: 'rest', thumb: -1 },
        ],
      ),
      { x: 88, y: 708 - 108 * 1.42, scale: 1.42 },
    ),
    fill(ellipse(560, 706, 110, 12), '#232338', 0.26),
    place(
      near(
        dewi,
        {
          turn: 0.5,
          nod: -0.3,
          tilt: -12,
          lean: -13,
          feet: [
            [-24, 68],
            [40, 52],
          ],
          knees: [1, -1],
          feeling: faces.effort,
          load: [stone(8, 10, 2.1)],
        },
        [
          { side: 1, elbow: [46, -28], hand: [40, 2], state: 'cup' },
          { side: -1, elbow: [-46, -22], hand: [-16, 8], state: 'cup' },
        ],
      ),
      { x: 552, y: 566, scale: 1.92 },
    ),
    ...rainfall(0.55, 17),
  ],
  lighting: drizzleLight,
  text: { x: 48, y: 40, w: 452, h: 250, ink: colours.ink, ground: '#a4b1bf', size: 20 },
}
