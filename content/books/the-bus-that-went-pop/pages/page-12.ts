import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, mirrored, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { kaiInPyjamas } from '../cast/kai.ts'
import { meiInPyjamas } from '../cast/mei.ts'
import { mum } from '../cast/mum.ts'
import { colours } from '../palette.ts'
import { moonlight } from '../places/lighting.ts'

/** His hearing aids in their open box, drying for the night. */
const aids: SceneNode[] = [
  fill(rect(-30, -14, 60, 26, 6), '#1f2a5a'),
  fill(rect(-30, -40, 60, 26, 6), '#2d3a74'),
  glow(0, -4, 50, colours.sky, 0.5),
  stroke(curve('-18,4 -20,-8 -10,-10') + curve('10,4 8,-8 18,-10'), colours.sky, 6),
]

const thump = (x: number, y: number): SceneNode =>
  stroke(
    [26, 46, 66].map((r) => `M${x - r} ${y - r * 0.16}Q${x} ${y - r * 0.5} ${x + r} ${y - r * 0.16}`).join(''),
    '#ffdf94',
    3.4,
    0.75,
  )

const bunk: SceneNode[] = [
  fill(rect(430, 250, 16, 430, 4), '#6d4a52'),
  fill(rect(900, 250, 16, 430, 4), '#6d4a52'),
  fill(blob('440,392 560,398 680,412 800,400 910,392 910,420 800,430 680,444 560,428 440,420', 0.1), '#c9d2ec'),
  fill(blob('436,420 560,428 680,446 800,430 914,420 914,444 800,454 680,470 560,452 436,444', 0.1), '#7c5560'),
]

const lower: SceneNode[] = [
  fill(rect(440, 616, 470, 34, 8), '#c9d2ec'),
  fill(rect(436, 646, 478, 30, 5), '#7c5560'),
  fill(blob('450,620 444,560 462,512 520,500 566,530 596,580 604,620'), '#e4e9f8'),
  stroke(curve('470,600 480,560 500,540'), '#c9d2ec', 4),
]

/** What hangs over the top bunk on threads: a bus, a moon and two stars that somebody cut out. */
const mobile: SceneNode[] = [
  stroke(line([0, -20], [0, 34]) + curve('-78,46 0,30 78,42'), '#8f9fd6', 3),
  stroke(
    line([-74, 46], [-78, 104]) + line([-18, 36], [-20, 80]) + line([30, 34], [34, 112]) + line([76, 42], [78, 84]),
    '#8f9fd6',
    2,
  ),
  place([fill(rect(-26, -15, 52, 28, 5), colours.rhubarb), fill(rect(-21, -10, 42, 8, 2), colours.custard)], {
    x: -78,
    y: 118,
    rotate: -9,
  }),
  fill(ellipse(-20, 92, 13), colours.custardPale),
  ...[
    [34, 126, 15],
    [78, 96, 12],
  ].map(([x = 0, y = 0, r = 0]) =>
    fill(
      poly(
        Array.from({ length: 10 }, (_, i) => {
          const [a, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.45]
          return [x + Math.cos(a) * reach, y + Math.sin(a) * reach] as const
        }),
      ),
      colours.custard,
    ),
  ),
]

