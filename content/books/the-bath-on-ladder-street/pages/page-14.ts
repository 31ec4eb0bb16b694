import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { nan } from '../cast/nan.ts'
import { near, shortNecked } from '../cast/near.ts'
import { electrician } from '../cast/neighbours.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { paving } from '../places/paving.ts'
import { puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bag, bell } from '../props/goods.ts'
import { pushchair } from '../props/pushchair.ts'
import { windingWheel } from '../props/wheel.ts'

/** How far the window and he are moved up: there is a person's height under his sill. */
const raised = 62

const light = { ...drizzle, skyTop: '#9aabba', skyLow: '#dfe5e2' }

/** The corner of Mr Bowen's house: plaster, and his window, pushed up. */
const corner: SceneNode[] = [
  fill(rect(548, -10, 430, 720), '#b9cfc9'),
  dabs({ x: 560, y: -10, w: 420, h: 430 }, '#ffffff', 40, 45, { length: 90, width: 8, opacity: 0.14 }),
  fill([0, 1, 2, 3, 4, 5, 6].map((i) => rect(548, 10 + i * 100, i % 2 ? 30 : 44, 50, 3)).join(''), colours.stone, 0.7),
  fill(rect(548, 690, 430, 30), colours.stoneShade),
  place(
    [
      ...paper(rect(622, -30, 316, 428, 5), colours.cream, 5),
      fill(rect(642, -30, 276, 410), '#4a3440'),
      glow(780, 220, 210, '#f3b565', 0.7),
      fill(rect(642, -30, 276, 74), '#9db4c4'),
      fill(rect(636, 38, 288, 14), colours.cream),
      fill('M642 52q46 120 4 330h-4ZM918 52q-46 120 -4 330h4Z', colours.raspberry, 0.9),
    ],
    { y: -raised },
  ),
]

/** The bell's box on the wall, the wire that comes down to it, and the one that goes on to the shop. */
const wiring: SceneNode[] = [
  stroke(curve('648,330 644,400 650,470 662,504') + curve('652,540 640,600 600,668 552,676'), colours.ink, 3.4),
  ...paper(rect(648, 498, 48, 58, 5), colours.cream, 3),
  fill(ellipse(672, 518, 11), colours.amber),
  fill(ellipse(672, 518, 4), colours.woodDark),
  stroke(line([658, 542], [686, 542]), colours.stoneShade, 3),
]

/** A coil of wire, 60 wide, round the origin. */
const coil: SceneNode[] = [0, 4, 8, 12].map((i) =>
  stroke(ellipse(i * 0.6, i * 0.4, 25 - i * 0.6, 30 - i), colours.ink, 3),
)

/** The tartan round his shoulders. */
const shawl: SceneNode[] = (() => {
  const shape = blob('-66,-96 -40,-116 -14,-100 0,-60 14,-100 40,-116 66,-96 76,-30 70,40 -70,40 -76,-30', 0.14)
  return [
    ...paper(shape, colours.teal, 3),
    clipTo(shape, [
      fill([-56, -20, 16, 52].map((x) => rect(x - 6, -130, 12, 200)).join(''), colours.tealDark, 0.55),
      fill([-90, -50, -10, 30].map((y) => rect(-100, y - 6, 200, 12)).join(''), colours.tealDark, 0.55),
      stroke(
        [-38, -2, 34].map((x) => line([x, -130], [x, 60])).join('') +
          [-70, -30, 10].map((y) => line([-100, y], [100, y])).join(''),
        colours.amber,
        2,
        0.9,
      ),
    ]),
  ]
})()

/** Nan's brake: a lever on a hinge, and the old boot at its middle, whose sole is against the rim of the wheel. */
const brake: SceneNode[] = [
  ...paper(rect(96, 640, 128, 16, 4), colours.woodDark, 3),
  stroke(line([196, 648], [202, 424]), colours.woodDark, 14),
  stroke(line([192, 630], [197, 436]), colours.wood, 3),
  fill(ellipse(196, 640, 8), colours.slatePale),
  place(
    [
      fill(blob('-26,-52 16,-52 18,-14 18,6 -44,6 -46,-8 -36,-18 -24,-22', 0.1), '#8c4a30'),
      fill(rect(-48, 4, 70, 11, 4), colours.ink),
      fill(rect(4, 12, 18, 8, 2), colours.ink),
      stroke(
        line([-23, -42], [-6, -40]) + line([-24, -31], [-7, -28]) + line([-28, -21], [-12, -16]),
        colours.cream,
        3,
      ),
      ...paper(rect(-29, -60, 48, 13, 5), '#b0683f', 3),
    ],
    { x: 152, y: 502, rotate: 90 },
  ),
  fill(ellipse(198, 510, 5), colours.slatePale),
]

