import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../../temi-and-the-chip-thief/cast/finn.ts'
import { mrTindall } from '../../temi-and-the-chip-thief/cast/mr-tindall.ts'
import { temi } from '../../temi-and-the-chip-thief/cast/temi.ts'
import { morning } from '../../temi-and-the-chip-thief/places/light.ts'
import { morningSun } from '../../temi-and-the-chip-thief/places/lighting.ts'
import { promenade, sea, seaWall, sky } from '../../temi-and-the-chip-thief/places/seafront.ts'
import { lampPost } from '../../temi-and-the-chip-thief/props/furniture.ts'
import { inWheelchair } from '../../temi-and-the-chip-thief/props/wheelchair.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { colours } from '../palette.ts'
import { coneOfChips, stick } from '../props/food.ts'

const light = { ...morning, skyTop: '#b4dde0', skyLow: '#d3e8dc' }

/** A shout that travels to the left. */
const shout: SceneNode[] = [0, 1, 2].map((i) =>
  stroke(
    curve([
      [-i * 26, -22 - i * 16],
      [-16 - i * 30, 0],
      [-i * 26, 22 + i * 16],
    ]),
    '#e0653f',
    7 - i,
  ),
)

const heap: SceneNode[] = [
  fill(ellipse(0, 2, 62, 8), '#3d3048', 0.25),
  ...[
    [-34, -6, 10],
    [0, -8, -14],
    [32, -6, 20],
    [-18, -18, -30],
    [16, -20, 12],
    [0, -32, 40],
  ].map(([x = 0, y = 0, rotate = 0]) => stick(x, y, rotate)),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 560, 121),
    cloud(560, 110, 180, light.cloud, 0.8),
    clipTo(rect(0, 520, 960, 200), [...sea(light, 548, 606, 122)]),
    ...promenade(light, 680, 124),
    ...seaWall(light, 600, 84, 126),
    place(lampPost(300), { x: 778, y: 900, scale: 1.6 }),
    place(standingGull({ mood: 'greedy', open: 1, look: -14 }), { x: 778, y: 432, scale: 1.36, flip: true }),
    place(shout, { x: 606, y: 262 }),
    place(heap, { x: 660, y: 600, scale: 1 }),
    place(
      [
        ...figure(mrTindall, {
          turn: 0.4,
          tilt: -6,
          lean: -4,
          ...armsBehind,
          feeling: { eyes: 'half', brows: 'worried', mouth: 'none', gaze: [0.8, -0.6] },
          legless: true,
        }),
        place(coneOfChips, { x: 4, y: -8, scale: 0.66, rotate: -6 }),
        // He hugs his chips with both arms.
        placedArm(mrTindall, {
          side: 1,
          elbow: [58, -34],
          hand: [20, -40],
          state: 'rest',
          lean: -4,
          thumb: 1,
          drawn: restingHand(mrTindall.complexion),
        }),
        placedArm(mrTindall, {
          side: -1,
          elbow: [-60, -34],
          hand: [-12, -26],
          state: 'rest',
          lean: -4,
          thumb: -1,
          drawn: restingHand(mrTindall.complexion),
        }),
      ],
      { x: 520, y: 740, scale: 1.02 },
    ),
    place(
      near(
        temi,
        { turn: 0.2, tilt: 6, feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' }, legless: true },
        [
          {
            side: -1,
            elbow: [-62, -70],
            hand: [-38, -112],
            state: 'rest',
            thumb: 1,
            drawn: restingHand(temi.complexion),
          },
          {
            side: 1,
            elbow: [62, -68],
            hand: [42, -112],
            state: 'rest',
            thumb: -1,
            drawn: restingHand(temi.complexion),
          },
        ],
      ),
      { x: 126, y: 754, scale: 1.16 },
    ),
    place(
      inWheelchair(finn, {
        turn: 0.4,
        tilt: -6,
        hands: [
          [-40, -114],
          [42, -112],
        ],
        arms: ['over', 'over'],
        drawn: [restingHand(finn.complexion), restingHand(finn.complexion)],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'flat', gaze: [0.7, -0.6] },
      }),
      { x: 316, y: 818, scale: 1.16 },
    ),
  ],
  lighting: morningSun,
  text: { x: 48, y: 30, w: 510, h: 510, ink: colours.ink, ground: '#c0e0df', size: 19, loud: [0], loudSize: 54 },
}
