import { blob, curve, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { maryAnn } from '../cast/belfast.ts'
import { seacole } from '../cast/crimea.ts'
import { liptonAtSea } from '../cast/glasgow.ts'
import { beatrix } from '../cast/lakes.ts'
import { mahomed } from '../cast/mahomed.ts'
import { pryce } from '../cast/newtown.ts'
import { behind, faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { lampAt } from '../places/lighting.ts'
import { pig, rabbit } from '../props/animals.ts'
import { greyBook } from '../props/books.ts'
import { coin } from '../props/coins.ts'
import { ladle } from '../props/crimea.ts'
import { goldCheese } from '../props/grocer.ts'
import { leaflet } from '../props/school.ts'
import { shelf } from '../props/shop.ts'
import { candle } from '../props/table-things.ts'
import { parcel, rug } from '../props/wool.ts'

const wall = '#2d4a57'

const counter: SceneNode[] = [
  fill(rect(-10, 548, 980, 110), '#8a5c3c'),
  stroke([80, 240, 400, 560, 720, 880].map((x) => rect(x - 60, 566, 120, 74, 3)).join(''), '#5d3d2a', 4, 0.6),
  fill(rect(-10, 534, 980, 22, 4), colours.woodPale),
  fill(rect(-10, 553, 980, 5), colours.ink, 0.25),
  fill(
    blob('330,532 660,532 676,600 640,588 600,606 556,590 510,608 462,592 420,606 376,590 330,604 318,560', 0.06),
    colours.linen,
  ),
  stroke(curve('326,580 420,588 500,582 580,590 668,578'), colours.red, 4),
]

const squares: SceneNode[] = [
  [-26, 0, colours.red, -8],
  [14, -4, colours.green, 10],
  [-8, -14, colours.grey, 3],
  [8, -24, colours.blue, -12],
].map(([x, y, cloth, rotate]) =>
  place(
    [fill(poly('-28,-8 26,-10 32,8 -24,10'), String(cloth)), stroke(line([-22, 4], [28, 2]), '#ffffff', 1.4, 0.4)],
    { x: Number(x), y: Number(y), rotate: Number(rotate) },
  ),
)

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 750), wall),
    dabs({ x: -40, y: 0, w: 1000, h: 560 }, '#44687a', 150, 60, { length: 110, width: 9, opacity: 0.32 }),
    glow(480, 420, 520, '#f2c987', 0.45),
    place(shelf(330, 3), { x: -30, y: 330 }),
    place(shelf(330, 8), { x: 660, y: 330 }),
    behind(mahomed, [262, 546], 1.44, {
      turn: 0.15,
      tilt: -3,
      hands: [
        [-40, -20],
        [30, -34],
      ],
      grasp: ['rest', 'rest'],
      arms: ['front', 'over'],
      feeling: faces.content,
    }),
    behind(liptonAtSea, [572, 546], 1.44, {
      turn: 0.1,
      tilt: 4,
      hands: [
        [-42, -14],
        [58, -166],
      ],
      grasp: ['rest', 'open'],
      arms: ['front', 'back'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    behind(pryce, [872, 546], 1.36, {
      turn: -0.3,
      tilt: -4,
      hands: [
        [-40, -58],
        [46, -30],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: { ...faces.content, gaze: [-0.7, 0.1] },
      load: [place(parcel, { x: -6, y: -36, scale: 0.9, rotate: -5 })],
    }),
    behind(maryAnn, [104, 546], 1.34, {
      turn: 0.3,
      hands: [
        [-30, -44],
        [54, -74],
      ],
      grasp: ['rest', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.6, 0] },
      holding: [[], [place(leaflet, { x: 4, y: -20, scale: 0.9, rotate: 8 })]],
    }),
    behind(seacole, [420, 560], 1.5, {
      turn: -0.1,
      tilt: 2,
      hands: [
        [-52, -84],
        [40, -12],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: faces.glad,
      holding: [[place(ladle, { y: -30, rotate: -14 })], []],
    }),
    behind(beatrix, [726, 556], 1.44, {
      turn: -0.1,
      tilt: -3,
      nod: 0.15,
      hands: [
        [-22, -26],
        [30, -32],
      ],
      arms: ['over', 'over'],
      load: [place(rabbit(), { x: 0, y: -6, scale: 0.66 })],
      feeling: faces.content,
    }),
    ...counter,
    place(rug(), { x: 96, y: 536, scale: 0.9 }),
    place(candle(70), { x: 192, y: 536, scale: 0.84 }),
    place(squares, { x: 296, y: 526 }),
    place(goldCheese, { x: 490, y: 560, scale: 0.94 }),
    place(greyBook, { x: 650, y: 508, scale: 0.62, rotate: -8 }),
    place(parcel, { x: 812, y: 512, scale: 0.9 }),
    place(coin('penny'), { x: 716, y: 530, scale: 0.62 }),
    place(coin('shilling'), { x: 748, y: 534, scale: 0.62 }),
    fill(rect(-10, 656, 980, 80), '#6a4632'),
    stroke(line([0, 684], [960, 684]), '#4a3023', 3, 0.6),
    place(pig(), { x: 200, y: 706, scale: 0.94, flip: true }),
  ],
  lighting: lampAt(480, 60, 1000),
  text: {
    x: 62,
    y: 40,
    w: 840,
    h: 226,
    ink: '#fff4d8',
    ground: wall,
    title: 'hop',
    loud: [0],
    loudSize: 116,
    size: 21,
  },
}
