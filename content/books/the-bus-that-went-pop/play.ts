import { blob, curve, ellipse, type Point } from '../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../kit/scene.ts'
import { bust } from '../../play/pieces.ts'
import type { Play } from '../../play/play.ts'
import { spacesOf } from '../../play/spaces.ts'
import { kai } from './cast/kai.ts'
import { mei } from './cast/mei.ts'
import { mrGill } from './cast/mr-gill.ts'
import { mrsOgden } from './cast/mrs-ogden.ts'
import { mum } from './cast/mum.ts'
import { colours } from './palette.ts'
import { bus } from './places/bus.ts'
import { clipboard, fork } from './props/garden.ts'
import { tuba } from './props/instruments.ts'
import { bigTorch, bucket, candleJar, smallTorch } from './props/lights.ts'
import { rhubarb } from './props/rhubarb.ts'
import { robin } from './props/robin.ts'
import { kettle } from './props/stove.ts'
import { ticketMachine } from './props/ticket-machine.ts'

/** A stalk from the band to a crinkled leaf at `tip`, turned by `angle`. */
const leafOn = (from: Point, tip: Point, angle: number): SceneNode[] => [
  stroke(curve([from, [(from[0] + tip[0]) / 2 + angle * 0.4, (from[1] + tip[1]) / 2], tip]), colours.rhubarb, 54),
  place(
    [
      fill(
        blob(
          '0,40 -60,34 -110,0 -96,-50 -132,-90 -96,-130 -104,-180 -50,-196 -20,-250 24,-240 56,-196 104,-186 98,-130 132,-92 98,-50 112,0 60,34',
        ),
        colours.lime,
      ),
      stroke(
        curve('0,36 2,-90 4,-196') +
          curve('0,-20 -40,-60 -78,-80') +
          curve('2,-40 42,-80 80,-96') +
          curve('2,-110 -30,-140 -56,-150') +
          curve('3,-120 30,-150 54,-160'),
        colours.ink,
        5,
      ),
    ],
    { x: tip[0], y: tip[1], rotate: angle, scale: 1 },
  ),
]

/** A face with a finger on its lips. */
const hush: SceneNode[] = [
  fill(ellipse(0, -18, 60), colours.custard),
  stroke(curve('-40,-34 -26,-44 -12,-34') + curve('12,-34 26,-44 40,-34'), colours.ink, 7),
  stroke(curve('-34,8 0,13 34,8'), colours.ink, 7),
  stroke(curve('0,-4 0,20 0,50'), colours.cream, 22),
]

