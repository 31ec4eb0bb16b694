import { fingersOverEdge } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGillInPyjamas, patka } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { moon, sky } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { night } from '../places/light.ts'
import { moonlight } from '../places/lighting.ts'
import { smallTorch } from '../props/lights.ts'

const pane = rect(588, 70, 300, 250, 8)
const view: SceneNode[] = [
  fill(rect(572, 54, 332, 282, 10), '#6f5a86'),
  clipTo(pane, [
    ...sky(night, 330, 7),
    ...moon(666, 132, 32),
    fill(blob('560,340 560,318 660,296 740,264 840,254 920,260 920,340'), '#39407f'),
    fill(blob('560,340 560,318 700,300 920,288 920,340'), '#22275c'),
    place(bus({ up: 'dark', down: 'blankets', shade: 0.9 }), { x: 796, y: 262, scale: 0.22 }),
  ]),
  stroke(`${pane}M738 70V320M588 168H888`, '#8a74a2', 8),
  ...paper(rect(562, 328, 352, 18, 4), '#7a648f', 4),
  fill(blob('560,40 616,40 600,180 612,330 548,336', 0.08), '#5b3f74'),
  fill(blob('920,40 864,40 880,180 868,330 932,336', 0.08), '#5b3f74'),
]

/** The quilt comes towards us from his chest to the foot of the bed. */
const quilt = poly('60,640 690,640 830,780 -80,780')

const patches = [colours.slate, colours.heatherDark, colours.tealDark, '#7a3552', '#8a6a3a', colours.slateDark]
const squares: SceneNode[] = Array.from({ length: 7 }, (_, i) =>
  fill(
    poly([
      [60 + i * 90, 630],
      [150 + i * 90, 630],
      [50 + (i + 1) * 130 - 130, 780],
      [50 + i * 130 - 130, 780],
    ]),
    patches[(i * 5) % patches.length] ?? colours.slate,
  ),
)

/** The sheet, folded over the quilt and pulled up to his beard: it stands up in two points where he holds it. */
const sheet = blob(
  '26,664 70,626 140,604 196,590 250,606 330,618 414,606 466,590 524,604 600,624 690,640 724,664 716,690 560,672 330,664 130,676 36,694',
)

const clock: SceneNode[] = [
  stroke(line([-12, 20], [-18, 28]) + line([12, 20], [18, 28]), colours.brassDark, 5),
  fill(ellipse(0, 0, 25), colours.brass),
  fill(ellipse(0, 0, 20), colours.cream),
  stroke(line([0, 0], [-1, -15]) + line([0, 0], [1, -9]), colours.ink, 3),
  fill(ellipse(-14, -24, 8, 6) + ellipse(14, -24, 8, 6), colours.brassDark),
]

const { skin, shade } = mrGillInPyjamas.complexion

/** What he holds on with: the backs of his hands go down behind the sheet. */
const knuckles = (x: number, tilt: number): SceneNode =>
  place([fill(blob('-44,40 -55,10 -51,-10 -32,-28 0,-36 32,-28 51,-10 55,10 44,40'), skin)], {
    x,
    y: 604,
    rotate: tilt,
  })

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#33305f'),
    dabs({ x: -40, y: 0, w: 1040, h: 560 }, '#453f78', 90, 71, { length: 90, width: 8, opacity: 0.35 }),
    fill(rect(0, 640, 960, 90), '#2a2148'),
    ...view,
    fill('M590 346L200 720H830L900 346Z', '#b8c6f2', 0.08),
    fill(blob('-10,740 -6,420 60,372 610,372 680,420 690,740', 0.06), '#5d3d3c'),
    stroke(curve('4,446 66,386 606,386 668,446'), '#7c5550', 9),
    fill(blob('50,690 36,486 92,432 330,416 576,430 630,484 622,690'), '#c9d2ec'),
    fill(blob('470,690 560,450 616,474 622,690'), '#a4b0d6', 0.6),
    stroke(curve('196,452 186,500 200,548') + curve('452,446 470,500 456,556'), '#a4b0d6', 5),
    place(
      figure(mrGillInPyjamas, {
        turn: 0.14,
        tilt: 4,
        hands: [
          [-30, -20],
          [30, -20],
        ],
        arms: ['back', 'back'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [1, -0.05] },
        hat: patka(),
        legless: true,
      }),
      { x: 330, y: 956, scale: 2.92 },
    ),
    // He has not slept since Sunday.
    stroke(curve('288,556 306,564 324,556') + curve('352,558 370,566 386,560'), shade, 4),
    fill(quilt, colours.slate),
    clipTo(quilt, [...squares, fill(rect(500, 600, 380, 240), '#14143a', 0.2)]),
    knuckles(196, -8),
    knuckles(464, 10),
    fill(sheet, '#c9d2ec'),
    stroke(
      curve('180,640 186,656 172,676') +
        curve('216,642 222,660 240,672') +
        curve('448,642 440,660 424,672') +
        curve('484,640 488,656 506,674') +
        curve('310,634 330,642 352,634'),
      '#9aa6d0',
      4,
    ),
    place(fingersOverEdge(mrGillInPyjamas.complexion, 1), { x: 196, y: 604, scale: 50, rotate: -8 }),
    place(fingersOverEdge(mrGillInPyjamas.complexion, -1), { x: 464, y: 604, scale: 50, rotate: 10 }),
    fill(rect(736, 596, 240, 24, 5), '#7c5550'),
    fill(rect(754, 620, 220, 120), '#5d3d3c'),
    fill(rect(778, 642, 190, 60, 5), '#4a3034'),
    fill(ellipse(866, 676, 8), colours.brass),
    place(clock, { x: 794, y: 548, scale: 1.72 }),
    glow(900, 520, 110, '#ffdf94', 0.4),
    place(smallTorch(colours.rhubarb), { x: 900, y: 538, rotate: -90, scale: 2.3 }),
  ],
  lighting: { ...moonlight, from: [666, 130] },
  text: { x: 52, y: 48, w: 450, h: 290, ink: colours.white, ground: '#33305f' },
}
