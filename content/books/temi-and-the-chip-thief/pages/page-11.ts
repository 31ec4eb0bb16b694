import { blob, curve, ellipse, line, poly, rect, tube } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { chip, chipBag } from '../props/chips.ts'
import { pencil } from '../props/furniture.ts'

const lead = '#4a4a5c'

const tally = (x: number, y: number, count: number): SceneNode => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const group = Math.floor(i / 5)
    const dx = x + group * 44 + (i % 5) * 8
    d +=
      i % 5 === 4
        ? line([x + group * 44 - 5, y + 14], [x + group * 44 + 30, y - 12])
        : line([dx, y - 13], [dx + 1, y + 13])
  }
  return stroke(d, lead, 3)
}

const phone = (y: number): SceneNode[] => [
  stroke(rect(-9, y - 16, 18, 32, 4), lead, 3),
  stroke(line([-3, y + 11], [3, y + 11]), lead, 2),
]
const ship = (y: number): SceneNode[] => [
  stroke(`M-18 ${y + 6}H18L10 ${y + 15}H-10ZM0 ${y + 6}V${y - 18}L14 ${y + 1}H0`, lead, 3),
]
const pair = (y: number): SceneNode[] => [
  stroke(
    `${ellipse(-9, y - 6, 7)}${ellipse(9, y - 6, 7)}M-18 ${y + 14}Q-9 ${y - 2} 0 ${y + 14}Q9 ${y - 2} 18 ${y + 14}`,
    lead,
    3,
  ),
]
const hat = (y: number): SceneNode[] => [
  fill(`M-20 ${y + 8}C-20 ${y - 22} 20 ${y - 22} 20 ${y + 8}Z`, colours.tomato),
  fill(ellipse(0, y - 18, 6), colours.cream),
  stroke(ellipse(0, y - 18, 6), lead, 2),
  stroke(`M-24 ${y + 9}H24`, colours.tomatoDark, 5),
]

const leftPage: SceneNode[] = [
  fill(blob('-276,-20 -220,-120 -120,-150 -40,-100 -36,0 -110,66 -230,60'), '#9fc9c6', 0.75),
  place(standingGull({ mood: 'cross' }), { x: -148, y: 40, scale: 0.62 }),
  stroke(curve('-262,-120 -200,-160 -120,-140 -70,-92'), colours.tomato, 5),
  stroke(line([-70, -92], [-90, -96]) + line([-70, -92], [-76, -112]), colours.tomato, 5),
  place(chipBag(), { x: -62, y: -50, scale: 0.8 }),
  stroke(
    [84, 104, 124, 144]
      .map((y) =>
        curve([
          [-262, y],
          [-200, y + 3],
          [-150, y - 2],
          [-60 - (y % 3) * 26, y],
        ]),
      )
      .join(''),
    lead,
    2.6,
    0.7,
  ),
]
const rows: [SceneNode[], number, number][] = [
  [phone(-128), -128, 17],
  [ship(-66), -66, 14],
  [pair(-4), -4, 12],
]
const rightPage: SceneNode[] = [
  ...rows.flatMap(([icon, y, count]) => [place(icon, { x: 50 }), tally(92, y, count)]),
  place(hat(66), { x: 50 }),
  stroke(blob('20,66 50,34 160,36 278,50 286,76 200,98 60,100'), colours.tomato, 4.5),
  stroke(curve('150,128 170,150 200,134') + curve('60,130 100,134'), lead, 2.6, 0.5),
]

const book: SceneNode[] = [
  fill(rect(-306, -186, 620, 384, 10), '#1d2440', 0.25),
  ...paper(rect(-304, -190, 608, 380, 10), colours.tomato, 4),
  ...paper(poly('-290,-176 -4,-182 -4,178 -290,176'), colours.white, 2),
  ...paper(poly('290,-176 4,-182 4,178 290,176'), colours.white, 2),
  stroke(
    [-150, -110, -70, -30, 10, 50, 90, 130].map((y) => line([18, y + 24], [280, y + 24])).join(''),
    '#c7d9d8',
    1.4,
  ),
  fill(poly('-22,-180 0,-182 22,-180 22,178 -22,178'), '#1d2440', 0.08),
  ...leftPage,
  ...rightPage,
]

const hand = (skin: string, shade: string): SceneNode[] => [
  fill(blob('-34,50 -38,4 -26,-28 4,-40 32,-24 40,10 34,50'), skin),
  fill(blob('-26,-14 -34,-56 -26,-70 -14,-58 -8,-18'), skin),
  stroke(curve('4,-28 8,-6') + curve('20,-22 22,0'), shade, 4),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#d9b27c'),
    dabs({ x: -60, y: 0, w: 1060, h: 720 }, '#b98a55', 160, 81, { length: 150, width: 3, opacity: 0.35 }),
    stroke([210, 400, 590].map((y) => line([0, y], [960, y + 2])).join(''), '#a3743f', 4, 0.7),
    specks({ x: 0, y: 0, w: 960, h: 720 }, '#8a5c30', 160, 82, 1.6, 0.35),
    place(book, { x: 560, y: 440, rotate: -5, scale: 1.12 }),
    chip(40, 30, 120, 470),
    chip(34, 100, 176, 500),
    place(
      [
        fill(tube([70, 330], [70, 200], [0, 20], 120, 84), '#e8a828'),
        clipTo(tube([70, 330], [70, 200], [0, 20], 120, 84), [
          fill(ellipse(110, 230, 60, 160), colours.mustardDark, 0.4),
        ]),
        place(pencil(110), { x: -62, y: -104, rotate: 146, scale: 1.4 }),
        ...hand('#8d5738', '#6d3f28'),
      ],
      { x: 762, y: 618, rotate: -6 },
    ),
    place(
      [
        fill(tube([-60, 300], [-60, 180], [0, 30], 120, 84), colours.green),
        fill(tube([-60, 300], [-60, 180], [0, 30], 120, 84, 0.86, 1), colours.cream),
        ...hand('#f6cdac', '#e0a583'),
      ],
      { x: 300, y: 640, rotate: 12 },
    ),
  ],
  text: { x: 54, y: 44, w: 780, h: 170, ink: colours.ink, ground: '#d9b27c', size: 22 },
}