export const play: Play = {
  words: [
    { words: 'bus', alt: 'A double-decker bus.', scene: [place(bus(), { y: 98, scale: 0.48 })] },
    {
      words: 'rhubarb',
      alt: 'A knobbly rhubarb with short stalks.',
      scene: [place(rhubarb('shoots', 2), { y: 50, scale: 1.4 })],
    },
    { words: 'torch', alt: 'A big torch.', scene: [place(bigTorch(), { x: -4, y: -34, scale: 1.15 })] },
    { words: 'candle', alt: 'A candle in a jar.', scene: [place(candleJar(0, 0), { y: 92, scale: 1.9 })] },
    { words: 'bucket', alt: 'A tin bucket.', scene: [place(bucket(), { y: 90, scale: 1.8 })] },
    { words: 'robin', alt: 'A robin.', scene: [place(robin(), { x: 18, y: 78, scale: 3.3 })] },
    { words: 'fork', alt: 'A garden fork.', scene: [place(fork(), { y: 104, scale: 1.38 })] },
    { words: 'tuba', alt: 'A tuba.', scene: [place(tuba(), { x: 20, y: 104, scale: 1.26 })] },
    { words: 'kettle', alt: 'A kettle.', scene: [place(kettle(), { x: -14, y: 84, scale: 2.4 })] },
  ],
  puppets: [
    {
      words: 'Mr Gill',
      alt: 'Mr Gill in his turban and his driver’s jacket.',
      scene: bust(mrGill, 1.4, {
        turn: 0.1,
        hands: [
          [-58, 0],
          [56, -2],
        ],
      }),
    },
    {
      words: 'Kai',
      alt: 'Kai with his hearing aids, holding a torch.',
      scene: bust(kai, 1.72, {
        hands: [
          [-48, -6],
          [40, -34],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(smallTorch(colours.teal), { x: 6, rotate: -40, scale: 0.8 })]],
      }),
    },
    {
      words: 'Mei',
      alt: 'Mei in her pointed hood, shouting.',
      scene: bust(mei, 1.72, {
        turn: -0.1,
        hands: [
          [-50, -64],
          [50, -60],
        ],
        feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
      }),
    },
    {
      words: 'Mum',
      alt: 'Mum in her hospital tunic.',
      scene: bust(mum, 1.5, {
        hands: [
          [-52, 0],
          [50, -4],
        ],
      }),
    },
    {
      words: 'Mrs Ogden',
      alt: 'Mrs Ogden with her clipboard.',
      scene: bust(mrsOgden, 1.4, {
        turn: 0.15,
        hands: [
          [-54, 2],
          [36, -22],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(clipboard(), { x: 8, y: 12, scale: 0.9 })]],
        feeling: { eyes: 'open', brows: 'cross', mouth: 'flat' },
      }),
    },
    { words: 'The robin', alt: 'The robin.', scene: [place(robin(), { x: 20, y: -8, scale: 4.4 })] },
  ],
  headband: {
    alt: 'A crown of five rhubarb stalks with crinkled leaves, the middle one the highest.',
    scene: [
      ...leafOn([240, 740], [180, 450], -20),
      ...leafOn([720, 740], [780, 450], 20),
      ...leafOn([340, 740], [300, 330], -10),
      ...leafOn([620, 740], [660, 330], 10),
      ...leafOn([480, 740], [480, 290], 0),
    ],
    edge: '110,690 60,560 10,360 44,190 230,56 480,8 730,56 916,190 950,360 900,560 850,690',
  },
  strip: [
    {
      page: 3,
      left: 216,
      top: 296,
      width: 740,
      alt: 'Mrs Ogden points a huge torch at the roof of the bus. A drip hangs from her nose.',
    },
    { page: 5, left: 0, top: 130, width: 960, alt: 'Mr Gill holds up a knobbly root. Kai counts on Mei’s fingers.' },
    { page: 8, left: 40, top: 110, width: 780, alt: 'At night Mr Gill shines his torch into the bus.' },
    { page: 9, left: 260, top: 290, width: 700, alt: 'Thin green stalks point at the door. Mr Gill hangs his head.' },
    {
      page: 13,
      left: 190,
      top: 60,
      width: 750,
      alt: 'In the dark, Kai lays his hand on a bud. Mei holds her mouth shut.',
    },
    { page: 18, left: 20, top: 326, width: 624, alt: 'Mr Gill sits on his hands. Kai begins to smile.' },
    { page: 20, left: 190, top: 120, width: 760, alt: 'Everybody holds both hands high and shakes them.' },
    { page: 22, left: 280, top: 302, width: 680, alt: 'Mr Gill listens to a pan. Everybody shouts at him.' },
  ],
  printed: [6, 3, 0, 5, 1, 7, 2, 4],
  game: {
    columns: 5,
    climbs: false,
    icons: [
      { words: 'bus', alt: '', scene: [place(bus(), { y: 50, scale: 0.26 })] },
      { words: 'rhubarb', alt: '', scene: [place(rhubarb('bud', 1), { y: 16, scale: 0.78 })] },
      { words: 'torch', alt: '', scene: [place(bigTorch(), { x: -2, y: -26, scale: 0.74 })] },
      { words: 'ticket', alt: '', scene: [place(ticketMachine(), { x: -18, y: -12, scale: 1.1 })] },
      { words: 'hush', alt: '', scene: hush },
      { words: 'roof', alt: '', scene: [place(bus({ roof: 'new' }), { y: 50, scale: 0.26 })] },
    ],
    spaces: spacesOf(
      [
        ['November', 'start', 'bus'],
        ['12 + 12', '24'],
        null,
        ['£20', 'earn', 'rhubarb'],
        ['Torch!', 'torch', 'torch'],
        ['24 − 12', '12'],
        ['Hush!', 'hush', 'hush'],
        null,
        ['4 × £5', '£20'],
        ['Torch!', 'torch', 'torch'],
        ['£20', 'earn', 'rhubarb'],
        ['10 + 10', '20'],
        ['Torch!', 'torch', 'torch'],
        ['£20', 'earn', 'ticket'],
        null,
        ['9 + 3', '12'],
        ['Torch!', 'torch', 'torch'],
        ['Hush!', 'hush', 'hush'],
        ['60 + 60', '120'],
        ['£20', 'earn', 'ticket'],
        ['Torch!', 'torch', 'torch'],
        ['36 + 4', '40'],
        ['£20', 'earn', 'rhubarb'],
        null,
        ['2 × £60', '£120'],
        ['Torch!', 'torch', 'torch'],
        ['Hush!', 'hush', 'hush'],
        ['12 × £1', '£12'],
        ['£20', 'earn', 'ticket'],
        ['1 March', 'home', 'roof'],
      ],
      (index) => String(index + 1),
    ),
  },
}
