import { grippingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
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
  stroke(curve('640,200 650,250 652,330 654,626'), '#c9e0ea', 16, 0.9),
  stroke(curve('634,200 642,250 644,330 646,616'), '#ffffff', 4, 0.7),
]

/** A dustbin near to us, its lid a drum: the middle of the lid is the origin. */
const bin: SceneNode[] = [
  fill('M-122 14H122L108 220H-108Z', colours.tin),
  fill('M36 14H122L108 220H34Z', colours.tinDark, 0.5),
  stroke([-88, -52, -14, 24, 60, 94].map((x) => line([x, 30], [x * 0.9, 216])).join(''), colours.tinDark, 4, 0.6),
  ...paper('M-136 0A136 30 0 0 0 136 0V16A136 30 0 0 1 -136 16Z', colours.tinDark, 4),
  fill(ellipse(0, 0, 136, 30), '#bcc6d0'),
  fill(ellipse(0, 2, 112, 22), colours.tin),
  fill(ellipse(-24, -4, 60, 9), '#d5dde4', 0.7),
]

const stick: SceneNode[] = [stroke(line([0, 22], [0, -64]), '#d9b27a', 8), fill(ellipse(0, -68, 9), '#e8c48f')]

/** What a stick strikes out of the lid, around the origin. */
const bang: SceneNode = stroke(
  [-170, -140, -108, -72, -40, -10]
    .map((degrees) => {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return line([x * 26, y * 17], [x * 50, y * 36])
    })
    .join(''),
  colours.gold,
  6,
)

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
      [
        ...figure(mei, {
          turn: -0.15,
          tilt: -7,
          lean: -3,
          nod: -0.2,
          ...armsBehind,
          feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
          legless: true,
        }),
      ],
      { x: 800, y: 552, scale: 1.76 },
    ),
    place(bin, { x: 800, y: 540 }),
    place([bang], { x: 786, y: 540 }),
    place(
      [
        placedArm(mei, {
          side: -1,
          elbow: [-62, -56],
          hand: [-48, -44],
          state: 'grip',
          thumb: 1,
          lean: -3,
          holding: [place(stick, { rotate: 132, scale: 0.8 })],
          drawn: grippingHand(mei.complexion),
        }),
        placedArm(mei, {
          side: 1,
          elbow: [56, -62],
          hand: [60, -104],
          state: 'grip',
          thumb: -1,
          lean: -3,
          holding: [place(stick, { rotate: 16, scale: 0.8 })],
          drawn: grippingHand(mei.complexion),
        }),
      ],
      { x: 800, y: 552, scale: 1.76 },
    ),
    place(bath({ paint: 'green', rain: 1 }), { x: 640, y: 702, scale: 1.36 }),
    ...splash(654, 624, 18),
    stroke(curve('538,624 526,636 526,702') + curve('742,624 754,636 752,702'), '#c9e0ea', 9, 0.9),
    place(tuba(), { x: 896, y: 726, scale: 1.12, rotate: 8 }),
    place(welly(colours.red), { x: 470, y: 710, scale: 1.7 }),
    ...splash(466, 628, 9),
    ...rainfall(1, 73),
  ],
  lighting: rainy,
  text: { x: 46, y: 36, w: 540, h: 590, ink: colours.cream, ground: dark, size: 19, loud: [0], loudSize: 50 },
}
