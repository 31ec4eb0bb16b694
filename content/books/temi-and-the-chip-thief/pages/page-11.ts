import { restingHand, writingHand } from '../../../kit/drawn-hands.ts'
import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import { fill, paper, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { lampAbove } from '../places/lighting.ts'
import { chip } from '../props/chips.ts'
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

/** A matchstick person, 36 high, as one draws them at eight: no two alike. */
const somebody = (x: number, y: number, arms: string, smile = 2): SceneNode[] => [
  stroke(
    blob([
      [x - 6, y - 11],
      [x - 1, y - 17],
      [x + 6, y - 12],
      [x + 4, y - 5],
      [x - 4, y - 5],
    ]) +
      `M${x} ${y - 5}L${x + 1} ${y + 6}L${x - 6} ${y + 18}M${x + 1} ${y + 6}L${x + 7} ${y + 17}` +
      `M${x - 3} ${y - 8}q3 ${smile} 6 0` +
      arms,
    lead,
    2.2,
  ),
  fill(ellipse(x - 2, y - 12, 1.1) + ellipse(x + 3, y - 12, 1.1), lead),
]
const phone = (y: number): SceneNode[] => [
  ...somebody(-4, y, `M-4 ${y}L-12 ${y + 7}M-4 ${y}L7 ${y - 3}`),
  fill(
    poly([
      [7, y - 13],
      [15, y - 12],
      [14, y + 2],
      [6, y + 1],
    ]),
    colours.white,
  ),
  stroke(`M7 ${y - 13}L15 ${y - 12}L14 ${y + 2}L6 ${y + 1}ZM9 ${y - 9}l4 0.5M9 ${y - 6}l3 0.5`, lead, 2),
]
const ship = (y: number): SceneNode[] => [
  stroke(
    `M-20 ${y + 5}Q0 ${y + 9} 20 ${y + 3}Q14 ${y + 14} 9 ${y + 15}L-11 ${y + 15}Q-16 ${y + 12} -20 ${y + 5}` +
      `M-2 ${y + 6}L0 ${y - 18}M1 ${y - 17}Q12 ${y - 8} 13 ${y + 1}L0 ${y + 2}M0 ${y - 18}l-8 3l7 3` +
      `M-26 ${y + 19}q6 -4 11 0t11 0t11 0t11 0`,
    lead,
    2.2,
  ),
]
const pair = (y: number): SceneNode[] => [
  ...somebody(-12, y, `M-12 ${y}L-21 ${y - 5}M-12 ${y}L0 ${y + 5}`),
  ...somebody(11, y + 1, `M11 ${y + 1}L0 ${y + 5}M11 ${y + 1}L20 ${y - 6}`, 3),
]
const hat = (y: number): SceneNode[] => [
  fill(`M-20 ${y + 8}C-20 ${y - 22} 20 ${y - 22} 20 ${y + 8}Z`, colours.tomato),
  fill(ellipse(0, y - 18, 6), colours.cream),
  stroke(ellipse(0, y - 18, 6), lead, 2),
  stroke(`M-24 ${y + 9}H24`, colours.tomatoDark, 5),
]

/** Bernard as an eight-year-old draws him, and the way he always comes. */
const leftPage: SceneNode[] = [
  stroke(
    blob('-236,118 -214,92 -176,84 -138,94 -120,112 -146,132 -200,136') +
      ellipse(-112, 84, 19) +
      curve('-234,118 -262,112 -256,124 -232,126') +
      curve('-212,106 -178,120 -150,106') +
      line([-180, 134], [-182, 158]) +
      line([-160, 134], [-160, 158]) +
      curve('-190,158 -182,157 -174,160') +
      curve('-168,158 -160,157 -152,160') +
      poly('-94,80 -70,84 -94,92') +
      line([-122, 74], [-104, 80]),
    lead,
    2.4,
  ),
  fill(ellipse(-108, 84, 2.6), lead),
  stroke(
    rect(-52, 84, 24, 34) + line([-48, 84], [-50, 70]) + line([-40, 84], [-38, 66]) + line([-33, 84], [-30, 72]),
    lead,
    2.2,
  ),
  stroke(curve('-262,92 -220,62 -150,50 -92,52 -52,64'), colours.tomato, 4),
  stroke(line([-52, 64], [-66, 54]) + line([-52, 64], [-68, 68]), colours.tomato, 4),
]
const rows: [SceneNode[], number, number][] = [
  [phone(-128), -128, 17],
  [ship(-66), -66, 14],
  [pair(-4), -4, 12],
]
const rightPage: SceneNode[] = [
  ...rows.map(([icon, y, count]) => part({ is: 'lettering' }, [place(icon, { x: 50 }), tally(92, y, count)])),
  place(hat(66), { x: 50 }),
  stroke(blob('20,66 50,34 160,36 264,48 274,74 200,98 60,100'), colours.tomato, 4.5),
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

const finnSkin = { skin: '#f6cdac', shade: '#e0a583' }
const temiSkin = { skin: '#8d5738', shade: '#6d3f28' }

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#d9b27c'),
    dabs({ x: -60, y: 0, w: 1060, h: 720 }, '#b98a55', 160, 81, { length: 150, width: 3, opacity: 0.35 }),
    stroke([210, 400, 590].map((y) => line([0, y], [960, y + 2])).join(''), '#a3743f', 4, 0.7),
    specks({ x: 0, y: 0, w: 960, h: 720 }, '#8a5c30', 160, 82, 1.6, 0.35),
    place(book, { x: 480, y: 346, scale: 1.53 }),
    chip(40, 30, 560, 676),
    chip(34, 100, 616, 690),
    forearm(
      {
        from: [-110, 800],
        bend: [-40, 716],
        to: [74, 620],
        width: 92,
        state: 'rest',
        thumb: 1,
        sleeve: '#37794f',
        cuff: 0.6,
        drawn: restingHand(finnSkin),
      },
      finnSkin,
    ),
    forearm(
      {
        from: [1040, 850],
        bend: [960, 690],
        to: [838, 600],
        width: 92,
        state: 'grip',
        thumb: -1,
        sleeve: '#e8a828',
        cuff: 0.66,
        drawn: writingHand(temiSkin, [place(pencil(150), { scale: 0.026 })]),
      },
      temiSkin,
    ),
  ],
  lighting: { ...lampAbove, from: [120, -200] },
  text: { x: 66, y: 96, w: 366, h: 310, ink: colours.ink, ground: colours.white, size: 20.5 },
}
