import { figure } from '../../../kit/figure.ts'
import { blob, ellipse } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, paper, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { postwoman } from '../../the-bath-on-ladder-street/cast/neighbours.ts'
import { kai } from '../../the-bus-that-went-pop/cast/kai.ts'
import { lollipopLady, tubaPlayer } from '../../the-bus-that-went-pop/cast/townsfolk.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { man } from '../../what-is-left/cast/man.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { shopWall, wallColour } from '../places/shop-wall.ts'
import { crumble, pie, soup } from '../props/food.ts'
import { lace, roryInShoes } from '../props/laces.ts'

/** What the whole queue thinks of. */
const thought: SceneNode[] = [
  ...paper(
    blob('-210,10 -200,-70 -120,-116 -20,-128 90,-122 180,-90 214,-20 196,60 110,100 0,110 -110,96 -190,64', 0.17),
    colours.white,
    6,
  ),
  fill(ellipse(-150, 128, 20, 17) + ellipse(-186, 162, 12, 10), colours.white),
  place(soup, { x: -112, y: 48 }),
  place(crumble, { x: 12, y: 4, scale: 0.92 }),
  place(pie, { x: 116, y: 62 }),
]

const [woman, , , boy, driver] = townsfolk as [Figure, Figure, Figure, Figure, Figure]

/** Who stands further back is drawn first. */
const queue = [
  place(
    profile(jess, {
      lean: 12,
      hands: [
        [56, -70],
        [44, -96],
      ],
      grasp: ['open', 'point'],
      feet: [
        [46, 66],
        [-44, 80],
      ],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    { x: 74, y: 618, scale: 0.92, flip: true },
  ),
  place(
    figure(tubaPlayer, {
      turn: -0.3,
      tilt: 5,
      hands: [
        [-20, -40],
        [26, -44],
      ],
      arms: ['over', 'over'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.8, 0] },
    }),
    { x: 148, y: 584, scale: 0.74 },
  ),
  place(
    figure(lollipopLady, {
      turn: -0.4,
      tilt: -5,
      hands: [
        [-46, -116],
        [40, -30],
      ],
      grasp: ['cup', 'rest'],
      arms: ['over', 'front'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'shout', gaze: [-0.8, 0] },
    }),
    { x: 232, y: 606, scale: 0.74 },
  ),
  place(
    figure(kai, {
      turn: 0.5,
      tilt: 6,
      hands: [
        [-34, -16],
        [50, -98],
      ],
      grasp: ['rest', 'cup'],
      arms: ['front', 'over'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.8, 0] },
    }),
    { x: 312, y: 628, scale: 0.86 },
  ),
  place(
    figure(postwoman, {
      turn: -0.5,
      tilt: -8,
      lean: -4,
      hands: [
        [-48, -118],
        [50, -36],
      ],
      grasp: ['cup', 'open'],
      arms: ['over', 'front'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.9, 0.2] },
    }),
    { x: 404, y: 582, scale: 0.76 },
  ),
  place(
    figure(man, {
      turn: 0.5,
      tilt: 4,
      hands: [
        [-54, -30],
        [42, -124],
      ],
      grasp: ['open', 'cup'],
      arms: ['front', 'over'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'shout', gaze: [0.8, 0] },
    }),
    { x: 504, y: 600, scale: 0.78 },
  ),
  place(
    figure(driver, {
      turn: 0.3,
      nod: -0.5,
      lean: 3,
      hands: [
        [-44, -128],
        [46, -130],
      ],
      grasp: ['open', 'open'],
      arms: ['back', 'back'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.5, -0.8] },
    }),
    { x: 606, y: 584, scale: 0.76 },
  ),
  place(
    figure(boy, {
      turn: 0.55,
      nod: -0.3,
      weight: 1,
      hands: [
        [-30, -12],
        [56, -84],
      ],
      grasp: ['rest', 'point'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'tongue' },
    }),
    { x: 692, y: 630, scale: 0.9 },
  ),
  place(
    figure(woman, {
      turn: 0.4,
      nod: 0.5,
      lean: 8,
      hands: [
        [-30, -60],
        [64, -40],
      ],
      grasp: ['rest', 'open'],
      arms: ['over', 'front'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.7] },
    }),
    { x: 774, y: 578, scale: 0.76 },
  ),
  place(
    profile(roryInShoes, {
      lean: 46,
      tilt: -40,
      hands: [
        [54, 50],
        [47, 50],
      ],
      grasp: ['grip', 'grip'],
      feet: [
        [52, 74],
        [-20, 82],
      ],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'flat' },
    }),
    { x: 896, y: 626, scale: 0.94, flip: true },
  ),
]

export const drawing: Drawing = {
  scene: [
    ...shopWall(610, [], 95),
    place(thought, { x: 716, y: 172, scale: 1.06 }),
    ...queue.toSorted((one, other) => one.matrix[5] - other.matrix[5]),
    place(lace, { x: 846, y: 680, scale: 0.6 }),
  ],
  lighting: day,
  text: { x: 50, y: 36, w: 420, h: 350, ink: colours.ink, ground: wallColour, size: 19 },
}
