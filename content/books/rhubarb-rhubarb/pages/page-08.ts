import { grippingHand, pointingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { cat } from '../../the-bath-on-ladder-street/props/piano.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { shopWall, wallColour } from '../places/shop-wall.ts'
import { inQueue } from '../props/queue.ts'

/** A folding chair, folded flat: its top is at the origin, and it stands 112 below. */
const chair: SceneNode[] = [
  stroke(line([-16, 8], [14, 108]) + line([16, 8], [-14, 108]), '#c58a52', 7),
  fill(rect(-22, 0, 44, 16, 4), colours.red),
  fill(rect(-19, 40, 38, 34, 4), colours.red),
]

/** The front of the queue is nearest to us, and hides nobody: each looks out past the one before. */
const queue: SceneNode[] = [
  ...inQueue(9, (tubaPlayer) =>
    figure(tubaPlayer, {
      turn: 0.35,
      tilt: -4,
      hands: [
        [-24, -40],
        [24, -36],
      ],
      arms: ['over', 'over'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
    }),
  ),
  // She leans out of it to see.
  ...inQueue(10, (jess) =>
    near(
      jess,
      {
        turn: 0.5,
        tilt: 4,
        lean: -6,
        nod: -0.2,
        feeling: { eyes: 'open', brows: 'up', mouth: 'shout', gaze: [0.9, -0.2] },
      },
      [
        { side: -1, elbow: [-44, -34], hand: [-34, 2], state: 'rest' },
        { side: 1, elbow: [44, -40], hand: [28, -78], state: 'cup', thumb: -1 },
      ],
    ),
  ),
  ...inQueue(8, (lollipopLady) =>
    figure(lollipopLady, {
      turn: 0.3,
      tilt: 8,
      weight: 1,
      hands: [
        [-62, -44],
        [62, -44],
      ],
      grasp: ['open', 'open'],
      feeling: { eyes: 'half', brows: 'up', mouth: 'flat' },
    }),
  ),
  ...inQueue(7, (kai) =>
    near(
      kai,
      { turn: 0.4, tilt: -8, nod: -0.3, feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.8, -0.4] } },
      [
        { side: -1, elbow: [-42, -30], hand: [-30, 4], state: 'rest' },
        { side: 1, elbow: [48, -40], hand: [36, -80], state: 'cup', thumb: -1 },
      ],
    ),
  ),
  ...inQueue(6, (postwoman) =>
    near(postwoman, { turn: 0.4, tilt: 6, lean: 6, feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' } }, [
      { side: -1, elbow: [-50, -50], hand: [-40, -6], state: 'rest' },
      {
        side: 1,
        elbow: [62, -66],
        hand: [80, -62],
        state: 'point',
        thumb: -1,
        drawn: pointingHand(postwoman.complexion),
        handSize: 1.15,
      },
    ]),
  ),
  ...inQueue(5, (man) =>
    near(
      man,
      { turn: -0.4, tilt: -5, lean: -3, feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.8, 0.2] } },
      [
        { side: 1, elbow: [48, -46], hand: [28, -16], state: 'rest', thumb: 1 },
        {
          side: -1,
          elbow: [-62, -58],
          hand: [-84, -8],
          state: 'open',
          thumb: 1,
          drawn: spreadHand(man.complexion),
          handSize: 1.1,
        },
      ],
    ),
  ),
  ...inQueue(4, (driver) => [
    ...figure(driver, {
      turn: 0.4,
      tilt: 5,
      weight: -1,
      ...armsBehind,
      feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [0.8, 0.1] },
    }),
    place(chair, { x: -50, y: 12 }),
    placedArm(driver, {
      side: -1,
      elbow: [-62, -50],
      hand: [-50, 2],
      state: 'grip',
      lean: 4,
      drawn: grippingHand(driver.complexion),
    }),
  ]),
  ...inQueue(3, (boy) =>
    near(
      boy,
      { turn: 0.5, tilt: -6, nod: -0.3, feeling: { eyes: 'open', brows: 'up', mouth: 'shout', gaze: [0.9, -0.5] } },
      [
        { side: 1, elbow: [40, -30], hand: [30, 2], state: 'rest' },
        {
          side: -1,
          elbow: [-50, -62],
          hand: [-46, -102],
          state: 'point',
          thumb: 1,
          drawn: pointingHand(boy.complexion),
          handSize: 1.15,
        },
      ],
    ),
  ),
  ...inQueue(2, (woman) =>
    near(woman, { turn: 0.35, tilt: 5, weight: -1, feeling: { eyes: 'half', brows: 'up', mouth: 'smile' } }, [
      { side: 1, elbow: [52, -44], hand: [30, -10], state: 'rest' },
      {
        side: -1,
        elbow: [-50, -38],
        hand: [-4, -62],
        state: 'rest',
        thumb: -1,
        drawn: restingHand(woman.complexion),
        handSize: 1.1,
      },
    ]),
  ),
  ...inQueue(1, (rory) =>
    figure(rory, {
      turn: 0.5,
      nod: 0.5,
      tilt: 9,
      lean: 5,
      weight: 1,
      ...armsBehind,
      feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0.5, 0.9] },
    }),
  ),
]

export const drawing: Drawing = {
  scene: [
    ...shopWall(
      600,
      [
        [676, 190],
        [838, 190],
      ],
      91,
    ),
    place(cat('sitting'), { x: 838, y: 186, scale: 0.78 }),
    ...queue,
  ],
  lighting: day,
  text: { x: 50, y: 30, w: 470, h: 424, ink: colours.ink, ground: wallColour, size: 17.4, loud: [0], loudSize: 40 },
}
