import { figure } from '../../../kit/figure.ts'
import { curve } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, mirrored, place, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/light.ts'
import { morningSun } from '../places/lighting.ts'
import { promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { chip } from '../props/chips.ts'
import { lampPost } from '../props/furniture.ts'
import { lap } from '../props/lap.ts'

const feathers = [
  [452, 470, 24],
  [392, 560, 70],
  [470, 600, -24],
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...sky(morning, 570, 11),
        cloud(24, 500, 240, morning.cloud, 0.75),
        cloud(700, 60, 220, morning.cloud, 0.8),
        ...sea(morning, 558, 640, 12),
        ...promenade(morning, 712, 14),
        ...seaWall(morning, 630, 90, 16),
        place(
          [
            ...figure(temi, {
              ...armsBehind,
              turn: 0.4,
              nod: -0.7,
              tilt: 6,
              seat: [
                [-16, 18],
                [16, 18],
              ],
              legless: true,
              feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
              load: lap(temi, { cloth: colours.mustard, shade: colours.mustardDark }, 0.5, [3, 3]),
            }),
            placedArm(temi, { side: -1, elbow: [-54, -34], hand: [-64, -70], state: 'open', thumb: 1 }),
            placedArm(temi, { side: 1, elbow: [54, -36], hand: [68, -72], state: 'open', thumb: -1 }),
          ],
          { x: 210, y: 620, scale: 1.14 },
        ),
        ...feathers.map(([x = 0, y = 0, r = 0]) =>
          place(
            [
              fill('M-22 3Q-8 -13 20 -8Q12 8 -22 3Z', colours.white),
              stroke(curve('-26,5 -4,-1 18,-7'), colours.gullGrey, 2),
            ],
            { x, y, rotate: r, scale: 1.1 },
          ),
        ),
        place(lampPost(300), { x: 634, y: 1124, scale: 2.1 }),
        place(standingGull({ mood: 'smug', open: 0.25, held: [chip(76, 76, 50, 2)], look: -6 }), {
          x: 634,
          y: 500,
          scale: 1.66,
        }),
      ],
      pageSize.width,
    ),
  ],
  lighting: morningSun,
  text: { x: 528, y: 44, w: 390, h: 330, ink: colours.ink, ground: '#c5e4da', loud: [0] },
}
