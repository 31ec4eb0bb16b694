import { grippingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind, type PlacedArm, placedArm } from '../../../kit/placed-arm.ts'
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

/** Somebody of the queue, with a button; those who come later stand nearer to us. */
const waiting = (
  who: Figure | undefined,
  at: { x: number; y: number; scale: number },
  pose: Omit<Pose, 'hands' | 'arms' | 'feeling'>,
  mouth: 'smile' | 'grin',
  arms: PlacedArm[],
): SceneNode[] =>
  who
    ? [
        groundShadow(at.x, at.y + who.build.leg * at.scale + 4, 80, 0.3),
        place(
          [
            ...figure(who, {
              ...armsBehind,
              ...pose,
              feeling: { eyes: mouth === 'grin' ? 'happy' : 'open', brows: 'up', mouth },
            }),
            ...arms.map((arm) => placedArm(who, { ...arm, lean: pose.lean ?? 0 })),
          ],
          at,
        ),
      ]
    : []

/** Her string of pearls, which swings from her fingers. */
const pearls: SceneNode[] = [
  fill(
    Array.from({ length: 15 }, (_, i) => {
      const a = Math.PI * (i / 14)
      return ellipse(26 - Math.cos(a) * 15, -6 + Math.sin(a) * 50, i % 3 === 1 ? 6 : 5)
    }).join(''),
    colours.white,
  ),
]

const queue: SceneNode[] = [
  ...waiting(townsfolk[4], { x: 150, y: 590, scale: 0.86 }, { turn: 0.55, tilt: -4, lean: 4 }, 'smile', [
    { side: -1, elbow: [-46, -50], hand: [-44, -6], state: 'rest' },
    { side: 1, elbow: [62, -98], hand: [60, -146], state: 'grip', holding: button(0, -17, 17, colours.mustard) },
  ]),
  ...waiting(townsfolk[2], { x: 248, y: 596, scale: 0.94 }, { turn: 0.6, tilt: 6, nod: -0.2, lean: 6 }, 'grin', [
    { side: -1, elbow: [-48, -50], hand: [-42, -6], state: 'rest' },
    { side: 1, elbow: [58, -52], hand: [66, -98], state: 'grip', holding: button(0, -14, 12, colours.white) },
  ]),
  fill(ellipse(334, 699, 17, 8) + ellipse(368, 699, 17, 8), '#cfc4cc'),
  ...waiting(
    bride,
    { x: 352, y: 602, scale: 1.02 },
    { turn: 0.5, tilt: -9, nod: -0.2, lean: 8, legless: true },
    'grin',
    [
      { side: -1, elbow: [-58, -56], hand: [-30, -28], state: 'rest', thumb: -1 },
      {
        side: 1,
        elbow: [76, -104],
        hand: [70, -160],
        state: 'grip',
        thumb: -1,
        handSize: 1.2,
        holding: pearls,
        drawn: grippingHand(bride.complexion),
      },
    ],
  ),
  ...waiting(townsfolk[3], { x: 222, y: 648, scale: 1.04 }, { turn: 0.55, tilt: -6, nod: -0.4, lean: 7 }, 'grin', [
    { side: -1, elbow: [-42, -30], hand: [-38, 2], state: 'rest' },
    {
      side: 1,
      elbow: [48, -62],
      hand: [54, -112],
      state: 'grip',
      thumb: -1,
      handSize: 1.15,
      holding: button(2, -18, 14, colours.tomato),
      drawn: grippingHand(townsfolk[3]?.complexion ?? bride.complexion),
    },
  ]),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 650, 121),
    ...promenade({ ...light, ground: '#6f5a74', groundMark: '#584660' }, 600, 124),
    place(
      [
        place(shopFront(), { x: 690, y: 612 }),
        clipTo(rect(0, 0, 960, 508), [
          place(
            [
              ...figure(mrsKaur, {
                ...armsBehind,
                turn: -0.4,
                tilt: -5,
                lean: -4,
                feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
                legless: true,
              }),
              placedArm(mrsKaur, {
                side: 1,
                elbow: [54, -44],
                hand: [20, -40],
                state: 'grip',
                lean: -4,
                holding: [place(chipBag(), { x: -2, y: -10, scale: 1.05 })],
              }),
              placedArm(mrsKaur, {
                side: -1,
                elbow: [-66, -56],
                hand: [-100, -84],
                state: 'grip',
                thumb: 1,
                lean: -4,
                holding: [chip(44, -30, -6, -14)],
              }),
            ],
            { x: 580, y: 520, scale: 1.12 },
          ),
        ]),
        fill(rect(446, 504, 310, 18, 3), colours.cream),
        glow(560, 560, 300, '#ffd98a', 0.25),
        ...queue,
        place(sign, { x: 850, y: 366, rotate: 3, scale: 0.9 }),
        groundShadow(506, 716, 100, 0.3),
        place(
          [
            ...figure(temi, {
              ...armsBehind,
              turn: -0.4,
              tilt: -5,
              feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            }),
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
              { x: -12, y: -36, scale: 0.86, rotate: -4 },
            ),
            placedArm(temi, { side: -1, elbow: [-50, -34], hand: [-32, -22], state: 'cup', thumb: 1 }),
            placedArm(temi, { side: 1, elbow: [46, -30], hand: [10, -20], state: 'cup', thumb: -1 }),
          ],
          { x: 508, y: 630, scale: 1 },
        ),
        groundShadow(640, 712, 140, 0.3),
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
          { x: 640, y: 712, scale: 0.88 },
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
  ],
  lighting: shopWindow,
  text: { x: 44, y: 30, w: 290, h: 336, ink: colours.cream, ground: '#5b4a6b', size: 20 },
}
