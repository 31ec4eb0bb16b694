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
import { ground, shadow, sky, town } from '../places/allotment.ts'
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
  { who: student, x: 70, foot: 622 },
  { who: lollipopLady, x: 186, foot: 650 },
].flatMap(({ who, x, foot }) => [
  shadow(x, foot, 60, 0.16),
  place(
    profile(who, {
      lean: who === student ? 5 : -4,
      tilt: who === student ? 0 : -7,
      hands: [
        [30, -56],
        [36, who === student ? -50 : -42],
      ],
      feet: [
        [-22, 114],
        [24, 112],
      ],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      holding: [[], [place(bunch(), { x: -30, y: 6, rotate: -36, scale: 0.9 })]],
    }),
    { x, y: foot - 116 * 0.6, scale: 0.6, flip: true },
  ),
])

/** The gate in its hedge-side posts, 150 wide and 90 high, standing on y = 0. */
const gate: SceneNode[] = [
  stroke(
    [-20, -40, -60, -80].map((y) => line([0, y], [150, y])).join('') + line([4, -20], [146, -80]),
    colours.wood,
    8,
  ),
  fill(rect(-10, -104, 16, 108, 3) + rect(144, -104, 16, 108, 3), colours.woodDark),
  fill(rect(-14, -110, 24, 9, 4) + rect(140, -110, 24, 9, 4), colours.snow),
]

export const drawing: Drawing = {
  scene: [
    ...sky(brightMorning, 440, 211),
    ...town(brightMorning, 432, 41, false),
    ...ground(brightMorning, 424, 215),
    place(bus({ down: 'day', roof: 'snowy', door: 'open' }), { x: 138, y: 484, scale: 0.4 }),
    place(gate, { x: 792, y: 520 }),
    stroke(line([276, 446], [276, 516]), colours.woodDark, 7),
    place(robin(), { x: 276, y: 446, scale: 0.56 }),
    shadow(334, 520, 70, 0.16),
    place(
      figure(tubaPlayer, {
        turn: -0.3,
        hands: [
          [-10, -70],
          [34, -50],
        ],
        arms: ['front', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'none' },
        holding: [[], [place(tuba(), { x: -6, y: 54, scale: 0.86 })]],
      }),
      { x: 332, y: 460, scale: 0.5 },
    ),
    ...walkers,
    shadow(582, 712, 460, 0.16),
    place(
      figure(mrGill, {
        turn: -0.2,
        hands: [
          [-52, -30],
          [54, -34],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      }),
      { x: 582, y: 556, scale: 0.98 },
    ),
    place(
      figure(kai, {
        turn: 0.3,
        hands: [
          [-40, -14],
          [38, -52],
        ],
        feeling: { eyes: 'open', brows: 'up', mouth: 'grin' },
      }),
      { x: 446, y: 578, scale: 1.04 },
    ),
    place(
      figure(mei, {
        turn: -0.2,
        hands: [
          [-44, -100],
          [46, -98],
        ],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
      }),
      { x: 710, y: 572, scale: 1.06 },
    ),
    place(table, { x: 578, y: 600 }),
    shadow(880, 708, 130, 0.2),
    place(bunch(), { x: 846, y: 524, rotate: -10, scale: 0.9 }),
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
      { x: 884, y: 566, scale: 1.1, flip: true },
    ),
  ],
  text: { x: 52, y: 40, w: 720, h: 230, ink: colours.ink, ground: '#b6daef', size: 22 },
}
