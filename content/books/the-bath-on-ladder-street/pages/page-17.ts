import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mumWithBabies } from '../cast/mum-with-babies.ts'
import { nan } from '../cast/nan.ts'
import { faces } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { house } from '../places/house.ts'
import { dusk } from '../places/light.ts'
import { streetLamp } from '../places/lighting.ts'
import { shopFront } from '../places/shop-front.ts'
import { sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bag } from '../props/goods.ts'

const light = { ...dusk, skyLow: '#7a5f84' }

const lamp: SceneNode[] = [
  glow(0, -300, 150, '#ffd98a', 0.7),
  stroke(line([0, 0], [0, -270]), colours.ink, 9),
  fill('M-20 -270H20L28 -322H-28Z', '#ffe7a8'),
  stroke('M-20 -270H20L28 -322H-28ZM0 -270v-52', colours.ink, 4),
  fill('M-34 -322L0 -346L34 -322Z', colours.ink),
]

const broadSteps: SceneNode[] = [0, 1, 2].flatMap((i) => [
  seatAt([0, 520 + i * 76], [960, 520 + i * 76]),
  fill(rect(0, 512 + i * 76, 960, 80), ['#6a6180', '#625a78', '#5a5270'][i] ?? '#5a5270'),
  fill(rect(0, 512 + i * 76, 960, 13), '#978cab'),
  stroke(
    [120, 330, 560, 800].map((x) => line([x + i * 60, 530 + i * 76], [x + i * 60, 584 + i * 76])).join(''),
    '#4d465e',
    3,
  ),
])

export const drawing: Drawing = {
  scene: [
    ...sky(light, 29),
    place(
      [
        ...valley(light, 544, 30),
        glow(660, 430, 170, '#ffdf9a', 0.6),
        place(house(light, 2), { x: 730, y: 476, scale: 0.5 }),
        place(shopFront(light), { x: 592, y: 494, scale: 0.66 }),
        place(lamp, { x: 552, y: 520, scale: 0.95 }),
        ...broadSteps,
        glow(560, 500, 300, '#ffd98a', 0.34),
        place(bathOnWheels({ paint: 'green', slope: 0, lines: true }), { x: 92, y: 588, scale: 1.3 }),
        place(
          figure(nan, {
            turn: 0.35,
            nod: 0.4,
            hands: [
              [0, 2],
              [88, -30],
            ],
            tilt: 5,
            lean: 2,
            arms: ['over', 'front'],
            ...sitting(nan.build, 1, 0.36),
            feeling: { ...faces.sorry, mouth: 'flat' },
          }),
          { x: 238, y: 590, scale: 1.36 },
        ),
        place(
          figure(dewi, {
            turn: 0.2,
            nod: 0.5,
            tilt: -11,
            hands: [
              [24, 6],
              [40, -2],
            ],
            grasp: ['rest', 'rest'],
            lean: -5,
            arms: ['over', 'over'],
            ...sitting(dewi.build, 1, 0.46),
            feeling: faces.sorry,
          }),
          { x: 368, y: 594, scale: 1.28 },
        ),
        place(
          figure(samira, {
            turn: 0.6,
            nod: -0.2,
            tilt: 6,
            lean: 9,
            hands: [
              [40, -8],
              [26, -64],
            ],
            grasp: ['rest', 'grip'],
            arms: ['over', 'over'],
            ...sitting(samira.build, 1, 0.46),
            feeling: { ...faces.sorry, brows: 'rest', mouth: 'flat', gaze: [1, -0.4] },
          }),
          { x: 472, y: 590, scale: 1.34 },
        ),
      ],
      { x: -60, y: -112, scale: 1.15 },
    ),
    // She comes past close to us.
    place(
      mumWithBabies({
        turn: -0.5,
        nod: 0.3,
        tilt: -6,
        lean: -5,
        feeling: faces.tired,
        babies: ['asleep', 'asleep'],
        hanging: [
          [
            place(bag(colours.blue, 'bread'), { x: -4, rotate: 12, scale: 1.1 }),
            place(bag(colours.teal), { x: 2, rotate: -10, scale: 1.1 }),
          ],
          [
            place(bag(colours.lilac), { x: -4, rotate: 20, scale: 1.1 }),
            place(bag(colours.amber, 'bread'), { x: 4, rotate: -20, scale: 1.1 }),
            place(bag(colours.raspberry, 'leeks'), { y: 4, scale: 1.1 }),
          ],
        ],
      }),
      { x: 784, y: 634, scale: 1.54 },
    ),
  ],
  lighting: { ...streetLamp, from: [640, 200] },
  text: { x: 54, y: 30, w: 436, h: 232, ink: colours.cream, ground: '#45436a', size: 19 },
}
