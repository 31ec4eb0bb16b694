import { figure } from '../../../kit/figure.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { mirrored, place } from '../../../kit/scene.ts'
import { cloud, dabs } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { mrTindall } from '../cast/mr-tindall.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { noon } from '../places/light.ts'
import { noonSun } from '../places/lighting.ts'
import { boat, promenade, sea, seaWall, sky } from '../places/seafront.ts'

const light = { ...noon, skyTop: '#a8d3d3', skyLow: '#ecefd9' }

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...sky(light, 420, 91),
        cloud(700, 90, 200, light.cloud, 0.8),
        ...sea(light, 408, 540, 92),
        place(boat(colours.coral, colours.navy), { x: 470, y: 452, scale: 0.7 }),
        ...promenade(light, 640, 94),
        ...seaWall(light, 530, 112, 96),
        place(
          [
            ...figure(mrTindall, {
              back: true,
              hands: [
                [-56, 10],
                [56, 10],
              ],
              arms: ['back', 'back'],
              feeling: { eyes: 'open', brows: 'rest', mouth: 'none' },
              legless: true,
            }),
            dabs({ x: -50, y: -60, w: 100, h: 60 }, '#5a6d94', 30, 99, { length: 14, width: 1.6, opacity: 0.4 }),
          ],
          { x: 690, y: 900, scale: 3.2 },
        ),
        place(
          [
            ...figure(temi, {
              ...armsBehind,
              turn: 0.55,
              nod: -0.5,
              tilt: 4,
              legless: true,
              feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [1, -0.6] },
            }),
            placedArm(temi, { side: -1, elbow: [-54, -30], hand: [-32, -84], state: 'rest', thumb: 1 }),
            placedArm(temi, { side: 1, elbow: [54, -34], hand: [76, -70], state: 'point', thumb: -1 }),
          ],
          { x: 262, y: 752, scale: 2.04 },
        ),
      ],
      pageSize.width,
    ),
  ],
  lighting: noonSun,
  text: { x: 508, y: 44, w: 400, h: 360, ink: colours.ink, ground: '#c7dfd6' },
}
