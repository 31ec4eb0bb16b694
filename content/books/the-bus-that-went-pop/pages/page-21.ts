import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { lollipopLady, student, tubaPlayer } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { ground, shadow, shed, sky, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { brightMorning } from '../places/light.ts'
import { clipboard } from '../props/garden.ts'
import { tuba } from '../props/instruments.ts'
import { bunch } from '../props/rhubarb.ts'
import { robin } from '../props/robin.ts'

const table: SceneNode[] = [
  fill(rect(-196, 10, 16, 120) + rect(180, 10, 16, 120), colours.woodDark),
  ...paper(rect(-210, -4, 420, 22, 4), colours.wood, 5),
  ...[-196, -66, 64].flatMap((x, i) => [
    place(bunch(), { x, y: -20 - (i % 2) * 4 }),
    place(bunch(), { x: x + 6, y: -44 }),
  ]),
  ...paper(rect(-104, 30, 208, 64, 4), colours.custardPale, 4),
  place([lettering('RHUBARB', 26, colours.rhubarb)], { y: 62 }),
]

const walkers: SceneNode[] = [
  { who: student, x: 70, foot: 548 },
  { who: lollipopLady, x: 158, foot: 566 },
].flatMap(({ who, x, foot }) => [
  shadow(x, foot, 60, 0.16),
  place(
    profile(who, {
      hands: [
        [30, -56],
        [36, -50],
      ],
      feet: [
        [-22, 114],
        [24, 112],
      ],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      holding: [[], [place(bunch(), { x: -30, y: 6, rotate: -36, scale: 0.9 })]],
    }),
    { x, y: foot - 116 * 0.56, scale: 0.56, flip: true },
  ),
])

export const drawing: Drawing = {
  scene: [
    ...sky(brightMorning, 440, 211),
    ...town(brightMorning, 432, 41, false),
    ...ground(brightMorning, 424, 215),
    place(shed(brightMorning, true), { x: 320, y: 470, scale: 0.6 }),
    place(bus({ down: 'day', roof: 'snowy', door: 'open' }), { x: 590, y: 516, scale: 0.52 }),
    ...walkers,
    shadow(858, 524, 80, 0.16),
    place(
      figure(tubaPlayer, {
        turn: 0.3,
        hands: [
          [-10, -70],
          [34, -50],
        ],
        arms: ['front', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'none' },
        holding: [[], [place(tuba(), { x: -6, y: 54, scale: 0.86 })]],
      }),
      { x: 850, y: 456, scale: 0.6 },
    ),
    place(robin(), { x: 934, y: 424, scale: 0.7, flip: true }),
    stroke(line([934, 424], [934, 540]), colours.woodDark, 8),
    shadow(420, 712, 460, 0.16),
    place(
      figure(mrGill, {
        turn: 0.3,
        hands: [
          [-52, -30],
          [58, -86],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[], [place(bunch(), { x: -10, y: 4, rotate: -28, scale: 0.9 })]],
      }),
      { x: 396, y: 560, scale: 0.98 },
    ),
    place(
      figure(kai, {
        turn: 0.35,
        hands: [
          [-40, -14],
          [38, -52],
        ],
        feeling: { eyes: 'open', brows: 'up', mouth: 'grin' },
      }),
      { x: 262, y: 578, scale: 1.04 },
    ),
    place(
      figure(mei, {
        turn: 0.3,
        hands: [
          [-44, -100],
          [46, -98],
        ],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
      }),
      { x: 536, y: 572, scale: 1.06 },
    ),
    place(table, { x: 400, y: 600 }),
    shadow(776, 708, 130, 0.2),
    place(bunch(), { x: 736, y: 524, rotate: -10, scale: 0.9 }),
    place(
      profile(mrsOgden, {
        nod: 0.5,
        tilt: 4,
        hands: [
          [40, -62],
          [48, -58],
        ],
        feet: [
          [-12, 124],
          [16, 124],
        ],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.7, 0.7] },
        holding: [
          [place(clipboard(), { x: 8, y: 12, rotate: -12, scale: 1.1 })],
          [stroke(line([4, 4], [-8, -34]), colours.rhubarb, 5)],
        ],
      }),
      { x: 776, y: 566, scale: 1.1, flip: true },
    ),
  ],
  text: { x: 52, y: 40, w: 720, h: 230, ink: colours.ink, ground: '#b6daef', size: 22 },
}
