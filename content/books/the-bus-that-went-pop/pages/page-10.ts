import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, shadow, shed, sky, snowfall, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { greyDay } from '../places/light.ts'
import { greyLight } from '../places/lighting.ts'
import { barrow } from '../props/garden.ts'
import { rhubarb } from '../props/rhubarb.ts'
import { robin } from '../props/robin.ts'

/** A stalk that has gone limp, thin as string, with its pale leaf at the end. */
const limp = (x: number, y: number, way: number, long = 1): SceneNode[] => [
  stroke(
    curve([
      [x, y],
      [x + way * 26, y - 30 * long],
      [x + way * 62 * long, y - 12],
      [x + way * 82 * long, y + 30 * long],
    ]),
    '#8fb05c',
    5,
  ),
  place(
    [
      fill(blob('0,-8 -16,0 -22,18 -14,26 -16,40 -2,46 4,54 10,44 20,36 16,24 22,12 12,0', 0.12), '#7d9c4a'),
      stroke(curve('0,-6 2,16 2,40') + curve('1,12 -7,20 -11,26') + curve('2,18 9,24 13,30'), '#5f7c36', 2.4),
    ],
    { x: x + way * 82 * long, y: y + 30 * long, rotate: -way * 14, scale: 0.86 },
  ),
]

/** What comes off a kitchen and a garden: an eggshell, a carrot's top, dead leaves. */
const scraps: SceneNode[] = [
  fill(blob('-78,-82 -66,-92 -52,-86 -54,-72 -64,-78 -72,-72', 0.1), '#efe4d2'),
  fill(blob('74,-92 96,-100 104,-90 84,-82', 0.1), '#b98a4a'),
  fill(blob('-30,-84 -14,-94 0,-86 -14,-78', 0.12), '#a5713c'),
  fill(blob('30,-78 46,-88 58,-80 46,-72', 0.12), '#8f9a4c'),
]

const heap: SceneNode[] = [
  ...paper(rect(-150, -120, 14, 130), colours.woodDark, 3),
  ...[-96, -58, -20].map((y) => fill(rect(-146, y, 292, 22, 3), colours.wood)),
  fill(blob('-136,-50 -124,-84 -70,-104 0,-112 70,-102 124,-80 138,-50 130,0 -130,0'), '#5c4434'),
  place(rhubarb('asleep', 4), { x: -66, y: -86, scale: 0.84, rotate: -8 }),
  place(rhubarb('asleep', 7), { x: 52, y: -84, scale: 0.88, rotate: 10 }),
  ...limp(-92, -126, -1, 0.7),
  ...limp(-60, -134, -1, 0.9),
  ...limp(-52, -132, 1, 0.9),
  ...limp(36, -128, -1, 0.6),
  ...limp(56, -132, 1, 0.9),
  ...limp(84, -122, 1, 0.7),
  ...scraps,
  ...[-62, -30].map((y) => fill(rect(-150, y, 300, 22, 3), colours.wood)),
  stroke(line([-140, -52], [140, -54]) + line([-140, -20], [140, -22]), colours.woodDark, 2, 0.6),
  ...paper(rect(138, -120, 14, 130), colours.woodDark, 3),
  fill(blob('-152,-120 -136,-128 -134,-116 -150,-112'), colours.snow),
]

const tub: SceneNode[] = [
  seatAt([-110, -62], [110, -62]),
  fill(blob('-130,0 -120,-56 -90,-70 90,-70 120,-56 130,0', 0.08), colours.tin),
  fill(blob('-126,-40 -100,-76 0,-84 100,-76 126,-40 90,-58 -90,-58', 0.1), colours.snow),
  stroke(curve('-124,-20 0,-12 124,-20'), colours.tinDark, 3),
]

export const drawing: Drawing = {
  scene: [
    ...sky(greyDay, 330, 101),
    ...town(greyDay, 336, 25, false, false),
    ...ground({ ...greyDay, groundMark: greyDay.groundFar }, 322, 105),
    place(shed(greyDay, true), { x: 60, y: 386, scale: 0.7 }),
    place(bus({ down: 'blankets', roof: 'snowy' }), { x: 628, y: 430, scale: 0.5 }),
    shadow(250, 622, 220, 0.2),
    place(barrow(), { x: 236, y: 618, scale: 1.3, flip: true }),
    shadow(440, 704, 170, 0.2),
    place(
      figure(mrGill, {
        turn: 0.35,
        nod: 1,
        tilt: 10,
        lean: 3,
        hands: [
          [-18, -10],
          [18, -4],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.4, 1] },
      }),
      { x: 436, y: 546, scale: 1.38 },
    ),
    shadow(760, 700, 420, 0.2),
    place(tub, { x: 744, y: 706, scale: 1.42 }),
    place(
      figure(kai, {
        turn: -0.5,
        nod: 0.4,
        tilt: -9,
        lean: 4,
        hands: [
          [-46, 2],
          [-10, 10],
        ],
        grasp: ['rest', 'rest'],
        arms: ['over', 'over'],
        ...sitting(kai.build, -1, 0.6),
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.8, 0.6] },
      }),
      { x: 676, y: 604, scale: 1.5 },
    ),
    place(
      figure(mei, {
        turn: -0.55,
        nod: -0.2,
        tilt: 9,
        lean: -12,
        hands: [
          [-38, 0],
          [58, -92],
        ],
        grasp: ['rest', 'open'],
        arms: ['over', 'back'],
        ...sitting(mei.build, 1, 0.9),
        feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
      }),
      { x: 858, y: 602, scale: 1.54 },
    ),
    place(heap, { x: 128, y: 790, scale: 1.42, rotate: -2 }),
    place(robin(), { x: 322, y: 628, scale: 1.2, flip: true }),
    snowfall(250, 120, 107, 3.4),
  ],
  lighting: greyLight,
  text: { x: 56, y: 32, w: 700, h: 214, ink: colours.ink, ground: '#a6adc6', size: 19.5 },
}
