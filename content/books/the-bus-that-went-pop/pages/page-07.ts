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
import { holdingOn } from '../props/big-hands.ts'
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

const quilt = poly('120,604 716,604 790,760 40,760')

const patches = [colours.slate, colours.heatherDark, colours.tealDark, '#7a3552', '#8a6a3a', colours.slateDark]
const squares: SceneNode[] = [0, 1].flatMap((j) =>
  Array.from({ length: 7 }, (_, i) =>
    fill(
      poly([
        [120 - j * 40 + i * (85 + j * 11), 604 + j * 78],
        [120 - j * 40 + (i + 1) * (85 + j * 11), 604 + j * 78],
        [80 - j * 40 + (i + 1) * (96 + j * 11), 682 + j * 78],
        [80 - j * 40 + i * (96 + j * 11), 682 + j * 78],
      ]),
      patches[(i * 5 + j * 2) % patches.length] ?? colours.slate,
    ),
  ),
)

const clock: SceneNode[] = [
  stroke(line([-12, 20], [-18, 28]) + line([12, 20], [18, 28]), colours.brassDark, 5),
  fill(ellipse(0, 0, 25), colours.brass),
  fill(ellipse(0, 0, 20), colours.cream),
  stroke(line([0, 0], [-1, -15]) + line([0, 0], [1, -9]), colours.ink, 3),
  fill(ellipse(-14, -24, 8, 6) + ellipse(14, -24, 8, 6), colours.brassDark),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#33305f'),
    dabs({ x: -40, y: 0, w: 1040, h: 560 }, '#453f78', 90, 71, { length: 90, width: 8, opacity: 0.35 }),
    fill(rect(0, 588, 960, 140), '#2a2148'),
    ...view,
    fill('M590 346L250 720H800L900 346Z', '#b8c6f2', 0.07),
    fill(blob('104,640 108,420 170,372 664,372 726,420 730,640', 0.06), '#5d3d3c'),
    stroke(curve('112,444 170,384 664,384 720,444'), '#7c5550', 8),
    fill(blob('170,610 160,470 214,436 420,426 626,436 678,470 668,610'), '#c9d2ec'),
    fill(blob('580,600 620,470 666,484 668,610'), '#a4b0d6', 0.7),
    place(
      figure(mrGillInPyjamas, {
        tilt: 3,
        hands: [
          [-56, -44],
          [56, -44],
        ],
        arms: ['front', 'front'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'flat', gaze: [0.9, -0.1] },
        hat: patka(),
        legless: true,
      }),
      { x: 420, y: 716, scale: 1.78 },
    ),
    fill(quilt, colours.slate),
    clipTo(quilt, [...squares, fill(rect(560, 600, 280, 240), '#14143a', 0.2)]),
    fill(blob('112,606 240,592 420,598 600,592 724,606 732,634 600,622 420,630 240,622 104,634'), '#c9d2ec'),
    place(holdingOn(1, mrGillInPyjamas.complexion), { x: 318, y: 610 }),
    place(holdingOn(-1, mrGillInPyjamas.complexion), { x: 522, y: 610 }),
    fill(rect(786, 560, 150, 20, 4), '#7c5550'),
    fill(rect(800, 580, 122, 140), '#5d3d3c'),
    fill(rect(816, 600, 90, 44, 4), '#4a3034'),
    fill(ellipse(861, 622, 5), colours.brass),
    place(clock, { x: 824, y: 526, scale: 1.15 }),
    glow(894, 530, 70, '#ffdf94', 0.35),
    place(smallTorch(colours.rhubarb), { x: 894, y: 526, rotate: -90, scale: 1.5 }),
  ],
  lighting: { ...moonlight, from: [666, 130] },
  text: { x: 52, y: 48, w: 450, h: 290, ink: colours.white, ground: '#33305f' },
}
