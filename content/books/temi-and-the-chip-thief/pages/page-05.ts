import { digit } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, ground, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { archRoom, foldedDeckchairs } from '../places/arch.ts'
import { archLamp } from '../places/lighting.ts'
import { grandpasShelf } from '../places/shelf.ts'
import { deckchair, pencil, teaTin } from '../props/furniture.ts'

/** Temi's plan: an umbrella, a net, somebody smiling inside, a gull outside. */
const plan: SceneNode[] = [
  ...paper(rect(-66, -52, 132, 104, 3), colours.cream, 4),
  stroke(
    'M-40 -8C-36 -36 -12 -42 0 -42C12 -42 36 -36 40 -8Q30 -14 20 -8Q10 -14 0 -8Q-10 -14 -20 -8Q-30 -14 -40 -8',
    colours.tomato,
    3.4,
  ),
  stroke(
    line([-38, -6], [-34, 38]) +
      line([38, -6], [34, 38]) +
      line([-19, -6], [-17, 40]) +
      line([19, -6], [17, 40]) +
      curve('-36,12 0,17 36,12') +
      curve('-35,28 0,34 35,28'),
    colours.navy,
    1.8,
  ),
  stroke('M-6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0 14V30M-8 20H8', colours.ink, 2.6),
  stroke(curve('44,26 50,16 58,22 60,32 46,34'), colours.ink, 2.4),
]

/** The floor runs on towards us, and on it lies the rug on which the words stand. */
const rug: SceneNode[] = [
  fill(rect(0, 586, 960, 134), '#8a5a3f'),
  stroke(line([0, 612], [960, 612]), '#64402f', 3),
  ground([
    ...paper(rect(52, 506, 856, 200, 10), '#4f2a40', 4),
    stroke(rect(62, 514, 836, 184, 6), colours.mustardDark, 3),
    stroke(
      Array.from(
        { length: 25 },
        (_, i) => line([52, 510 + i * 8], [38, 512 + i * 8]) + line([908, 510 + i * 8], [922, 512 + i * 8]),
      ).join(''),
      colours.paper,
      2,
      0.7,
    ),
  ]),
]

/** What hangs from the vault: a lifebelt, a coil of rope and two parasols that have been furled. */
const hung: SceneNode[] = [
  stroke(
    line([0, -80], [0, 6]) + line([86, -80], [86, 0]) + line([150, -80], [150, -4]) + line([196, -80], [196, 10]),
    '#241426',
    4,
  ),
  stroke(ellipse(0, 46, 36), colours.cream, 17),
  stroke('M-36 46A36 36 0 0 1 -18 15M36 46A36 36 0 0 1 18 77', colours.tomato, 17),
  ...[24, 18].map((r) => stroke(ellipse(86, 44, r * 0.9, r * 1.7), '#d9b98a', 6)),
  ...[
    [150, colours.seaDeep, colours.mustard],
    [196, colours.plum, colours.coral],
  ].flatMap(([x, cloth, stripe]) => [
    fill(poly(`${Number(x) - 17},0 ${Number(x) + 17},0 ${Number(x) + 5},118 ${Number(x) - 5},118`), String(cloth)),
    fill(poly(`${Number(x) - 3},0 ${Number(x) + 6},0 ${Number(x) + 2},118 ${Number(x) - 1},118`), String(stripe)),
    stroke(line([Number(x), 118], [Number(x), 138]), colours.wood, 5),
  ]),
]

/** What Grandpa sits on. */
const crate: SceneNode[] = [
  seatAt([250, 392], [392, 392]),
  ...paper(rect(252, 392, 138, 108, 3), '#9a653c', 4),
  stroke(line([256, 420], [386, 420]) + line([256, 450], [386, 450]) + line([256, 478], [386, 478]), '#64402f', 4, 0.8),
  fill(rect(252, 392, 14, 108) + rect(376, 392, 14, 108), '#7d4f2f'),
]

/** The deckchair nearest to us, in its own shade. */
const nearChair = { ground: '#3d2a44', stripes: ['#5a3352'] }

export const drawing: Drawing = {
  scene: [
    place(archRoom(596, 196), { y: -134 }),
    ...rug,
    place(grandpasShelf(), { x: 20, y: 186, scale: 0.64 }),
    place(hung, { x: 726, y: 26, scale: 1.02 }),
    place(foldedDeckchairs(4), { x: 766, y: 486, scale: 1.24 }),
    fill(ellipse(372, 502, 130, 10) + ellipse(676, 504, 100, 10), '#1d1426', 0.3),
    ...crate,
    place(
      [
        ...figure(grandpa, {
          ...armsBehind,
          ...sitting(grandpa.build, 1, 0.56),
          turn: 0.5,
          nod: 0.2,
          tilt: 6,
          lean: 5,
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0.3] },
        }),
        placedArm(grandpa, { side: 1, elbow: [76, -42], hand: [118, -56], state: 'cup', thumb: -1, lean: 5 }),
        place(teaTin(), { x: 104, y: -96, scale: 1, rotate: 4 }),
        placedArm(grandpa, { side: -1, elbow: [-14, -32], hand: [80, -58], state: 'cup', thumb: 1, lean: 5 }),
      ],
      { x: 318, y: 372, scale: 1.4 },
    ),
    place(pencil(40), { x: 330, y: 150, rotate: -64, scale: 1.05 }),
    place(
      [
        ...figure(temi, {
          ...armsBehind,
          turn: -0.5,
          nod: -0.5,
          tilt: -5,
          weight: 1,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, -0.6] },
        }),
        // She shows it by both sides, her thumbs on its front.
        placedArm(temi, { side: -1, elbow: [-55, -36], hand: [-56, 0], state: 'cup', thumb: 1 }),
        placedArm(temi, { side: 1, elbow: [54, -34], hand: [36, 4], state: 'cup', thumb: -1 }),
        place(plan, { x: -10, y: 2, rotate: -4, scale: 0.72 }),
        fill(digit('-61,0 -54,-5 -46,-5', 4.6, 3.6) + digit('43,-1 36,-6 27,-5', 4.6, 3.6), temi.complexion.skin),
      ],
      { x: 672, y: 502 - 89.8 * 1.62, scale: 1.62 },
    ),
    place(deckchair(nearChair), { x: 30, y: 508, scale: 1.72 }),
  ],
  lighting: { ...archLamp, from: [596, 80] },
  text: { x: 84, y: 527, w: 800, h: 163, ink: colours.cream, ground: '#4f2a40', size: 18 },
}
