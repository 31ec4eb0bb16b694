import { figure } from '../../../kit/figure.ts'
import { curve, ellipse } from '../../../kit/geometry.ts'
import { farGull, flyingGull } from '../../../kit/gull.ts'
import type { GullMood } from '../../../kit/gull-parts.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { postman } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { storm } from '../places/light.ts'
import { stormLight } from '../places/lighting.ts'
import { headland, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { blownBrolly } from '../props/brolly.ts'
import { flungChips } from '../props/chips.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const swirl = (x: number, y: number, r: number): SceneNode =>
  stroke(
    curve([
      [x - r * 3, y + r * 0.5],
      [x - r, y + r * 0.2],
      [x + r * 0.6, y - r * 0.3],
      [x + r * 0.8, y - r],
      [x, y - r * 1.2],
      [x - r * 0.5, y - r * 0.6],
      [x, y - r * 0.3],
    ]),
    '#c6d2d2',
    5,
    0.5,
  )

const brollies: [x: number, y: number, scale: number, rotate: number, a: string, b: string][] = [
  [560, 150, 0.95, 24, colours.tomato, colours.cream],
  [836, 110, 0.7, -38, colours.mustard, colours.cream],
  [700, 330, 0.62, 140, colours.seaDeep, colours.mustard],
  [350, 412, 0.62, -24, colours.plum, colours.cream],
  [900, 330, 0.5, 60, colours.coral, colours.navy],
  [700, 40, 0.4, 10, colours.green, colours.cream],
  [480, 330, 0.36, 70, colours.coral, colours.cream],
]

const gulls: [x: number, y: number, scale: number, rotate: number, flip: boolean, mood: GullMood][] = [
  [462, 556, 0.6, 34, false, 'greedy'],
  [850, 480, 0.52, -36, true, 'greedy'],
  [640, 500, 0.36, -20, true, 'smug'],
  [130, 440, 0.42, 18, false, 'greedy'],
]

const hat: SceneNode[] = [
  fill('M-40 4C-40 -30 -20 -38 0 -38C20 -38 40 -30 40 4Z', colours.tomato),
  fill(ellipse(10, 6, 44, 9), colours.tomatoDark),
  fill(ellipse(4, -16, 6), colours.mustard),
]

export const drawing: Drawing = {
  scene: [
    ...sky(storm, 560, 41),
    dabs({ x: -80, y: 0, w: 1060, h: 540 }, '#e4e8de', 120, 42, { length: 130, width: 3, angle: -16, opacity: 0.13 }),
    swirl(500, 392, 34),
    swirl(800, 220, 42),
    ...sea(storm, 548, 640, 43),
    place(headland(storm), { x: 970, y: 552, scale: 0.8 }),
    ...promenade(storm, 672, 44),
    ...seaWall(storm, 632, 44, 45),
    ...brollies.map(([x, y, scale, rotate, a, b]) => place(blownBrolly(a, b), { x, y, scale, rotate })),
    place(flungChips(26, 5, 560, 420, 26), { x: 380, y: 190 }),
    place(flungChips(12, 9, 820, 180, 22), { x: 60, y: 460 }),
    place(hat, { x: 470, y: 70, rotate: -28, scale: 0.8 }),
    ...gulls.map(([x, y, scale, rotate, flip, mood]) =>
      place(
        flyingGull({
          mood,
          open: 0.9,
          wings: [
            [-90, -190],
            [70, -210],
          ],
        }),
        { x, y, scale, rotate, flip },
      ),
    ),
    farGull(250, 400, 20),
    farGull(930, 220, 18),
    place(
      figure(postman, {
        turn: 0.4,
        nod: -0.6,
        lean: 8,
        hands: [
          [-30, -190],
          [64, -178],
        ],
        arms: ['back', 'over'],
        feet: [
          [-40, 112],
          [44, 118],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
        hat: [],
      }),
      { x: 900, y: 640, scale: 0.62 },
    ),
    place(
      figure(temi, {
        nod: -0.8,
        turn: 0.2,
        hands: [
          [-80, -126],
          [82, -120],
        ],
        arms: ['back', 'back'],
        feet: [
          [-26, 80],
          [24, 84],
        ],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'shout', gaze: [0.2, -1] },
      }),
      { x: 250, y: 626, scale: 0.94 },
    ),
    place(
      inWheelchair(finn, {
        turn: 0.3,
        nod: -0.5,
        hands: [
          [-28, -124],
          [34, -128],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.3, -1] },
      }),
      { x: 100, y: 708, scale: 0.88 },
    ),
  ],
  lighting: stormLight,
  text: { x: 54, y: 46, w: 360, h: 330, ink: '#fffaf0', ground: '#5f6e7f', size: 24 },
}
