import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mei } from '../cast/mei.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { mum } from '../cast/mum.ts'
import { tubaPlayer } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { aisle } from '../places/aisle.ts'
import { audience, candlelit } from '../places/concert.ts'
import { candle } from '../places/lighting.ts'
import { candleJar } from '../props/lights.ts'
import { popMarks } from '../props/rhubarb.ts'

const handkerchief: SceneNode[] = [
  fill(blob('-26,-14 0,-20 26,-14 30,10 12,34 -10,30 -30,12'), colours.white),
  fill(
    [
      [-12, 0],
      [8, -6],
      [0, 14],
      [16, 8],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4))
      .join(''),
    colours.rhubarb,
  ),
]

const pops: [number, number, number][] = [
  [50, 404, 46],
  [238, 352, 30],
  [716, 352, 30],
  [910, 396, 48],
  [556, 318, 16],
]

export const drawing: Drawing = {
  scene: [
    ...aisle(candlelit, true, 0.62, 2),
    ...audience('shoots', (who) =>
      who === mrsOgden
        ? { face: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.8, 0] } }
        : who === tubaPlayer
          ? {
              face: { eyes: 'squeezed', brows: 'worried', mouth: 'none' },
              hands: [
                [-12, -126],
                [14, -126],
              ],
              over: [place(handkerchief, { x: -2, y: -130, scale: 1.1 })],
            }
          : who === mum
            ? { face: { eyes: 'closed', brows: 'up', mouth: 'smile' } }
            : { face: { eyes: 'happy', brows: 'up', mouth: 'smile' } },
    ),
    fill(rect(0, 0, 960, 720), '#171235', 0.16),
    ...pops.map(([x, y, size]) => place([popMarks(size)], { x, y })),
    glow(480, 420, 380, '#ffc766', 0.34),
    place(
      figure(mei, {
        hands: [
          [-8, -66],
          [8, -66],
        ],
        arms: ['over', 'over'],
        feet: [
          [-12, 56],
          [12, 56],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'none' },
      }),
      { x: 420, y: 636, scale: 1.08 },
    ),
    place(candleJar(300, 0.7), { x: 548, y: 706, scale: 1.05 }),
  ],
  lighting: { ...candle, from: [480, 640] },
  text: { x: 130, y: 30, w: 720, h: 300, ink: colours.white, ground: '#302a5a', loud: [0], loudSize: 54, size: 20 },
}
