import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { baby, samirasMum } from '../cast/neighbours.ts'
import { faces, walk } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { house } from '../places/house.ts'
import { dusk } from '../places/light.ts'
import { streetLamp } from '../places/lighting.ts'
import { paving } from '../places/paving.ts'
import { shopFront } from '../places/shop-front.ts'
import { sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bag } from '../props/goods.ts'

const light = { ...dusk, skyLow: '#7a5f84' }

const lamp: SceneNode[] = [
  glow(0, -300, 190, '#ffd98a', 0.75),
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
        ...valley(light, 530, 30),
        glow(820, 420, 170, '#ffdf9a', 0.6),
        place(house(light, 2), { x: 640, y: 476, scale: 0.5 }),
        place(shopFront(light), { x: 740, y: 494, scale: 0.66 }),
        place(lamp, { x: 640, y: 520, scale: 0.95 }),
        ...broadSteps,
        glow(640, 470, 330, '#ffd98a', 0.34),
        place(bathOnWheels({ paint: 'green', slope: 0, lines: true }), { x: 124, y: 588, scale: 1.3 }),
        place(
          figure(samira, {
            turn: 0.5,
            nod: -0.1,
            hands: [
              [-16, -10],
              [16, -10],
            ],
            arms: ['over', 'over'],
            ...sitting(samira.build, 1, 0.46),
            feeling: { ...faces.sorry, brows: 'rest', mouth: 'flat', gaze: [1, -0.2] },
          }),
          { x: 540, y: 590, scale: 1.3 },
        ),
        place(
          figure(dewi, {
            turn: 0.1,
            nod: 0.5,
            tilt: -5,
            hands: [
              [14, 0],
              [18, -54],
            ],
            grasp: ['rest', 'grip'],
            lean: 5,
            arms: ['over', 'over'],
            ...sitting(dewi.build, 1, 0.46),
            feeling: faces.sorry,
          }),
          { x: 416, y: 590, scale: 1.3 },
        ),
        place(
          figure(nan, {
            turn: 0.2,
            nod: 0.2,
            hands: [
              [4, 2],
              [48, 4],
            ],
            tilt: 5,
            arms: ['over', 'over'],
            ...sitting(nan.build, 1, 0.36),
            feeling: { ...faces.sorry, mouth: 'flat' },
          }),
          { x: 262, y: 590, scale: 1.26 },
        ),
        ...walk(
          samirasMum,
          [790, 672],
          1.26,
          {
            lean: 7,
            nod: 0.3,
            feet: [
              [38, 112],
              [-34, 108],
            ],
            hands: [
              [66, -36],
              [58, -32],
            ],
            grasp: ['cup', 'cup'],
            feeling: faces.tired,
            load: [
              place(baby(colours.amber, 'asleep'), { x: 52, y: -46, scale: 1, rotate: 8 }),
              place(baby(colours.red, 'asleep'), { x: 22, y: -40, scale: 1.08, rotate: 2 }),
            ],
            holding: [
              [
                place(bag(colours.blue, 'bread'), { x: 14, y: 4, rotate: -8 }),
                place(bag(colours.teal), { x: -10, y: 6, rotate: 4 }),
              ],
              [
                place(bag(colours.lilac), { x: -52, y: -2, rotate: 10 }),
                place(bag(colours.raspberry, 'leeks'), { x: -6, y: 2 }),
                place(bag(colours.amber, 'bread'), { x: -34, y: -4, rotate: 8 }),
              ],
            ],
          },
          true,
        ),
      ],
      { y: -226 },
    ),
    ...paving(454, { stone: '#453e56', joint: '#3c364c', wear: '#4f4862' }, 170),
    fill(rect(0, 448, 960, 13), '#857a9a'),
  ],
  lighting: streetLamp,
  text: { x: 60, y: 476, w: 830, h: 214, ink: colours.cream, ground: '#453e56', size: 20.5 },
}
