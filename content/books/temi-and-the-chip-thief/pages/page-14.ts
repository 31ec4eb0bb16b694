import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { flyingGull } from '../../../kit/gull.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud, dabs, specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { noon } from '../places/light.ts'
import { noonSun } from '../places/lighting.ts'
import { beachHuts, sea, sky } from '../places/seafront.ts'
import { chipBag } from '../props/chips.ts'
import { lampPost } from '../props/furniture.ts'
import { canvases, lookoutHat } from '../props/hat.ts'

const light = { ...noon, skyTop: '#9fcfd2', skyLow: '#f2ecd2' }

// One vanishing point, at (600, 372): wall to the left, huts to the right, the front runs at us.
const ground = poly('556,374 646,374 1180,720 -60,720')
const front: SceneNode[] = [
  fill(poly('600,374 960,380 960,720 700,720'), light.land),
  dabs({ x: 660, y: 400, w: 300, h: 220 }, light.landNear, 60, 6, { length: 22, width: 4, angle: -70, opacity: 0.5 }),
  fill(ground, light.ground),
  clipTo(ground, [
    stroke(
      [396, 420, 456, 512, 596].map((y) => line([0, y], [960, y])).join('') +
        [160, 400, 620, 840].map((x) => line([604, 380], [x, 720])).join(''),
      light.groundMark,
      2.4,
      0.6,
    ),
    dabs({ x: 0, y: 400, w: 960, h: 320 }, light.groundMark, 70, 8, { length: 50, width: 4, opacity: 0.25 }),
    specks({ x: 0, y: 400, w: 960, h: 320 }, light.groundMark, 200, 9, 1.8, 0.5),
  ]),
  fill(poly('556,380 566,372 566,380 -60,724 -60,560'), light.wall),
  fill(poly('-60,560 556,374 568,374 -60,598'), '#e3d0b0'),
  stroke(
    [
      [60, 0.9],
      [180, 0.75],
      [290, 0.55],
      [380, 0.4],
      [450, 0.28],
    ]
      .map(([x = 0, s = 0]) => line([x, 566 - x * 0.3], [x, 566 - x * 0.3 + 110 * s]))
      .join(''),
    light.wallMark,
    2.4,
    0.7,
  ),
]

/** A mooring bollard close to us, dark against the paving, with a rope laid round it. */
const bollard: SceneNode[] = [
  fill(ellipse(20, 2, 92, 14), '#1d2440', 0.25),
  fill(blob('-52,10 -44,-58 -66,-84 -54,-116 0,-124 54,-116 66,-84 44,-58 52,10', 0.12), '#232a45'),
  fill(blob('-40,-92 -34,-110 -6,-116 -10,-104 -30,-90'), '#56607f', 0.8),
  ...[-44, -32, -20].map((y) => stroke(curve(`-46,${y} -20,${y + 9} 20,${y + 9} 46,${y}`), '#8a6a4c', 10)),
  ...[-44, -32, -20].map((y) => stroke(curve(`-44,${y - 3} -20,${y + 5} 10,${y + 6}`), '#b08e68', 2.4, 0.8)),
  stroke(curve('44,-22 74,-6 96,8 130,10'), '#8a6a4c', 10),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 390, 101),
    cloud(420, 250, 150, light.cloud, 0.8),
    clipTo(rect(0, 0, 604, 720), sea(light, 374, 600, 102)),
    ...front,
    place(beachHuts(3, 5), { x: 860, y: 560, scale: 2.1 }),
    place(beachHuts(2, 1), { x: 740, y: 462, scale: 1.15 }),
    place(beachHuts(3, 3), { x: 650, y: 404, scale: 0.6 }),
    place(lampPost(430), { x: 800, y: 500, scale: 0.9 }),
    stroke(curve('846,94 862,104 866,122') + curve('752,94 738,104 734,122'), colours.navy, 4, 0.7),
    place(lampPost(430), { x: 668, y: 420, scale: 0.36 }),
    fill(ellipse(690, 628, 150, 13), '#1d2440', 0.2),
    place(
      flyingGull({
        mood: 'greedy',
        open: 1,
        wings: [
          [-150, -170],
          [100, -210],
        ],
        dangling: false,
      }),
      { x: 690, y: 512, scale: 0.94, rotate: -2, flip: true },
    ),
    fill(ellipse(310, 700, 120, 16), '#1d2440', 0.22),
    place(
      figure(temi, {
        lean: -3,
        hands: [
          [-14, -40],
          [16, -36],
        ],
        arms: ['over', 'over'],
        feet: [
          [-20, 70],
          [16, 86],
        ],
        knees: [1, 1],
        feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
        holding: [[place(chipBag({ longOne: false }), { x: 15, y: 0, scale: 0.9 })], []],
        hat: lookoutHat(canvases.red, false),
      }),
      { x: 300, y: 560, scale: 1.6 },
    ),
    place(bollard, { x: 886, y: 716, scale: 1.25 }),
  ],
  lighting: noonSun,
  text: { x: 52, y: 44, w: 470, h: 320, ink: colours.ink, ground: '#cfe0d2', size: 22 },
}
