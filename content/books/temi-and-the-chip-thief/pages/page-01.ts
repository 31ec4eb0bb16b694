import { figure } from '../../../kit/figure.ts'
import { standingGull } from '../../../kit/gull.ts'
import { place } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/light.ts'
import { morningSun } from '../places/lighting.ts'
import { beachHuts, boat, groundShadow, headland, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { chip, chipBag } from '../props/chips.ts'
import { endBench } from '../props/end-bench.ts'
import { lampPost } from '../props/furniture.ts'

const paving = { ...morning, groundMark: '#ead2a4' }

export const drawing: Drawing = {
  scene: [
    ...sky(morning, 190, 1),
    cloud(330, 96, 190, morning.cloud, 0.85),
    ...sea(morning, 182, 340, 2),
    place(headland(morning), { x: -25, y: 186, scale: 0.95, flip: true }),
    place(beachHuts(7, 2), { x: 640, y: 196, scale: 0.36 }),
    place(boat(colours.coral, colours.navy), { x: 660, y: 236, scale: 0.6 }),
    place(boat(colours.mustard, colours.tomato), { x: 372, y: 262, scale: 0.95 }),
    ...promenade(paving, 430, 4),
    ...seaWall(morning, 318, 116, 6),
    place(
      figure(temi, {
        hands: [
          [-8, -34],
          [10, -62],
        ],
        arms: ['front', 'over'],
        ...sitting(temi.build, 1, 0.5),
        feeling: { eyes: 'happy', brows: 'up', mouth: 'oh' },
        holding: [[place(chipBag(), { x: 4, y: 6, scale: 0.9 })], [chip(24, 60, 0, -6)]],
        tilt: 4,
        lean: 3,
      }),
      { x: 520, y: 317, scale: 1.3 },
    ),
    groundShadow(206, 496, 150),
    place(endBench(), { x: 200, y: 502, scale: 1.12 }),
    groundShadow(826, 698, 90),
    place(lampPost(430), { x: 826, y: 702, scale: 1.22 }),
    place(standingGull({ mood: 'greedy' }), { x: 826, y: 177, scale: 0.7, flip: true }),
  ],
  lighting: morningSun,
  text: { x: 60, y: 536, w: 700, h: 154, ink: colours.ink, ground: '#eed2a0', size: 22 },
}
