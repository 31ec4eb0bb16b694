import { pointingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../../the-bath-on-ladder-street/cast/dewi.ts'
import { climbing, walk } from '../../the-bath-on-ladder-street/cast/poses.ts'
import { samira } from '../../the-bath-on-ladder-street/cast/samira.ts'
import { drizzle } from '../../the-bath-on-ladder-street/places/light.ts'
import { drizzleLight } from '../../the-bath-on-ladder-street/places/lighting.ts'
import { shopFront } from '../../the-bath-on-ladder-street/places/shop-front.ts'
import { type Flight, onStep, steps, terrace } from '../../the-bath-on-ladder-street/places/street.ts'
import { rainfall, sky } from '../../the-bath-on-ladder-street/places/valley.ts'
import { cat } from '../../the-bath-on-ladder-street/props/piano.ts'
import { colours } from '../palette.ts'

const light = { ...drizzle, skyTop: '#aebccb', skyLow: '#bccad3' }

/** The last of the ninety-nine, near to us and from the side. */
const flight: Flight = { x: 446, y: 724, run: 80, rise: 46, count: 9 }

/** An empty shopping bag: its mouth gapes, its bottom is flat; it hangs from the origin. */
const emptyBag: SceneNode[] = [
  stroke(curve('-15,20 -11,4 0,0 11,4 15,20'), colours.ink, 3, 0.7),
  fill('M-26 18H26L32 74H-32Z', colours.red),
  fill(ellipse(0, 19, 26, 7), colours.redDark),
  fill('M8 24H26L32 74H12Z', colours.ink, 0.12),
]

/** What they have come up without: a loaf on a board before the shop, far below. */
const loaf: SceneNode[] = [
  ...paper(rect(-36, 0, 72, 8, 3), colours.floorDark, 3),
  fill(blob('-30,0 -32,-18 -18,-28 0,-30 18,-28 32,-18 30,0', 0.12), colours.bunDark),
  fill(blob('-28,-4 -28,-18 -16,-25 0,-27 16,-25 28,-18 28,-4', 0.12), colours.bun),
  stroke(line([-14, -22], [-8, -10]) + line([0, -24], [5, -12]) + line([14, -22], [19, -10]), colours.bunDark, 3),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 81),
    ...terrace(flight, light, { scale: 1.12, every: 2.2, from: 2.6, count: 4, first: 1 }),
    ...steps(flight, light),
    fill(rect(-10, 686, 458, 44), light.riser),
    fill(rect(-10, 686, 458, 8), light.tread),
    place(shopFront(light), { x: 40, y: 686, scale: 0.36 }),
    place(loaf, { x: 204, y: 660, scale: 0.9 }),
    fill(rect(178, 668, 52, 20), colours.floor),
    stroke(line([164, 636], [154, 628]) + line([204, 622], [204, 610]) + line([244, 636], [254, 628]), colours.gold, 4),
    place(cat('sitting'), { x: 924, y: onStep(flight, 7)[1] + 1, scale: 1 }),
    ...walk(dewi, onStep(flight, 4), 1.52, {
      lean: -4,
      tilt: 7,
      nod: 0.3,
      ...climbing(dewi, 30),
      hands: [
        [58, -50],
        [50, -26],
      ],
      grasp: ['open', 'open'],
      drawn: [spreadHand(dewi.complexion), spreadHand(dewi.complexion)],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.6, 0.8] },
    }),
    ...walk(samira, onStep(flight, 1.6), 1.52, {
      lean: 14,
      tilt: -16,
      nod: -0.5,
      ...climbing(samira, 28),
      hands: [
        [76, -74],
        [-30, -14],
      ],
      grasp: ['point', 'grip'],
      drawn: [pointingHand(samira.complexion), null],
      holding: [[], [place(emptyBag, { y: -4 })]],
      feeling: { eyes: 'open', brows: 'up', mouth: 'shout', gaze: [0.8, -0.7] },
    }),
    ...rainfall(0.5, 83),
  ],
  lighting: drizzleLight,
  text: { x: 46, y: 34, w: 500, h: 550, ink: colours.ink, ground: '#b2bfcc', size: 18.2, loud: [0], loudSize: 46 },
}
