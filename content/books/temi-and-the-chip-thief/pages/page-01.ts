import { figure } from '../../../kit/figure.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { place } from '../../../kit/scene.ts'
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
import { lap } from '../props/lap.ts'

const paving = { ...morning, groundMark: '#ead2a4' }

export const drawing: Drawing = {
  scene: [
    ...sky(morning, 236, 1),
    cloud(150, 70, 190, morning.cloud, 0.85),
    ...sea(morning, 228, 400, 2),
    place(headland(morning), { x: -40, y: 232, scale: 1, flip: true }),
    place(beachHuts(5, 2), { x: 640, y: 240, scale: 0.44 }),
    place(boat(colours.mustard, colours.tomato), { x: 330, y: 306, scale: 0.95 }),
    place(boat(colours.coral, colours.navy), { x: 700, y: 292, scale: 0.66 }),
    ...promenade(paving, 494, 4),
    ...seaWall(morning, 362, 134, 6),
    groundShadow(196, 510, 150),
    place(endBench(), { x: 180, y: 516, scale: 1.22 }),
    place(
      [
        ...figure(temi, {
          ...armsBehind,
          turn: 0.12,
          tilt: 3,
          seat: [
            [-16, 18],
            [16, 18],
          ],
          legless: true,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
          load: lap(temi, { cloth: colours.mustard, shade: colours.mustardDark }, -0.5, [2, 7]),
        }),
        placedArm(temi, {
          side: -1,
          elbow: [-50, -30],
          hand: [-24, -8],
          state: 'grip',
          thumb: -1,
          holding: [place(chipBag(), { x: 6, y: -8, scale: 1.02, rotate: -13 })],
        }),
        placedArm(temi, {
          side: 1,
          elbow: [52, -42],
          hand: [34, -86],
          state: 'grip',
          holding: [chip(26, -52, -11, -6)],
        }),
      ],
      { x: 530, y: 352, scale: 1.72 },
    ),
    groundShadow(816, 706, 90),
    place(lampPost(430), { x: 816, y: 712, scale: 1.22 }),
    place(standingGull({ mood: 'greedy', look: 10 }), { x: 816, y: 187, scale: 0.84, flip: true }),
  ],
  lighting: morningSun,
  text: { x: 60, y: 534, w: 700, h: 156, ink: colours.ink, ground: '#eed2a0', size: 22 },
}
