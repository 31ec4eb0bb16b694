import { figure } from '../../../kit/figure.ts'
import { ellipse, line, type Point, rect } from '../../../kit/geometry.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { postwoman } from '../../the-bath-on-ladder-street/cast/neighbours.ts'
import { cat } from '../../the-bath-on-ladder-street/props/piano.ts'
import { kai } from '../../the-bus-that-went-pop/cast/kai.ts'
import { lollipopLady, tubaPlayer } from '../../the-bus-that-went-pop/cast/townsfolk.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { man } from '../../what-is-left/cast/man.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { shopWall, wallColour } from '../places/shop-wall.ts'
import { roryInShoes } from '../props/laces.ts'

type Waiting = { foot: number; nodes: SceneNode[] }

/** Somebody in the queue, their soles at a point: who stands lower stands nearer to us. */
function inQueue(who: Figure, [x, foot]: Point, scale: number, body: SceneNode[]): Waiting {
  const sole = (who.build.leg + who.build.limb * 0.32) * scale
  const shade = fill(ellipse(x, foot, 46 * scale, 7 * scale), '#3d3048', 0.22)
  return { foot, nodes: [shade, place(body, { x, y: foot - sole, scale })] }
}

/** Faces the front of the queue, at the right. */
const waiting = (who: Figure, at: Point, scale: number, pose: Parameters<typeof profile>[1]) =>
  inQueue(who, at, scale, profile(who, pose))
const facing = (who: Figure, at: Point, scale: number, pose: Pose) => inQueue(who, at, scale, figure(who, pose))

/** A folding chair from the side, 108 high, its feet at y = 0. */
const chair: SceneNode[] = [
  stroke(line([-26, -106], [26, 0]) + line([20, -54], [-22, 0]), '#c58a52', 8),
  stroke(line([-28, -110], [-15, -84]), colours.red, 15),
  fill(rect(-8, -62, 46, 11, 4), colours.red),
]

const [woman, , , boy, driver] = townsfolk as [Figure, Figure, Figure, Figure, Figure]

const queue: Waiting[] = [
  waiting(jess, [66, 706], 0.86, {
    tilt: 6,
    hands: [
      [30, -70],
      [26, -50],
    ],
    grasp: ['cup', 'rest'],
    feeling: { eyes: 'open', brows: 'up', mouth: 'shout' },
  }),
  facing(tubaPlayer, [158, 694], 0.66, {
    turn: 0.2,
    hands: [
      [-34, -10],
      [30, -60],
    ],
    arms: ['front', 'over'],
    feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0] },
  }),
  waiting(lollipopLady, [256, 690], 0.7, {
    hands: [
      [24, -30],
      [18, -44],
    ],
    feeling: { eyes: 'half', brows: 'rest', mouth: 'flat' },
  }),
  facing(kai, [346, 706], 0.82, {
    turn: -0.3,
    tilt: -8,
    weight: 1,
    hands: [
      [-34, -64],
      [36, -66],
    ],
    grasp: ['open', 'open'],
    elbows: [-1, -1],
    feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [-0.8, 0] },
  }),
  facing(postwoman, [444, 666], 0.66, {
    turn: 0.3,
    tilt: 4,
    hands: [
      [-50, -18],
      [56, -40],
    ],
    grasp: ['rest', 'open'],
    feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  }),
  facing(man, [540, 684], 0.7, {
    turn: -0.4,
    hands: [
      [-70, -60],
      [62, -54],
    ],
    grasp: ['open', 'open'],
    feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.8, 0] },
  }),
  waiting(driver, [650, 676], 0.68, {
    hands: [
      [44, -34],
      [44, -28],
    ],
    grasp: ['grip', 'grip'],
    feeling: { eyes: 'open', brows: 'rest', mouth: 'smile' },
  }),
  waiting(boy, [770, 704], 0.84, {
    nod: -0.5,
    tilt: -8,
    hands: [
      [16, -26],
      [10, -30],
    ],
    feeling: { eyes: 'open', brows: 'up', mouth: 'oh' },
  }),
  waiting(woman, [842, 672], 0.66, {
    tilt: 4,
    hands: [
      [20, -12],
      [26, -58],
    ],
    feeling: { eyes: 'half', brows: 'rest', mouth: 'smile' },
  }),
  waiting(roryInShoes, [894, 700], 0.84, {
    hands: [
      [34, -6],
      [28, -12],
    ],
    lean: 10,
    nod: 0.6,
    feeling: { eyes: 'open', brows: 'up', mouth: 'tongue' },
  }),
]

export const drawing: Drawing = {
  scene: [
    ...shopWall(
      600,
      [
        [676, 250],
        [838, 250],
      ],
      91,
    ),
    place(cat('sitting'), { x: 838, y: 246, scale: 0.78 }),
    ...queue.toSorted((one, other) => one.foot - other.foot).flatMap(({ nodes }) => nodes),
    place(chair, { x: 704, y: 690 }),
  ],
  lighting: day,
  text: { x: 50, y: 32, w: 470, h: 430, ink: colours.ink, ground: wallColour, size: 19, loud: [0], loudSize: 46 },
}
