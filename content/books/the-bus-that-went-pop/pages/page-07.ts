import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fingersOver } from '../../../kit/hand.ts'
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
    fill(blob('560,340 560,310 660,290 740,258 840,252 920,262 920,340'), '#1b1e4a'),
    fill(blob('560,340 560,318 700,300 920,288 920,340'), '#151738'),
    place(bus({ up: 'dark', down: 'blankets', shade: 0.9 }), { x: 818, y: 258, scale: 0.2 }),
  ]),
  stroke(`${pane}M738 70V320M588 168H888`, '#8a74a2', 8),
  ...paper(rect(562, 328, 352, 18, 4), '#7a648f', 4),
  fill(blob('560,40 616,40 600,180 612,330 548,336', 0.08), '#5b3f74'),
  fill(blob('920,40 864,40 880,180 868,330 932,336', 0.08), '#5b3f74'),
]

const quilt = poly([
  [250, 520],
  [690, 520],
  [760, 760],
  [180, 760],
])

const patches = [colours.slate, colours.heatherDark, colours.tealDark, '#7a3552', '#8a6a3a', colours.slateDark]
const squares: SceneNode[] = [0, 1, 2].flatMap((j) =>
  Array.from({ length: 7 }, (_, i) =>
    fill(
      poly([
        [250 - j * 24 + i * (64 + j * 6), 520 + j * 76],
        [250 - j * 24 + (i + 1) * (64 + j * 6), 520 + j * 76],
        [226 - j * 24 + (i + 1) * (70 + j * 6), 596 + j * 76],
        [226 - j * 24 + i * (70 + j * 6), 596 + j * 76],
      ]),
      patches[(i * 5 + j * 2) % patches.length] ?? colours.slate,
    ),
  ),
)

const clock: SceneNode[] = [
  stroke(line([-12, 20], [-18, 28]) + line([12, 20], [18, 28]), colours.brassDark, 5),
  fill(ellipse(0, 0, 25), colours.brass),
  fill(ellipse(0, 0, 20), colours.cream),
  stroke(line([0, 0], [-1, -14]) + line([0, 0], [8, -8]), colours.ink, 3),
  fill(ellipse(-14, -24, 8, 6) + ellipse(14, -24, 8, 6), colours.brassDark),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#33305f'),
    dabs({ x: -40, y: 0, w: 1040, h: 560 }, '#453f78', 90, 71, { length: 90, width: 8, opacity: 0.35 }),
    fill(rect(0, 588, 960, 140), '#2a2148'),
    ...view,
    fill('M560 330L180 720H760L890 330Z', '#b8c6f2', 0.07),
    fill(blob('236,560 240,380 300,344 640,344 700,380 704,560', 0.06), '#5d3d3c'),
    stroke(curve('244,400 300,354 640,354 696,400'), '#7c5550', 7),
    fill(blob('300,520 296,430 330,410 470,404 610,410 644,430 640,520'), '#c9d2ec'),
    fill(blob('560,500 600,420 640,432 640,520'), '#a4b0d6', 0.7),
    place(
      figure(mrGillInPyjamas, {
        hands: [
          [-46, -34],
          [46, -34],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'flat', gaze: [0.85, -0.2] },
        hat: patka(),
        legless: true,
      }),
      { x: 470, y: 566, scale: 1.14 },
    ),
    fill(quilt, colours.slate),
    clipTo(quilt, [...squares, fill(rect(560, 500, 240, 240), '#14143a', 0.2)]),
    fill(blob('240,520 330,506 470,512 610,506 700,520 706,546 600,536 470,542 340,536 234,546'), '#c9d2ec'),
    ...[-52, 52].map((x) => fingersOver([470 + x, 522], 14, mrGillInPyjamas.complexion)),
    fill(rect(776, 560, 150, 20, 4), '#7c5550'),
    fill(rect(790, 580, 122, 140), '#5d3d3c'),
    fill(rect(806, 600, 90, 44, 4), '#4a3034'),
    fill(ellipse(851, 622, 5), colours.brass),
    place(clock, { x: 812, y: 532 }),
    glow(884, 530, 70, '#ffdf94', 0.35),
    place(smallTorch(colours.rhubarb), { x: 884, y: 534, rotate: -90, scale: 1.25 }),
  ],
  lighting: { ...moonlight, from: [666, 130] },
  text: { x: 52, y: 48, w: 450, h: 290, ink: colours.white, ground: '#33305f' },
}