/** Her bear, who bounces too. */
const bear: SceneNode[] = [
  fill(ellipse(-15, -62, 9) + ellipse(15, -62, 9), '#8a5f52'),
  stroke(line([-14, -24], [-34, -40]) + line([14, -24], [36, -34]), '#a5735c', 13),
  stroke(line([-10, 4], [-22, 22]) + line([10, 4], [24, 18]), '#a5735c', 14),
  fill(ellipse(0, -12, 21, 25), '#a5735c'),
  fill(ellipse(0, -48, 21, 19), '#a5735c'),
  fill(ellipse(0, -42, 9, 7), '#d9b08f'),
  fill(ellipse(-7, -52, 2.4) + ellipse(7, -52, 2.4) + ellipse(0, -45, 3), colours.ink),
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        fill(rect(0, 0, 960, 720), '#2f3570'),
        dabs({ x: -40, y: 0, w: 1040, h: 620 }, '#3f478a', 110, 121, { length: 90, width: 8, opacity: 0.4 }),
        fill(poly('960,0 960,210 640,0'), '#232859'),
        stroke(line([634, -4], [970, 216]), '#4b4f92', 9),
        fill(rect(0, 664, 960, 80), '#2a2148'),
        fill(poly('960,0 620,0 420,720 960,720'), '#b8c6f2', 0.07),
        fill(rect(60, 352, 196, 318), '#241c40'),
        fill(rect(76, 366, 164, 304), '#ffdf94'),
        glow(158, 500, 300, '#ffd98a', 0.6),
        place(
          figure(mum, {
            turn: 0.45,
            nod: 0.1,
            tilt: 11,
            weight: -1,
            hands: [
              [-24, -20],
              [58, -106],
            ],
            grasp: ['grip', 'rest'],
            arms: ['front', 'over'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
          }),
          { x: 152, y: 566, scale: 0.96 },
        ),
        stroke('M68 670V360H248V670', '#6d4a52', 13),
        fill(poly('76,670 240,670 380,730 20,730'), '#ffdf94', 0.4),
        thump(160, 696),
        thump(320, 704),
        place(mobile, { x: 474, y: -6, scale: 1.02 }),
        place(
          [
            ...bunk,
            place(bear, { x: 560, y: 330, rotate: -24, scale: 0.9 }),
            place(
              figure(meiInPyjamas, {
                turn: -0.3,
                nod: -0.4,
                tilt: 10,
                lean: -6,
                hands: [
                  [-64, -58],
                  [34, -106],
                ],
                grasp: ['open', 'open'],
                arms: ['front', 'back'],
                feet: [
                  [-44, 30],
                  [26, 44],
                ],
                knees: [1, 1],
                feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
              }),
              { x: 706, y: 312, scale: 1.22, rotate: 8 },
            ),
            stroke(curve('620,440 600,452 612,468') + curve('740,440 760,452 748,468'), '#ffdf94', 3.4, 0.75),
            ...lower,
            place(
              [
                ...figure(kaiInPyjamas, {
                  turn: 0.2,
                  tilt: 10,
                  hands: [
                    [-30, -28],
                    [93, -78],
                  ],
                  arms: ['front', 'over'],
                  feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.2, -0.6] },
                  legless: true,
                }),
              ],
              { x: 636, y: 596, scale: 1.06, rotate: -60 },
            ),
            fill(blob('580,640 590,588 650,572 760,570 880,590 912,620 912,652 580,652', 0.1), colours.teal),
            clipTo(blob('580,640 590,588 650,572 760,570 880,590 912,620 912,652 580,652', 0.1), [
              stroke(
                [620, 670, 720, 770, 820, 870].map((x) => line([x, 560], [x - 14, 660])).join(''),
                colours.tealDark,
                6,
                0.6,
              ),
              stroke([600, 630].map((y) => line([570, y], [920, y])).join(''), colours.custard, 4, 0.4),
            ]),
            fill(rect(900, 250, 16, 430, 4), '#6d4a52'),
            stroke(line([446, 376], [900, 376]), '#6d4a52', 12),
            fill(ellipse(438, 248, 12) + ellipse(908, 248, 12), '#7c5560'),
          ],
          { x: 930 - 916 * 1.14, y: 700 - 690 * 1.14, scale: 1.14 },
        ),
        ...paper(rect(272, 508, 84, 12, 3), '#7c5560', 3),
        place(aids, { x: 314, y: 496 }),
        stroke(line([282, 520], [282, 542]) + line([346, 520], [346, 542]), '#5d3d4a', 5),
      ],
      pageSize.width,
    ),
  ],
  lighting: { ...moonlight, from: [800, 620] },
  text: { x: 612, y: 36, w: 312, h: 306, ink: colours.white, ground: '#2f3570', size: 21.5 },
}
