import { type Figure, figure, type Pose } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { bride, postman, townsfolk } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/light.ts'
import { beachHuts, headland, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { chip, chipBag } from '../props/chips.ts'
import { teaTin } from '../props/furniture.ts'
import { type Canvas, canvases, lookoutHat } from '../props/hat.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const light = { ...morning, skyTop: '#8fd0d6', skyLow: '#eaf3dc' }

type Manner = Pick<Pose, 'hands' | 'grasp'> & { hasChips?: boolean }

/** Five ways of eating chips; nobody sits as the neighbours do. */
const manners: Manner[] = [
  {
    hands: [
      [-14, -36],
      [14, -60],
    ],
    grasp: ['cup', 'grip'],
    hasChips: true,
  },
  {
    hands: [
      [-40, 4],
      [34, -118],
    ],
    grasp: ['rest', 'open'],
  },
  {
    hands: [
      [-22, -26],
      [44, 6],
    ],
    grasp: ['cup', 'rest'],
    hasChips: true,
  },
  {
    hands: [
      [-46, -100],
      [18, -30],
    ],
    grasp: ['open', 'cup'],
  },
  {
    hands: [
      [-18, -58],
      [16, -30],
    ],
    grasp: ['grip', 'cup'],
    hasChips: true,
  },
]

const crowd: [Figure | undefined, Canvas][] = [
  [townsfolk[1], canvases.teal],
  [townsfolk[5], canvases.plum],
  [postman, canvases.mustard],
  [bride, canvases.red],
  [townsfolk[3], canvases.green],
  [townsfolk[0], canvases.navy],
  [townsfolk[2], canvases.teal],
  [townsfolk[4], canvases.plum],
]

const sitters: SceneNode[] = crowd.flatMap(([who, canvas], i) => {
  const manner = manners[(i * 3) % manners.length]
  if (!who || !manner) return []
  return [
    place(
      figure(who, {
        turn: ((i * 2) % 5) * 0.25 - 0.5,
        nod: i % 3 === 0 ? 0.3 : -0.1,
        tilt: (i % 4) * 4 - 6,
        hands: manner.hands,
        ...(manner.grasp && { grasp: manner.grasp }),
        arms: ['front', 'over'],
        seat: [
          [-24, 18],
          [25, 18],
        ],
        feet: [
          [-20 + (i % 3) * 5, 60],
          [24 - (i % 2) * 7, 60],
        ],
        feeling: { eyes: i % 3 === 1 ? 'open' : 'happy', brows: 'up', mouth: i % 2 === 0 ? 'chew' : 'grin' },
        hat: lookoutHat(canvas, false),
        holding: [
          manner.hasChips ? [place(chipBag(), { y: 6, scale: 0.8 })] : [],
          manner.hasChips ? [chip(20, 70)] : [],
        ],
      }),
      { x: 40 + i * 82, y: 468, scale: 0.66 },
    ),
  ]
})

const rattle: SceneNode[] = [stroke('M-52 -34q-14 26 0 52M-70 -44q-20 36 0 72', colours.white, 4, 0.9)]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 360, 131),
    cloud(700, 90, 190, light.cloud, 0.9),
    ...sea(light, 350, 480, 132),
    place(headland(light), { x: -150, y: 354, scale: 0.9, flip: true }),
    ...promenade(light, 548, 134),
    ...seaWall(light, 470, 84, 136),
    place(beachHuts(4, 3), { x: 790, y: 472, scale: 1.1 }),
    ...sitters,
    place(
      figure(grandpa, {
        turn: -0.35,
        tilt: -9,
        lean: -3,
        hands: [
          [-60, -150],
          [50, -40],
        ],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[place([...rattle, ...teaTin(true)], { x: -8, y: -18, scale: 0.95, rotate: -12 })], []],
      }),
      { x: 760, y: 660, scale: 1.56 },
    ),
    place(
      figure(temi, {
        turn: 0.4,
        nod: -0.6,
        hands: [
          [-42, -10],
          [72, -104],
        ],
        arms: ['front', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        hat: lookoutHat(canvases.red, false),
        holding: [[], [fill(ellipse(8, -12, 11), colours.mustard), stroke(ellipse(8, -12, 7), colours.mustardDark, 2)]],
      }),
      { x: 500, y: 690, scale: 1.46 },
    ),
    place(
      inWheelchair(finn, {
        turn: 0.3,
        nod: -0.3,
        tilt: 5,
        hands: [
          [-58, -116],
          [56, -124],
        ],
        grasp: ['open', 'open'],
        arms: ['back', 'back'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        hat: lookoutHat(canvases.navy, false),
      }),
      { x: 268, y: 712, scale: 1.24 },
    ),
  ],
  text: { x: 52, y: 44, w: 548, h: 300, ink: colours.ink, ground: '#c5e4dc', size: 22 },
}
