import { figure } from '../../../kit/figure.ts'
import { curve, line, poly, rect } from '../../../kit/geometry.ts'
import { gullFacing, gullFromBehind } from '../../../kit/gull.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { noon } from '../places/light.ts'
import { sky } from '../places/seafront.ts'
import { canvases, lookoutHat } from '../props/hat.ts'

const light = { ...noon, skyTop: '#f2b95f', skyLow: '#fbe7bd', cloud: '#fff3d6' }

const skid: SceneNode[] = [
  [-40, 176],
  [0, 190],
  [40, 176],
].map(([x = 0, y = 0]) => stroke(line([x, y], [x * 1.4, y + 44]), colours.white, 7, 0.9))

const feathers: SceneNode[] = [
  [560, 170, 30],
  [900, 420, -40],
  [560, 440, 80],
  [860, 130, 10],
].map(([x = 0, y = 0, r = 0]) =>
  place([stroke(curve('-16,0 0,-7 18,0'), colours.white, 9), stroke(curve('-20,2 18,0'), colours.gullGrey, 2)], {
    x,
    y,
    rotate: r,
  }),
)

const roofs: SceneNode[] = [
  ...paper(poly('-20,720 -20,610 110,540 240,610 240,720'), colours.tomatoDark, 4),
  ...paper(poly('700,720 700,650 840,580 990,650 990,720'), colours.rust, 4),
  stroke([640, 670, 700].map((y) => line([720, y], [960, y])).join(''), colours.rustDark, 3, 0.6),
  ...paper(rect(862, 540, 56, 90), '#c98a5a', 3),
  fill(rect(854, 532, 72, 14, 2), colours.rustDark),
  fill(rect(868, 512, 16, 22) + rect(896, 512, 16, 22), colours.tomato),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 720, 111),
    cloud(470, 560, 240, light.cloud, 0.8),
    ...roofs,
    place(gullFromBehind(), { x: 890, y: 516, scale: 0.5 }),
    ...feathers,
    place([...skid, ...gullFacing({ lift: -70 })], { x: 718, y: 296, scale: 0.86 }),
    place(
      figure(temi, {
        back: true,
        hands: [
          [-56, 10],
          [56, 10],
        ],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'none' },
        legless: true,
        hat: lookoutHat(canvases.red, true),
      }),
      { x: 300, y: 904, scale: 3.4 },
    ),
  ],
  text: { x: 52, y: 44, w: 412, h: 340, ink: colours.ink, ground: '#f5c87a', size: 22 },
}
