import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
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

const limp = (x: number, y: number, way: number): SceneNode =>
  stroke(
    curve([
      [x, y],
      [x + way * 30, y - 26],
      [x + way * 66, y - 6],
      [x + way * 80, y + 26],
    ]),
    '#84a055',
    5,
  )

const heap: SceneNode[] = [
  ...paper(rect(-150, -120, 14, 130), colours.woodDark, 3),
  ...[-96, -58, -20].map((y) => fill(rect(-146, y, 292, 22, 3), colours.wood)),
  fill(blob('-136,-60 -120,-110 -60,-140 0,-152 70,-138 124,-106 138,-60 130,0 -130,0'), '#5c4434'),
  place(rhubarb('asleep', 4), { x: -64, y: -112, scale: 0.8, rotate: 24 }),
  place(rhubarb('asleep', 7), { x: 48, y: -116, scale: 0.86, rotate: 160 }),
  place(rhubarb('asleep', 9), { x: -6, y: -128, scale: 0.8, rotate: -14 }),
  limp(-40, -140, -1),
  limp(-20, -150, 1),
  limp(40, -142, 1),
  limp(70, -120, 1),
  ...[-76, -36].map((y) => fill(rect(-150, y, 300, 22, 3), colours.wood)),
  stroke(line([-140, -64], [140, -66]) + line([-140, -24], [140, -26]), colours.woodDark, 2, 0.6),
  ...paper(rect(138, -120, 14, 130), colours.woodDark, 3),
  fill(blob('-152,-120 -136,-128 -134,-116 -150,-112'), colours.snow),
]

const tub: SceneNode[] = [
  seatAt([-110, -62], [110, -62]),
  fill(blob('-130,0 -120,-56 -90,-70 90,-70 120,-56 130,0', 0.08), colours.tin),
  fill(blob('-126,-40 -100,-76 0,-84 100,-76 126,-40 90,-58 -90,-58', 0.1), colours.snow),
  stroke(curve('-124,-20 0,-12 124,-20'), colours.tinDark, 3),
]

/** The bare apple tree, whose branch comes in over our heads. */
const branch: SceneNode[] = [
  stroke(curve('980,128 900,96 820,92 730,60'), '#3d3448', 17),
  stroke(
    curve('860,94 820,46 800,8') + curve('800,86 752,116 716,122') + curve('930,106 900,160 862,186'),
    '#3d3448',
    8,
  ),
  stroke(curve('812,38 782,34 764,20') + curve('892,172 906,200 900,222'), '#3d3448', 5),
  stroke(curve('976,118 900,86 820,82 734,52') + curve('796,80 752,108 720,114'), colours.snow, 7),
]

export const drawing: Drawing = {
  scene: [
    ...sky(greyDay, 330, 101),
    ...town(greyDay, 326, 25, false, false),
    ...ground({ ...greyDay, groundMark: greyDay.groundFar }, 312, 105),
    place(shed(greyDay, true), { x: 60, y: 372, scale: 0.7 }),
    place(bus({ down: 'blankets', roof: 'snowy' }), { x: 516, y: 404, scale: 0.46 }),
    shadow(330, 664, 230, 0.2),
    place(barrow(), { x: 262, y: 560, scale: 1.1, flip: true }),
    place(
      profile(mrGill, {
        lean: 9,
        nod: 0.8,
        tilt: 12,
        hands: [
          [54, -24],
          [44, -16],
        ],
        grasp: ['grip', 'grip'],
        feet: [
          [18, 116],
          [-22, 114],
        ],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.5, 1] },
      }),
      { x: 372, y: 500, scale: 1.36, flip: true },
    ),
    shadow(760, 700, 420, 0.2),
    place(tub, { x: 744, y: 706, scale: 1.42 }),
    place(
      figure(kai, {
        turn: -0.5,
        nod: 0.4,
        tilt: -11,
        lean: 9,
        hands: [
          [-12, -2],
          [20, -88],
        ],
        grasp: ['rest', 'grip'],
        arms: ['over', 'over'],
        ...sitting(kai.build, -1, 0.6),
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.8, 0.6] },
      }),
      { x: 668, y: 604, scale: 1.44 },
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
      { x: 852, y: 602, scale: 1.52 },
    ),
    place(heap, { x: 128, y: 790, scale: 1.42, rotate: -2 }),
    ...branch,
    place(robin(), { x: 318, y: 618, scale: 1.1, flip: true }),
    snowfall(250, 120, 107, 3.4),
  ],
  lighting: greyLight,
  text: { x: 56, y: 34, w: 610, h: 236, ink: colours.ink, ground: '#a6adc6', size: 20 },
}
