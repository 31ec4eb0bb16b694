import { blob, curve, ellipse, rect } from '../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../kit/scene.ts'
import { bust, glad, pound } from '../../play/pieces.ts'
import type { Play } from '../../play/play.ts'
import { spacesOf } from '../../play/spaces.ts'
import { gran } from './cast/gran.ts'
import { jess } from './cast/jess.ts'
import { kay } from './cast/kay.ts'
import { man } from './cast/man.ts'
import { mo } from './cast/mo.ts'
import { colours } from './palette.ts'
import { bin } from './places/yard.ts'
import { boot } from './props/boot.ts'
import { crutch, mug } from './props/things.ts'

const seeds: SceneNode[] = [
  [-70, 20],
  [-28, -26],
  [-20, 44],
  [30, 6],
  [66, 48],
  [72, -34],
].map(([x = 0, y = 0]) => fill(ellipse(x, y, 24), colours.pod))

const mud: SceneNode[] = [
  fill(blob('-124,70 -100,30 -62,12 -20,-34 30,-28 66,10 102,30 124,70 60,82 -60,82'), colours.mud),
  fill(ellipse(-40, 40, 22, 12) + ellipse(34, 16, 20, 11) + ellipse(70, 52, 18, 10), colours.mudDark),
  fill(ellipse(-88, -26, 14) + ellipse(70, -48, 16) + ellipse(98, -8, 11), colours.mud),
]

/** A full sack with its neck tied. */
const fullSack: SceneNode[] = [
  fill(blob('-20,-60 -52,-96 0,-84 52,-96 20,-60'), colours.sack),
  fill(blob('-22,-62 22,-62 70,-10 92,60 70,98 -70,98 -92,60 -70,-10'), colours.sack),
  stroke('M-28 -60H28', colours.sackDark, 12),
  fill(rect(-36, 6, 72, 52, 4), colours.cream),
]

/** Peas in their pod. */
const peaPod: SceneNode[] = [
  fill(blob('-130,-6 -80,-48 0,-58 80,-48 130,-6 80,42 0,54 -80,42', 0.14), colours.leaf),
  fill([-72, -24, 24, 72].map((x) => ellipse(x, -2, 26)).join(''), colours.pod),
]

const cloud: SceneNode[] = [
  fill(blob('-64,-4 -70,-34 -40,-52 -18,-76 20,-72 38,-50 66,-40 66,-6 0,2'), colours.slate),
  stroke('M-40 16L-50 46M-10 18L-20 56M20 16L10 46M48 18L38 54', colours.blue, 8),
]

const emptyBoot: SceneNode[] = [place(boot('green'), { x: 16, y: 52, scale: 1.16 })]

