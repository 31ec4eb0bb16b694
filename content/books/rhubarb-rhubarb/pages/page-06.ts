import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { paving } from '../../the-bath-on-ladder-street/places/paving.ts'
import { puddle } from '../../the-bath-on-ladder-street/places/top.ts'
import { rainfall } from '../../the-bath-on-ladder-street/places/valley.ts'
import { bath } from '../../the-bath-on-ladder-street/props/bath.ts'
import { welly } from '../../the-bath-on-ladder-street/props/goods.ts'
import { mei } from '../../the-bus-that-went-pop/cast/mei.ts'
import { tuba } from '../../the-bus-that-went-pop/props/instruments.ts'
import { colours } from '../palette.ts'
import { rainy } from '../places/lighting.ts'

const dark = '#38445f'

/** A gutter under the slates, and the pipe that brings the rain down from it. */
const gutter: SceneNode[] = [
  fill('M560 -10H990V70L600 70Z', '#2c3448'),
  stroke(
    Array.from({ length: 11 }, (_, i) => line([590 + i * 38, -10], [606 + i * 36, 66])).join('') +
      line([590, 30], [970, 30]),
    '#222838',
    3,
    0.7,
  ),
  ...paper(rect(584, 66, 400, 20, 8), '#56617c', 4),
  stroke(curve('620,84 620,126 636,150 636,196'), '#56617c', 22),
  stroke(curve('614,90 614,128 630,152 630,192'), '#7d89a6', 4),
  stroke(curve('640,200 650,250 652,330 654,614'), '#c9e0ea', 16, 0.9),
  stroke(curve('634,200 642,250 644,330 646,604'), '#ffffff', 4, 0.7),
]

const bin: SceneNode[] = [
  fill('M-50 -118H50L42 0H-42Z', colours.tin),
  fill('M14 -118H50L42 0H12Z', colours.tinDark, 0.5),
  stroke([-30, -10, 12, 32].map((x) => line([x, -112], [x * 0.86, -6])).join(''), colours.tinDark, 3, 0.6),
  ...paper(rect(-58, -134, 116, 18, 7), colours.tinDark, 3),
]

const stick: SceneNode[] = [stroke(line([0, 20], [0, -64]), '#d9b27a', 8), fill(ellipse(0, -68, 9), '#e8c48f')]

const splash = (x: number, y: number, size: number): SceneNode[] => [
  stroke(
    curve([
      [x - size, y],
      [x - size * 1.3, y - size * 0.9],
      [x - size * 1.7, y - size],
    ]),
    '#c9e0ea',
    4,
  ),
  stroke(
    curve([
      [x, y - 4],
      [x + 2, y - size * 1.2],
    ]),
    '#c9e0ea',
    4,
  ),
  stroke(
    curve([
      [x + size, y],
      [x + size * 1.3, y - size * 0.9],
      [x + size * 1.7, y - size],
    ]),
    '#c9e0ea',
    4,
  ),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), dark),
    dabs({ x: -60, y: 0, w: 1040, h: 620 }, '#465372', 90, 71, { length: 130, width: 10, opacity: 0.3 }),
    ...gutter,
    ...paving(630, { stone: '#46506a', joint: '#3a4359', wear: '#525d79' }, 72),
    ...puddle(420, 690, 160),
    ...puddle(760, 704, 220),
    place(
      figure(mei, {
        turn: -0.1,
        tilt: -5,
        nod: 0.2,
        hands: [
          [-66, -50],
          [62, -98],
        ],
        grasp: ['grip', 'grip'],
        arms: ['over', 'over'],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
        holding: [[place(stick, { rotate: 128 })], [place(stick, { rotate: 34 })]],
        legless: true,
      }),
      { x: 822, y: 450, scale: 1.18 },
    ),
    place(bin, { x: 822, y: 622, scale: 1.2 }),
    stroke(line([724, 460], [706, 446]) + line([722, 484], [698, 484]) + line([946, 470], [958, 460]), colours.gold, 6),
    place(bath({ paint: 'green', rain: 1 }), { x: 648, y: 690, scale: 1.36 }),
    ...splash(654, 612, 18),
    stroke(curve('546,612 534,624 534,690') + curve('750,612 762,624 760,690'), '#c9e0ea', 9, 0.9),
    place(tuba(), { x: 896, y: 712, scale: 1.05, rotate: 8 }),
    place(welly(colours.red), { x: 470, y: 710, scale: 1.7 }),
    ...splash(466, 628, 9),
    ...rainfall(1, 73),
  ],
  lighting: rainy,
  text: { x: 46, y: 36, w: 540, h: 590, ink: colours.cream, ground: dark, size: 19, loud: [0], loudSize: 50 },
}
