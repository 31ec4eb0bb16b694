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
  fill(blob('456,618 448,578 480,564 560,566 588,584 590,618'), '#e4e9f8'),
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        fill(rect(0, 0, 960, 720), '#2f3570'),
        dabs({ x: -40, y: 0, w: 1040, h: 620 }, '#3f478a', 110, 121, { length: 90, width: 8, opacity: 0.4 }),
        fill(rect(0, 650, 960, 80), '#2a2148'),
        fill(poly('960,0 620,0 420,720 960,720'), '#b8c6f2', 0.07),
        fill(rect(92, 352, 176, 304), '#241c40'),
        fill(rect(108, 366, 144, 290), '#ffdf94'),
        glow(180, 500, 260, '#ffd98a', 0.5),
        clipTo(rect(108, 330, 240, 330), [
          place(
            figure(mum, {
              turn: 0.3,
              hands: [
                [-36, -10],
                [36, -10],
              ],
              feeling: { eyes: 'happy', brows: 'rest', mouth: 'smile' },
            }),
            { x: 176, y: 560, scale: 0.88 },
          ),
        ]),
        stroke(rect(100, 360, 160, 296), '#6d4a52', 10),
        fill(poly('108,656 252,656 330,720 60,720'), '#ffdf94', 0.35),
        thump(180, 680),
        thump(330, 694),
        ...bunk,
        place(
          figure(meiInPyjamas, {
            tilt: 7,
            hands: [
              [-56, -88],
              [56, -90],
            ],
            feet: [
              [-20, 68],
              [34, 46],
            ],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
          }),
          { x: 680, y: 334, scale: 1.02 },
        ),
        stroke(curve('620,440 600,452 612,468') + curve('740,440 760,452 748,468'), '#ffdf94', 3.4, 0.75),
        ...lower,
        place(
          [
            ...figure(kaiInPyjamas, {
              turn: 0.2,
              tilt: 2,
              hands: [
                [-30, -28],
                [103, -83],
              ],
              arms: ['front', 'over'],
              feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.2, -0.6] },
              legless: true,
            }),
          ],
          { x: 628, y: 580, scale: 1, rotate: -76 },
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
        ...paper(rect(330, 556, 84, 12, 3), '#7c5560', 3),
        place(aids, { x: 372, y: 544 }),
        stroke(line([340, 568], [340, 590]) + line([404, 568], [404, 590]), '#5d3d4a', 5),
        fill(rect(900, 250, 16, 430, 4), '#6d4a52'),
        stroke(line([446, 330], [900, 330]), '#6d4a52', 12),
        fill(ellipse(438, 248, 12) + ellipse(908, 248, 12), '#7c5560'),
      ],
      pageSize.width,
    ),
  ],
  lighting: { ...moonlight, from: [800, 620] },
  text: { x: 562, y: 44, w: 362, h: 290, ink: colours.white, ground: '#2f3570' },
}
