import { figure } from '../../../kit/figure.ts'
import { standingGull } from '../../../kit/gull.ts'
import { place } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/light.ts'
import { beachHuts, boat, groundShadow, headland, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { chip, chipBag } from '../props/chips.ts'
import { endBench } from '../props/end-bench.ts'
import { lampPost } from '../props/furniture.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(morning, 330, 1),
    cloud(520, 110, 190, morning.cloud, 0.85),
    ...sea(morning, 318, 470, 2),
    place(headland(morning), { x: 985, y: 322, scale: 0.95 }),
    place(beachHuts(7, 2), { x: 740, y: 332, scale: 0.36 }),
    place(boat(colours.coral, colours.navy), { x: 470, y: 372, scale: 0.7 }),
    place(boat(colours.mustard, colours.tomato), { x: 300, y: 400, scale: 0.95 }),
    ...promenade(morning, 560, 4),
    ...seaWall(morning, 448, 116, 6),
    place(
      figure(temi, {
        hands: [
          [-8, -34],
          [10, -62],
        ],
        arms: ['front', 'over'],
        seat: [
          [-24, 18],
          [25, 18],
        ],
        feet: [
          [-19, 64],
          [31, 58],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'oh' },
        holding: [[place(chipBag(), { x: 4, y: 6, scale: 0.9 })], [chip(24, 60, 0, -6)]],
        tilt: 4,
      }),
      { x: 556, y: 446, scale: 1.18 },
    ),
    groundShadow(206, 664, 170),
    place(endBench(), { x: 200, y: 664, scale: 1.1 }),
    groundShadow(740, 690, 80),
    place(lampPost(430), { x: 740, y: 690 }),
    place(standingGull({ mood: 'greedy' }), { x: 740, y: 262, scale: 0.62, flip: true }),
  ],
  text: { x: 56, y: 48, w: 440, h: 250, ink: colours.ink, ground: '#cfe8dc' },
}
