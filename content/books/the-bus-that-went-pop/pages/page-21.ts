import { figure } from '../../../kit/figure.ts'
import { curve, line, rect, rounded } from '../../../kit/geometry.ts'
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
import { morningSun } from '../places/lighting.ts'
import { penHand, thumbOver } from '../props/big-hands.ts'
import { tuba } from '../props/instruments.ts'
import { bunch } from '../props/rhubarb.ts'
import { robin } from '../props/robin.ts'

const table: SceneNode[] = [
  ...paper(rect(-214, 6, 428, 150), colours.custardPale, 5),
  stroke([-150, -90, -30, 30, 90, 150].map((x) => line([x, 22], [x - 3, 156])).join(''), colours.custard, 5, 0.5),
  ...paper(rect(-224, -6, 448, 20, 4), colours.wood, 5),
  place([lettering('RHUBARB', 32, colours.rhubarb)], { x: -44, y: 62 }),
  ...[-204, -62, 74].flatMap((x, i) => [
    place(bunch(), { x, y: -22 - (i % 2) * 4 }),
    ...(i < 2 ? [] : [place(bunch(), { x: x + 8, y: -46 })]),
  ]),
]

/** What Mrs Ogden sees: her clipboard, her two hands, and the word that she has just crossed out. */
const board: SceneNode[] = [
  ...paper(rect(-140, -150, 280, 330, 12), colours.woodDark, 7),
  fill(rect(-124, -124, 248, 300, 4), colours.white),
  fill(rect(-52, -166, 104, 34, 8), colours.tin),
  fill(rect(-34, -176, 68, 18, 8), colours.tinDark),
  place([lettering('THE NUMBER 9', 20, colours.ink)], { y: -88 }),
  stroke(line([-100, -62], [100, -62]), colours.tin, 3),
  place([lettering('SQUASHED', 27, colours.ink)], { y: -18 }),
  stroke(curve('-108,-14 -60,-22 -4,-15 46,-23 102,-15'), colours.rhubarb, 8),
  stroke([40, 74, 108].map((y) => line([-100, y], [96, y])).join(''), colours.tin, 4),
]

const { complexion, sleeve } = mrsOgden

const hands: SceneNode[] = [
  fill(rounded([528, 800], [586, 716], 62, 42), sleeve),
  fill(rounded([576, 736], [592, 712], 45, 44), colours.heatherDark),
  place(thumbOver(complexion), { x: 624, y: 640, scale: 1.25 }),
  fill(rounded([1028, 800], [968, 716], 62, 42), sleeve),
  fill(rounded([978, 730], [960, 706], 45, 44), colours.heatherDark),
  place(penHand(complexion, colours.slateDark), { x: 866, y: 552, scale: 1.12 }),
]

const walkers: SceneNode[] = [
  { who: lollipopLady, x: 52, foot: 690 },
  { who: student, x: 92, foot: 612 },
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
    place(bus({ down: 'day', roof: 'snowy', door: 'open' }), { x: 196, y: 512, scale: 0.56 }),
    place(gate, { x: 830, y: 500 }),
    shadow(580, 530, 80, 0.16),
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
      { x: 578, y: 468, scale: 0.54 },
    ),
    ...walkers,
    shadow(330, 714, 470, 0.16),
    place(
      figure(mrGill, {
        turn: 0.25,
        tilt: 4,
        hands: [
          [-56, -18],
          [72, -112],
        ],
        grasp: ['rest', 'open'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        legless: true,
      }),
      { x: 330, y: 548, scale: 1.14 },
    ),
    place(
      figure(kai, {
        turn: 0.4,
        tilt: -5,
        hands: [
          [-10, -38],
          [38, -48],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [0.8, 0.2] },
        holding: [[place(bunch(), { x: -44, y: 4, rotate: -8, scale: 0.86 })], []],
        legless: true,
      }),
      { x: 204, y: 574, scale: 1.22 },
    ),
    place(
      figure(mei, {
        turn: 0.2,
        hands: [
          [-58, -88],
          [60, -94],
        ],
        grasp: ['open', 'open'],
        arms: ['back', 'back'],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
        legless: true,
      }),
      { x: 454, y: 580, scale: 1.22 },
    ),
    place(table, { x: 330, y: 604, scale: 1.02 }),
    place(robin(), { x: 684, y: 404, scale: 1, flip: true }),
    place(board, { x: 776, y: 560, rotate: 5 }),
    ...hands,
  ],
  lighting: morningSun,
  text: { x: 52, y: 40, w: 720, h: 230, ink: colours.ink, ground: '#b6daef', size: 22 },
}