/** A brush with wet black paint at its end, which points down; held at the origin. */
const paintbrush: SceneNode[] = [
  fill(rect(-2.6, -24, 5.2, 36, 2), colours.wood),
  fill(rect(-4.4, 9, 8.8, 8, 1), colours.slatePale),
  fill(blob('-4.6,16 4.6,16 5.4,24 0,34 -5.4,24'), colours.ink),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 23),
    ...valley(light, 566, 24),
    ...paving(556, { stone: '#aaa095', joint: '#857b72', wear: '#c4bbb0' }, 140),
    ...paper(rect(-10, 540, 570, 20, 4), colours.stoneShade, 4),
    ...corner,
    place(
      [
        clipTo(rect(548, -10, 420, 400), [
          place(
            [
              ...figure(mrBowen, {
                turn: -0.5,
                nod: 0.2,
                tilt: -6,
                lean: -8,
                hands: [
                  [-84, -140],
                  [40, -38],
                ],
                grasp: ['grip', 'grip'],
                arms: ['over', 'over'],
                feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.8, 0.3] },
                holding: [[place(bell(true), { rotate: 160, scale: 0.9 })], []],
                legless: true,
              }).flatMap((node, i, all) => (i === all.length - 3 ? [place(shawl, { rotate: -8 }), node] : [node])),
            ],
            { x: 790, y: 424, scale: 1.56 },
          ),
        ]),
        ...paper(rect(606, 386, 348, 26, 4), colours.cream, 6),
      ],
      { y: -raised },
    ),
    ...wiring,
    place(pushchair(), { x: 868, y: 588, scale: 1.4 }),
    place([...bag(colours.teal, 'bread')], { x: 842, y: 640, scale: 1.1 }),
    ...stand(electrician, [766, 704], 1.06, {
      turn: -0.5,
      nod: 0.1,
      tilt: -4,
      lean: -4,
      hands: [
        [-78, -66],
        [-58, -58],
      ],
      grasp: ['rest', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [-1, 0.5] },
      holding: [
        [],
        [
          place([fill(rect(-30, -3, 22, 5, 2), colours.slatePale), fill(rect(-10, -6, 26, 12, 5), colours.red)], {
            rotate: 10,
          }),
        ],
      ],
      load: [place(coil, { x: 34, y: -70, rotate: 12 })],
    }),
    place(
      [
        place(windingWheel(false, 20), { x: 80, y: 652, scale: 1.08 }),
        ...brake,
        // Her hand is on the lever, whose boot presses against the wheel.
        place(
          near(
            shortNecked(nan, 9),
            {
              turn: 0.5,
              nod: -0.2,
              tilt: 8,
              lean: 4,
              weight: -1,
              feeling: { ...faces.amazed, mouth: 'smile', gaze: [1, -0.3] },
            },
            [
              {
                side: -1,
                elbow: [-54, -64],
                hand: [-54, -104],
                state: 'grip',
                thumb: 1,
              },
              {
                side: 1,
                elbow: [62, -46],
                hand: [30, -24],
                state: 'grip',
                holding: [
                  fill(rect(-4, -10, 8, 44, 3), colours.slatePale),
                  fill(rect(-10, -22, 20, 14, 4), colours.slatePale),
                ],
              },
            ],
          ),
          { x: 262, y: 572, scale: 1.1 },
        ),
        place(
          figure(dewi, {
            turn: 0.7,
            nod: -0.1,
            lean: 4,
            hands: [[-38, -16], armsBehind.hands[1]],
            arms: ['front', 'back'],
            feeling: { ...faces.eager, gaze: [1, -0.2] },
            legless: true,
          }),
          { x: 372, y: 604, scale: 1.2 },
        ),
        place([fill(ellipse(0, 0, 9, 4.5), colours.ink, 0.75)], { x: 374, y: 487, rotate: -24 }),
        place(bathOnWheels({ paint: 'green', slope: 0, lines: true }), { x: 330, y: 700, scale: 1.5 }),
        ...(['1', '2', '3'] as const).map((count, i) =>
          place([lettering(count, 13, colours.ink)], { x: 418, y: 622 - i * 18 }),
        ),
        // His brush has just left the third line.
        place(
          [
            placedArm(dewi, {
              side: 1,
              elbow: [47, -46],
              hand: [26, -40],
              state: 'grip',
              lean: 4,
              holding: [place(paintbrush, { y: -4, rotate: 10 })],
            }),
          ],
          { x: 372, y: 604, scale: 1.2 },
        ),
        ...puddle(490, 706, 130),
        ...stand(samira, [496, 706], 1.12, {
          turn: 0.8,
          nod: -0.4,
          tilt: 5,
          hands: [
            [-14, -58],
            [14, -60],
          ],
          arms: ['over', 'over'],
          feeling: { ...faces.eager, gaze: [1, -0.5] },
        }),
      ],
      { x: 262 - 270 * 1.16, y: 706 - 706 * 1.16, scale: 1.16 },
    ),
    ...rainfall(0.35, 23).map((node) => clipTo(rect(0, 0, 548, 720), [node])),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 36, w: 470, h: 276, ink: colours.ink, ground: '#a9b8c4', size: 19.5 },
}
