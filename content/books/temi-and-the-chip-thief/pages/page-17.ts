import { figure } from '../../../kit/figure.ts'
import { rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, seatAt } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { mrTindall } from '../cast/mr-tindall.ts'
import { mrsKaur } from '../cast/mrs-kaur.ts'
import { temi } from '../cast/temi.ts'
import { bride, townsfolk } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { shopFront } from '../places/chip-shop.ts'
import { dusk } from '../places/light.ts'
import { shopWindow } from '../places/lighting.ts'
import { groundShadow, promenade, sky } from '../places/seafront.ts'
import { chip, chipBag } from '../props/chips.ts'
import { buttonJar } from '../props/furniture.ts'
import { button, canvases, lookoutHat } from '../props/hat.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const light = { ...dusk, skyTop: '#2b2f5c', skyLow: '#b0687a' }

const sign: SceneNode[] = [
  fill(rect(-84, 60, 10, 92) + rect(74, 60, 10, 92), colours.woodDark),
  ...paper(rect(-112, -92, 224, 160, 5), colours.cream, 5),
  place([lettering('ONE ODD', 24, colours.tomato)], { y: -66 }),
  place([lettering('BUTTON', 24, colours.tomato)], { y: -30 }),
  place([lettering('BUYS', 13, colours.ink)], { y: -3 }),
  place([lettering('ONE HOT CHIP', 19, colours.ink)], { y: 24 }),
  ...button(-84, 50, 9, colours.green),
  chip(24, 60, 84, 50),
]

const queue: [Figure | undefined, number, string, number][] = [
  [townsfolk[2], 228, colours.white, 0.9],
  [bride, 322, colours.cream, 0.92],
  [townsfolk[3], 396, colours.tomato, 0.96],
]

/** How each of them brings a button, the last of the queue at the end. */
const manners: Pick<Pose, 'hands' | 'grasp' | 'turn' | 'tilt' | 'lean' | 'arms' | 'nod' | 'weight'>[] = [
  {
    hands: [
      [-44, -118],
      [46, -132],
    ],
    grasp: ['open', 'grip'],
    arms: ['back', 'back'],
    turn: 0.5,
    nod: -0.6,
  },
  {
    hands: [
      [8, -48],
      [34, -52],
    ],
    grasp: ['cup', 'cup'],
    arms: ['over', 'over'],
    turn: 0.3,
    tilt: 7,
    nod: 0.4,
    weight: 1,
  },
  {
    hands: [
      [-50, -10],
      [24, -188],
    ],
    grasp: ['rest', 'grip'],
    arms: ['front', 'back'],
    turn: 0.6,
    tilt: -6,
    weight: -1,
  },
  {
    hands: [
      [-62, -34],
      [78, -74],
    ],
    grasp: ['grip', 'grip'],
    turn: 0.5,
    lean: 5,
    weight: 1,
  },
]

/** The last of the queue, close to us and dark against the window's light, with a button off a sofa. */
const last: SceneNode[] = townsfolk[4]
  ? [
      place(
        figure(townsfolk[4], {
          back: true,
          turn: 0.4,
          tilt: 9,
          lean: 5,
          hands: [
            [-44, -10],
            [86, -112],
          ],
          grasp: ['rest', 'grip'],
          arms: ['front', 'back'],
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile' },
          holding: [[], button(4, -15, 17, colours.mustard)],
          legless: true,
        }),
        { x: 34, y: 800, scale: 1.78 },
      ),
    ]
  : []

export const drawing: Drawing = {
  scene: [
    ...sky(light, 650, 121),
    ...promenade({ ...light, ground: '#6f5a74', groundMark: '#584660' }, 600, 124),
    place(
      [
        place(shopFront(), { x: 690, y: 612 }),
        clipTo(rect(0, 0, 960, 508), [
          place(
            figure(mrsKaur, {
              turn: -0.4,
              tilt: -3,
              hands: [
                [-84, -66],
                [30, -60],
              ],
              feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
              holding: [[chip(40, 50, -8, -8)], [place(chipBag(), { y: 0, scale: 1 })]],
              legless: true,
            }),
            { x: 560, y: 526, scale: 1.06 },
          ),
        ]),
        fill(rect(446, 504, 310, 18, 3), colours.cream),
        glow(560, 560, 300, '#ffd98a', 0.25),
        ...queue.toReversed().flatMap(([who, x, colour, scale], i) =>
          who
            ? [
                groundShadow(x, 704, 90, 0.3),
                place(
                  figure(who, {
                    hands: [
                      [0, 0],
                      [0, 0],
                    ],
                    ...(manners[i] ?? {}),
                    feeling: {
                      eyes: i % 2 === 1 ? 'happy' : 'open',
                      brows: 'up',
                      mouth: i % 2 === 0 ? 'smile' : 'grin',
                    },
                    holding: [[], button(i === 1 ? 8 : 4, -11, 12, colour)],
                  }),
                  { x, y: who === townsfolk[3] ? 632 : 598, scale },
                ),
              ]
            : [],
        ),
        place(sign, { x: 850, y: 366, rotate: 3, scale: 0.9 }),
        groundShadow(470, 708, 100, 0.3),
        place(
          figure(temi, {
            turn: -0.5,
            tilt: -7,
            weight: 1,
            hands: [
              [-44, -50],
              [14, -40],
            ],
            arms: ['front', 'front'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            holding: [
              [
                place(
                  buttonJar([
                    [-16, 26, colours.tomato],
                    [0, 28, colours.cream],
                    [16, 26, colours.mustard],
                    [-8, 12, colours.plum],
                    [9, 13, colours.green],
                    [-18, -2, colours.coral],
                    [18, 0, colours.white],
                    [0, -6, colours.seaDeep],
                  ]),
                  { x: 12, y: -4, scale: 0.95 },
                ),
              ],
              [],
            ],
          }),
          { x: 476, y: 628, scale: 0.98 },
        ),
        groundShadow(620, 712, 140, 0.3),
        place(
          inWheelchair(finn, {
            turn: -0.3,
            nod: 0.3,
            hands: [
              [-34, -62],
              [36, -58],
            ],
            grasp: ['grip', 'grip'],
            arms: ['over', 'over'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            holding: [button(-2, -14, 12, colours.coral), button(2, -14, 12, colours.seaDeep)],
          }),
          { x: 620, y: 712, scale: 0.84 },
        ),
        groundShadow(800, 706, 150, 0.3),
        seatAt([770, 664], [866, 664]),
        fill(rect(770, 664, 96, 40, 4), colours.woodDark),
        place(
          figure(mrTindall, {
            nod: 0.6,
            turn: -0.35,
            tilt: -9,
            lean: -6,
            hands: [
              [-26, -44],
              [26, -50],
            ],
            arms: ['over', 'over'],
            ...sitting(mrTindall.build, -1, 0.36),
            feeling: { eyes: 'open', brows: 'rest', mouth: 'none', gaze: [0, 1] },
            holding: [
              [place(lookoutHat(canvases.navy, true, [colours.mustard, colours.white]), { x: 26, y: 14, scale: 30 })],
              [],
            ],
          }),
          { x: 820, y: 644, scale: 1 },
        ),
      ],
      { x: 944 - 944 * 1.14, y: 716 - 716 * 1.14, scale: 1.14 },
    ),
    ...last,
  ],
  lighting: shopWindow,
  text: { x: 44, y: 30, w: 290, h: 396, ink: colours.cream, ground: '#5b4a6b', size: 20 },
}
