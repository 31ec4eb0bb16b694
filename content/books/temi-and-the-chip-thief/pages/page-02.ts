import { figure } from '../../../kit/figure.ts'
import { curve } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { mirrored, place, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { cloud } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/light.ts'
import { morningSun } from '../places/lighting.ts'
import { promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { chip } from '../props/chips.ts'
import { lampPost } from '../props/furniture.ts'

const feathers = [
  [400, 450, 20],
  [330, 480, 60],
  [420, 520, -30],
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...sky(morning, 560, 11),
        cloud(40, 470, 260, morning.cloud, 0.8),
        cloud(720, 320, 200, morning.cloud, 0.8),
        ...sea(morning, 548, 606, 12),
        ...promenade(morning, 680, 14),
        ...seaWall(morning, 600, 84, 16),
        place(
          figure(temi, {
            turn: 0.4,
            nod: -0.7,
            hands: [
              [-40, -46],
              [40, -50],
            ],
            ...sitting(temi.build, 1, 0.5),
            feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
          }),
          { x: 190, y: 598, scale: 0.86 },
        ),
        ...feathers.map(([x = 0, y = 0, r = 0]) =>
          place(
            [stroke(curve('-14,0 0,-6 16,0'), colours.white, 7), stroke(curve('-18,2 16,0'), colours.gullGrey, 1.6)],
            {
              x,
              y,
              rotate: r,
            },
          ),
        ),
        place(lampPost(300), { x: 634, y: 1046, scale: 1.9 }),
        place(standingGull({ mood: 'smug', open: 0.25, held: [chip(74, 78, 50, 2)], look: -8 }), {
          x: 634,
          y: 484,
          scale: 1.5,
        }),
      ],
      pageSize.width,
    ),
  ],
  lighting: morningSun,
  text: { x: 494, y: 44, w: 410, h: 320, ink: colours.ink, ground: '#c5e4da', loud: [0] },
}
