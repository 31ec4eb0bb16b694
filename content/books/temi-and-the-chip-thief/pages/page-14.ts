import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { flyingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
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

/** The paper that stands up behind the chips: they are as yellow as her coat. */
const wrapping: SceneNode[] = [
  fill(poly('-21,-16 -26,-34 -15,-40 -8,-34 2,-42 12,-37 24,-38 21,-16'), colours.white),
  fill(poly('4,-16 2,-42 12,-37 24,-38 21,-16'), '#d9b98a', 0.4),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 390, 101),
    cloud(716, 120, 130, light.cloud, 0.8),
    clipTo(rect(0, 0, 604, 720), sea(light, 374, 600, 102)),
    ...front,
    place(beachHuts(2, 1), { x: 776, y: 486, scale: 1.4 }),
    place(beachHuts(3, 3), { x: 656, y: 408, scale: 0.66 }),
    place(lampPost(430), { x: 902, y: 640, scale: 1.34 }),
    stroke(curve('858,46 848,58 846,76') + curve('844,36 830,54 827,80'), colours.navy, 5, 0.7),
    fill(ellipse(720, 690, 170, 16), '#1d2440', 0.2),
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
      { x: 742, y: 520, scale: 1.27, rotate: 3, flip: true },
    ),
    place(
      [
        ...figure(temi, {
          ...armsBehind,
          lean: -3,
          tilt: -5,
          feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
          hat: lookoutHat(canvases.red, false),
        }),
        place([...wrapping, ...chipBag({ longOne: false })], { x: 0, y: -22, scale: 1.12, rotate: -4 }),
        placedArm(temi, {
          side: -1,
          elbow: [-50, -22],
          hand: [-9, -22],
          state: 'rest',
          thumb: -1,
          lean: -3,
          handSize: 1.3,
          drawn: restingHand(temi.complexion),
        }),
        placedArm(temi, {
          side: 1,
          elbow: [48, -10],
          hand: [10, -4],
          state: 'rest',
          thumb: 1,
          lean: -3,
          handSize: 1.3,
          drawn: restingHand(temi.complexion),
        }),
      ],
      { x: 262, y: 676, scale: 2.28 },
    ),
  ],
  lighting: noonSun,
  text: { x: 52, y: 44, w: 650, h: 250, ink: colours.ink, ground: '#cfe0d2', size: 22 },
}
