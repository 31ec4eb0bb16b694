import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import {
  baker,
  cornetPlayer,
  hornPlayer,
  lollipopLady,
  neighbour,
  student,
  tubaPlayer,
  twinOne,
  twinTwo,
} from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { ground, moon, shadow, sky, snowfall, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { snowyNight } from '../places/light.ts'
import { moonlight } from '../places/lighting.ts'
import { lollipop, tubaInSnow } from '../props/instruments.ts'
import { bigTorch, bucket, smallTorch } from '../props/lights.ts'

const climbers: [Figure, number, number, number][] = [
  [hornPlayer, 76, 486, 0.34],
  [cornetPlayer, 116, 490, 0.37],
  [tubaPlayer, 166, 494, 0.4],
  [student, 222, 502, 0.42],
  [neighbour, 276, 510, 0.45],
  [twinOne, 330, 520, 0.5],
  [twinTwo, 364, 524, 0.5],
  [baker, 408, 530, 0.52],
  [lollipopLady, 466, 544, 0.56],
]

const queue: SceneNode[] = climbers.flatMap(([who, x, foot, scale], i) => [
  shadow(x, foot, 110 * scale, 0.25),
  place(
    profile(who, {
      lean: 3 + (i % 4) * 2,
      tilt: ((i * 7) % 11) - 5,
      hands: [
        [16 - i * 3, -24 - (i % 3) * 9],
        [who === lollipopLady ? 62 : 28, who === lollipopLady ? -58 : -16],
      ],
      feet: [
        [-who.build.leg * 0.18, who.build.leg],
        [who.build.leg * 0.2, who.build.leg * 0.98],
      ],
      feeling: { eyes: i % 2 === 0 ? 'open' : 'happy', brows: 'up', mouth: 'smile' },
      holding: [[], who === lollipopLady ? [place(lollipop(), { x: -18, y: 78, rotate: 17 })] : []],
    }),
    { x, y: foot - who.build.leg * scale, scale },
  ),
])

/** Three tubas that the band has pushed deep into the snow. */
const tubas: SceneNode[] = [
  { x: 240, y: 668, scale: 0.92 },
  { x: 84, y: 672, scale: 0.96 },
  { x: 162, y: 706, scale: 1.08 },
].flatMap((at) => [
  fill(ellipse(at.x + 26, at.y + 4, 74 * at.scale, 11), '#8fa1d6', 0.6),
  place(tubaInSnow(), at),
  fill(
    blob([
      [at.x - 84, at.y + 16],
      [at.x - 58, at.y - 8],
      [at.x - 14, at.y - 20],
      [at.x + 30, at.y - 12],
      [at.x + 70, at.y + 16],
    ]),
    '#c6d2f0',
  ),
])

const poster: SceneNode[] = [
  stroke(line([0, 0], [0, -120]), colours.woodDark, 9),
  ...paper(rect(-80, -190, 160, 146, 4), colours.custardPale, 4),
  place([lettering('THE', 10, colours.ink)], { y: -176 }),
  place([lettering('QUIETEST', 17, colours.rhubarb)], { y: -156 }),
  place([lettering('CONCERT', 17, colours.rhubarb)], { y: -132 }),
  place([lettering('IN THE WORLD', 11, colours.ink)], { y: -110 }),
  place([lettering('ONE POUND', 12, colours.rhubarb)], { y: -84 }),
  place([lettering('NO COUGHING', 11, colours.ink)], { y: -62 }),
  fill(blob('-80,-188 -60,-202 0,-200 60,-204 80,-188 40,-192 -30,-190'), colours.snow),
]

export const drawing: Drawing = {
  scene: [
    ...sky(snowyNight, 470, 161),
    ...moon(870, 90, 40),
    ...town(snowyNight, 470, 37, true),
    ...ground(snowyNight, 462, 165),
    fill(blob('-30,480 160,488 360,514 520,548 600,590 560,630 420,600 200,540 -30,512'), '#8fa1d6', 0.5),
    place(bus({ up: 'dark', down: 'blankets', roof: 'snowy', shade: 0.45, door: 'open' }), {
      x: 746,
      y: 620,
      scale: 0.86,
    }),
    glow(548, 540, 120, '#ffd98a', 0.6),
    ...queue,
    ...tubas,
    snowfall(316, 120, 167, 3.2),
    place(poster, { x: 372, y: 712, scale: 1.02 }),
    fill(blob('320,730 334,704 372,698 412,704 428,730'), '#c6d2f0'),
    place(
      profile(mrsOgden, {
        nod: 0.3,
        tilt: -3,
        hands: [
          [30, -66],
          [22, -34],
        ],
        grasp: ['grip', 'grip'],
        feet: [
          [-12, 124],
          [16, 124],
        ],
        feeling: { eyes: 'half', brows: 'cross', mouth: 'flat', gaze: [0.5, 0.6] },
        holding: [[], [place(bigTorch(), { x: -12, y: -16, rotate: -64, scale: 0.6 })]],
      }),
      { x: 862, y: 676, scale: 1.56, flip: true },
    ),
    place(
      [
        ...figure(kai, {
          turn: 0.55,
          nod: -0.5,
          lean: 7,
          ...armsBehind,
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, -0.6] },
        }),
        placedArm(kai, {
          side: 1,
          elbow: [62, -38],
          hand: [92, -64],
          state: 'grip',
          thumb: -1,
          lean: 7,
          drawn: grippingHand(kai.complexion),
        }),
        place(
          bucket([
            place(smallTorch(colours.rhubarb), { x: -14, y: -58, rotate: -72, scale: 0.9 }),
            place(smallTorch(colours.teal), { x: 12, y: -60, rotate: -104, scale: 0.9 }),
            place(smallTorch(colours.custard), { x: 0, y: -56, rotate: -84, scale: 0.7 }),
          ]),
          { x: 86, y: 22, scale: 0.86 },
        ),
        // One hand has it by its handle, the other from below.
        placedArm(kai, {
          side: -1,
          elbow: [4, -10],
          hand: [62, 8],
          state: 'rest',
          thumb: -1,
          lean: 7,
          handSize: 1.15,
          drawn: restingHand(kai.complexion),
        }),
      ],
      { x: 552, y: 700, scale: 1.66 },
    ),
  ],
  lighting: { ...moonlight, from: [856, 90] },
  text: { x: 52, y: 40, w: 620, h: 300, ink: colours.white, ground: '#262b66', size: 22 },
}