export const play: Play = {
  words: [
    { words: 'boot', alt: 'A boot with stripes.', scene: [place(boot('blue'), { x: 34, y: 92, scale: 1.8 })] },
    { words: 'sack', alt: 'A big sack, tied at its neck.', scene: fullSack },
    { words: 'bin', alt: 'A bin with its lid on.', scene: [place(bin(), { y: 92, scale: 2 })] },
    { words: 'mud', alt: 'A heap of mud.', scene: mud },
    { words: 'seeds', alt: 'Six round seeds.', scene: seeds },
    {
      words: 'shoot',
      alt: 'A boot with a small shoot that has two leaves.',
      scene: [place(boot('yellow', 'shoot'), { x: 30, y: 96, scale: 1.42 })],
    },
    { words: 'peas', alt: 'Four peas in a pod.', scene: peaPod },
    { words: 'tea', alt: 'A mug of hot tea.', scene: [place(mug, { x: -8, y: 66, scale: 2.8 })] },
    {
      words: 'pounds',
      alt: 'Two coins of one pound.',
      scene: [place(pound, { x: -52, y: 20, scale: 0.9 }), place(pound, { x: 54, y: -18, scale: 0.9 })],
    },
  ],
  puppets: [
    {
      words: 'Jess',
      alt: 'Jess in her raincoat and round glasses, pointing.',
      scene: bust(jess, 1.72, {
        turn: 0.1,
        hands: [
          [-46, -8],
          [62, -62],
        ],
        grasp: ['rest', 'point'],
      }),
    },
    {
      words: 'Mo',
      alt: 'Mo in his striped jumper, shouting.',
      scene: bust(mo, 1.72, {
        turn: -0.1,
        hands: [
          [-66, -104],
          [66, -100],
        ],
        grasp: ['open', 'open'],
        feeling: { ...glad, mouth: 'shout' },
      }),
    },
    {
      words: 'Gran',
      alt: 'Gran in her apron, with her mug of tea.',
      scene: bust(gran, 1.44, {
        turn: 0.15,
        hands: [
          [-54, 0],
          [38, -36],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(mug, { x: -10, y: 6, scale: 0.9 })]],
      }),
    },
    {
      words: 'The man',
      alt: 'The man in his long coat and flat cap.',
      scene: bust(man, 1.44, {
        turn: -0.15,
        hands: [
          [-56, -2],
          [54, 2],
        ],
      }),
    },
    {
      words: 'Kay',
      alt: 'Kay with a crutch, waving.',
      scene: bust(kay, 1.44, {
        hands: [
          [-60, 6],
          [60, -92],
        ],
        grasp: ['grip', 'open'],
        holding: [[place(crutch(60), { x: 0, y: 0 })], []],
        feeling: { ...glad, mouth: 'grin' },
      }),
    },
    {
      words: 'The boot',
      alt: 'The green boot, which is the last.',
      scene: [place(boot('green'), { x: 40, y: -8, scale: 2.7 })],
    },
  ],
  headband: {
    alt: 'A row of three boots with pea plants that grow out of them, above a band.',
    scene: [
      place(boot('red', 'peas', 1.05), { x: 240, y: 726, scale: 2.45 }),
      place(boot('blue', 'peas', 1.3), { x: 510, y: 726, scale: 2.75 }),
      place(boot('spotted', 'peas', 1.05), { x: 780, y: 726, scale: 2.45 }),
    ],
    edge: '20,690 24,420 70,240 220,110 370,70 490,16 610,60 790,110 890,240 936,420 940,690',
  },
  strip: [
    { page: 2, left: 20, top: 44, width: 800, alt: 'Gran tips boots out of a big sack.' },
    { page: 3, left: 120, top: 70, width: 760, alt: 'Jess and Mo look at left boots.' },
    { page: 4, left: 0, top: 70, width: 760, alt: 'The man has one red boot on and holds out a hand.' },
    { page: 5, left: 130, top: 130, width: 700, alt: 'Boots lie in the rain by the bins.' },
    { page: 6, left: 180, top: 60, width: 640, alt: 'Jess points at a green shoot in a boot.' },
    { page: 8, left: 320, top: 70, width: 640, alt: 'Gran tips water out of a boot. Mo holds his nose.' },
    { page: 10, left: 40, top: 110, width: 720, alt: 'The stall is full of boots with peas. Mo shouts.' },
    { page: 11, left: 90, top: 70, width: 800, alt: 'Kay looks at the last boot.' },
  ],
  printed: [5, 2, 7, 0, 6, 3, 1, 4],
  game: {
    columns: 5,
    climbs: false,
    icons: [
      { words: 'boot', alt: '', scene: emptyBoot },
      { words: 'peas', alt: '', scene: [place(peaPod, { scale: 0.6 })] },
      { words: 'rain', alt: '', scene: cloud },
      {
        words: 'bin',
        alt: '',
        scene: [fill(rect(-46, 50, 92, 6, 3), colours.ink), place(bin(), { y: 50, scale: 1.2 })],
      },
      { words: 'pound', alt: '', scene: [place(pound, { scale: 0.86 })] },
      {
        words: 'hole',
        alt: '',
        scene: [
          place(boot('teal'), { x: 16, y: 34, scale: 1.02 }),
          stroke(curve('-20,40 -22,52 -20,60') + curve('4,40 2,52 4,60'), colours.blue, 7),
        ],
      },
    ],
    spaces: spacesOf(
      [
        ['Gran', 'start', 'boot'],
        ['5 + 5', '10'],
        null,
        ['Sell a boot', 'sell', 'pound'],
        ['It rains', 'back', 'rain'],
        ['2 + 3', '5'],
        null,
        ['No sale', 'bin', 'bin'],
        ['A shoot!', 'sell', 'peas'],
        ['10 − 1', '9'],
        ['Too wet', 'back', 'rain'],
        null,
        ['A hole!', 'again', 'hole'],
        ['2 + 2', '4'],
        ['Sell a boot', 'sell', 'pound'],
        null,
        ['It rains', 'back', 'rain'],
        ['10 − 5', '5'],
        ['Peas!', 'sell', 'peas'],
        ['No sale', 'bin', 'bin'],
        ['2 + 8', '10'],
        null,
        ['Too wet', 'back', 'rain'],
        ['10 − 2', '8'],
        ['Kay', 'home', 'boot'],
      ],
      (index) => String(index + 1),
    ),
  },
}
