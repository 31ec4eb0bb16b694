import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { postwoman } from '../../the-bath-on-ladder-street/cast/neighbours.ts'
import { cat } from '../../the-bath-on-ladder-street/props/piano.ts'
import { kai } from '../../the-bus-that-went-pop/cast/kai.ts'
import { lollipopLady, tubaPlayer } from '../../the-bus-that-went-pop/cast/townsfolk.ts'
import { rory } from '../../wash-that-dog/cast/children.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { man } from '../../what-is-left/cast/man.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { shopWall, wallColour } from '../places/shop-wall.ts'

const ground = 694

/** Somebody in the queue, who faces its front, at the right. */
const waiting = (who: Figure, x: number, scale: number, pose: Parameters<typeof profile>[1]): SceneNode[] => {
  const sole = (who.build.leg + who.build.limb * 0.32) * scale
  return [
    fill(ellipse(x, ground, 46 * scale, 7 * scale), '#3d3048', 0.22),
    place(profile(who, pose), { x, y: ground - sole, scale }),
  ]
}
const facing = (who: Figure, x: number, scale: number, pose: Pose): SceneNode[] => {
  const sole = (who.build.leg + who.build.limb * 0.32) * scale
  return [
    fill(ellipse(x, ground, 46 * scale, 7 * scale), '#3d3048', 0.22),
    place(figure(who, pose), { x, y: ground - sole, scale }),
  ]
}

const chair: SceneNode[] = [
  stroke(line([-26, -64], [30, 34]) + line([26, -10], [-30, 34]), '#84553a', 7),
  fill(rect(-30, -16, 62, 10, 3), colours.red),
]

const [woman, , , boy, driver] = townsfolk as [Figure, Figure, Figure, Figure, Figure]

export const drawing: Drawing = {
  scene: [
    ...shopWall(
      600,
      [
        [640, 250],
        [838, 250],
      ],
      91,
    ),
    place(cat('sitting'), { x: 838, y: 246, scale: 0.78 }),
    ...waiting(jess, 66, 0.86, {
      tilt: 6,
      hands: [
        [30, -70],
        [26, -50],
      ],
      grasp: ['cup', 'rest'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'shout' },
    }),
    ...facing(tubaPlayer, 158, 0.68, {
      turn: 0.2,
      hands: [
        [-34, -10],
        [30, -60],
      ],
      arms: ['front', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0] },
    }),
    ...waiting(lollipopLady, 256, 0.68, {
      hands: [
        [24, -30],
        [18, -44],
      ],
      feeling: { eyes: 'half', brows: 'rest', mouth: 'flat' },
    }),
    ...facing(kai, 346, 0.82, {
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
    ...facing(postwoman, 444, 0.68, {
      turn: 0.3,
      tilt: 4,
      hands: [
        [-50, -18],
        [56, -40],
      ],
      grasp: ['rest', 'open'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    ...facing(man, 546, 0.68, {
      turn: -0.4,
      hands: [
        [-70, -60],
        [62, -54],
      ],
      grasp: ['open', 'open'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.8, 0] },
    }),
    ...waiting(driver, 660, 0.68, {
      hands: [
        [40, -30],
        [34, -20],
      ],
      grasp: ['grip', 'grip'],
      feeling: { eyes: 'open', brows: 'rest', mouth: 'smile' },
      holding: [[], [place(chair, { x: 4, y: 24, rotate: 12 })]],
    }),
    ...waiting(boy, 746, 0.84, {
      nod: -0.5,
      tilt: -8,
      hands: [
        [16, -26],
        [10, -30],
      ],
      feeling: { eyes: 'open', brows: 'up', mouth: 'oh' },
    }),
    ...waiting(woman, 826, 0.68, {
      tilt: 4,
      hands: [
        [20, -12],
        [26, -58],
      ],
      feeling: { eyes: 'half', brows: 'rest', mouth: 'smile' },
    }),
    ...waiting(rory, 900, 0.84, {
      hands: [
        [34, -6],
        [28, -12],
      ],
      lean: 10,
      nod: 0.6,
      feeling: { eyes: 'open', brows: 'up', mouth: 'tongue' },
    }),
  ],
  lighting: day,
  text: { x: 50, y: 32, w: 470, h: 430, ink: colours.ink, ground: wallColour, size: 19, loud: [0], loudSize: 46 },
}
