import { blob, curve, ellipse, line, poly, rect } from '../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../kit/scene.ts'
import { bust, glad, pound } from '../../play/pieces.ts'
import type { Play } from '../../play/play.ts'
import { spacesOf } from '../../play/spaces.ts'
import { ola, rory } from './cast/children.ts'
import { dev, driver, nan } from './cast/grown-ups.ts'
import { colours } from './palette.ts'
import { bus } from './places/stop.ts'
import { coats, dog } from './props/dog.ts'
import { brush, bubbles, soap, tubBack, tubFront } from './props/things.ts'

const tub = (hasSuds: boolean): SceneNode[] => [...tubBack, ...tubFront(hasSuds)]

const hill: SceneNode[] = [
  fill(blob('-140,88 -100,40 -60,10 -20,-24 30,-10 80,30 140,88', 0.12), colours.hill),
  fill(poly('-58,4 -40,-56 6,-92 40,-60 34,-20 62,14 20,4 -6,22'), colours.crag),
  stroke(curve('-30,88 0,64 -14,44 10,26'), colours.path, 13),
]

const mop: SceneNode[] = [
  stroke(line([0, -104], [0, 26]), colours.wood, 13),
  fill(rect(-30, 20, 60, 18, 6), colours.red),
  ...[-44, -26, -8, 10, 28, 46].map((x) =>
    stroke(
      curve([
        [x * 0.5, 38],
        [x * 0.9, 66],
        [x * 1.2, 98],
      ]),
      colours.tinDark,
      15,
    ),
  ),
]

const splash: SceneNode[] = [
  fill(blob('-116,22 -84,-14 -50,4 -24,-40 4,-6 44,-44 56,0 104,-20 116,24 60,52 -60,54'), colours.mud),
  fill(ellipse(-74, -52, 13) + ellipse(18, -74, 15) + ellipse(84, -62, 11), colours.mud),
]

/** A sheet on a line. */
const sheet: SceneNode[] = [
  stroke(curve('-140,-84 0,-74 140,-84'), colours.slateDark, 7),
  fill(blob('-92,-78 0,-70 92,-78 98,70 60,56 20,74 -20,58 -60,74 -98,60', 0.06), colours.white),
  stroke(curve('-92,-78 -96,0 -98,60') + curve('92,-78 96,0 98,70'), colours.slate, 4),
  fill(rect(-80, -94, 14, 34, 4) + rect(66, -94, 14, 34, 4), colours.wood),
]

/** Without its letters, which would be too small. */
const plainBus: SceneNode[] = bus().filter(({ kind }) => kind === 'path')

/** Spud from the front, larger than life, with suds on his head: his chin stands on the band. */
const spud: SceneNode[] = [
  fill(blob('190,330 110,300 60,420 90,600 170,650 230,520'), colours.woolShade),
  fill(blob('770,330 850,300 900,420 870,600 790,650 730,520'), colours.woolShade),
  fill(
    blob('200,740 180,560 170,380 250,240 370,180 480,200 590,180 710,240 790,380 780,560 760,740', 0.14),
    colours.wool,
  ),
  fill(
    ellipse(340, 190, 80, 66) + ellipse(470, 140, 104, 90) + ellipse(610, 186, 84, 68) + ellipse(540, 84, 56, 50),
    colours.foam,
  ),
  fill(ellipse(360, 390, 44, 52) + ellipse(600, 390, 44, 52), colours.white),
  stroke(ellipse(360, 390, 44, 52) + ellipse(600, 390, 44, 52), colours.ink, 6),
  fill(blob('400,500 480,462 560,500 590,600 480,676 370,600'), colours.white),
  fill(ellipse(368, 400, 22) + ellipse(592, 400, 22), colours.ink),
  fill(blob('420,500 480,474 540,500 520,550 480,566 440,550'), colours.tinDark),
  stroke(curve('480,566 480,596 440,620 406,606') + curve('480,596 520,620 554,606'), colours.ink, 6),
  fill(blob('440,622 520,622 524,700 480,730 436,700'), colours.busPale),
]

const inTub: SceneNode[] = [
  place(tubBack, { y: 64, scale: 0.6 }),
  place(dog('fluffy', coats.white, { gait: 'sit' }), { x: 10, y: 56, scale: 0.72 }),
  place(tubFront(true), { y: 64, scale: 0.6 }),
]

export const play: Play = {
  words: [
    {
      words: 'dog',
      alt: 'Spud, white and fluffy.',
      scene: [place(dog('fluffy', coats.white), { x: 8, y: 92, scale: 1.28 })],
    },
    { words: 'tub', alt: 'A tin tub full of suds.', scene: [place(tub(true), { y: 62, scale: 1.1 })] },
    { words: 'soap', alt: 'A bottle of soap with a paw on it.', scene: [place(soap, { y: 14, scale: 2.7 })] },
    { words: 'mud', alt: 'A splash of mud.', scene: splash },
    { words: 'hill', alt: 'A hill with a crag at its top.', scene: hill },
    { words: 'bus', alt: 'A bus with an open door.', scene: [place(plainBus, { y: 66, scale: 0.5 })] },
    { words: 'mop', alt: 'A mop.', scene: mop },
    { words: 'sheet', alt: 'A white sheet on a line.', scene: sheet },
    { words: 'pound', alt: 'A coin: one pound.', scene: pound },
  ],
  puppets: [
    {
      words: 'Rory',
      alt: 'Rory, shouting, with both hands up.',
      scene: bust(rory, 1.72, {
        turn: 0.1,
        hands: [
          [-66, -104],
          [66, -100],
        ],
        grasp: ['open', 'open'],
        feeling: { ...glad, mouth: 'shout' },
      }),
    },
    {
      words: 'Ola',
      alt: 'Ola with her plaits, holding a brush.',
      scene: bust(ola, 1.72, {
        turn: -0.1,
        hands: [
          [-46, -6],
          [40, -40],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(brush, { x: 2, rotate: 10 })]],
      }),
    },
    {
      words: 'Nan',
      alt: 'Nan in her cardigan, grinning.',
      scene: bust(nan, 1.44, {
        turn: 0.1,
        hands: [
          [-54, 0],
          [54, -4],
        ],
        feeling: { ...glad, mouth: 'grin' },
      }),
    },
    {
      words: 'Dev',
      alt: 'Dev in his bobble hat, waving.',
      scene: bust(dev, 1.4, {
        turn: -0.15,
        hands: [
          [-56, 2],
          [58, -96],
        ],
        grasp: ['rest', 'open'],
      }),
    },
    {
      words: 'The driver',
      alt: 'The driver, who holds up a flat hand.',
      scene: bust(driver, 1.44, {
        hands: [
          [-54, 0],
          [58, -98],
        ],
        grasp: ['rest', 'open'],
        feeling: { ...glad, mouth: 'flat' },
      }),
    },
    {
      words: 'Spud',
      alt: 'Spud, sitting, with his tongue out.',
      scene: [place(dog('fluffy', coats.white, { gait: 'sit' }), { x: 16, y: -6, scale: 1.26 })],
    },
  ],
  headband: {
    alt: 'The head of Spud, from the front, with suds on it and his tongue out, above a band.',
    scene: spud,
    edge: '20,690 24,440 60,280 190,250 260,140 400,50 520,10 660,70 740,180 800,260 900,280 936,440 940,690',
  },
  strip: [
    { page: 1, left: 0, top: 0, width: 960, alt: 'Clean dogs go up the hill. Mud dogs come back.' },
    { page: 2, left: 0, top: 10, width: 960, alt: 'The driver holds up a hand. Spud has mud on him.' },
    { page: 3, left: 100, top: 70, width: 780, alt: 'Nan lends Rory and Ola a tub.' },
    { page: 4, left: 260, top: 170, width: 640, alt: 'Rory and Ola drag the tub up the hill.' },
    { page: 5, left: 40, top: 100, width: 740, alt: 'Spud sits in the tub, clean.' },
    { page: 6, left: 200, top: 140, width: 640, alt: 'Spud runs down the hill into the mud.' },
    { page: 9, left: 34, top: 72, width: 850, alt: 'The tub is by the bus stop. Rory yells.' },
    { page: 11, left: 0, top: 110, width: 740, alt: 'Spud is white. The driver lets him on the bus.' },
  ],
  printed: [6, 3, 0, 5, 1, 7, 4, 2],
  game: {
    columns: 5,
    climbs: false,
    icons: [
      { words: 'hill', alt: '', scene: [place(hill, { scale: 0.62 })] },
      { words: 'mud', alt: '', scene: [place(splash, { scale: 0.66 })] },
      { words: 'tub', alt: '', scene: inTub },
      {
        words: 'dog',
        alt: '',
        scene: [place(dog('fluffy', coats.white, { gait: 'run' }), { x: 6, y: 52, scale: 0.8 })],
      },
      { words: 'bus', alt: '', scene: [place(plainBus, { y: 44, scale: 0.29 })] },
      { words: 'suds', alt: '', scene: [place(bubbles, { y: 78, scale: 0.9 })] },
    ],
    spaces: spacesOf(
      [
        ['Cave Hill', 'start', 'hill'],
        ['5 + 1', '6'],
        null,
        ['Dip!', 'wash', 'tub'],
        ['3 + 1', '4'],
        ['Mud!', 'mud', 'mud'],
        ['Shake!', 'shake', 'dog'],
        ['10 − 3', '7'],
        null,
        ['Rub, rub!', 'wash', 'suds'],
        ['6 − 3', '3'],
        ['Mud!', 'mud', 'mud'],
        null,
        ['2 + 3', '5'],
        ['Shake!', 'shake', 'dog'],
        ['Dip!', 'wash', 'tub'],
        ['10 − 10', '0'],
        ['Mud!', 'mud', 'mud'],
        null,
        ['3 + 3', '6'],
        ['Tub', 'wash', 'tub'],
        ['Shake!', 'shake', 'dog'],
        ['10 − 6', '4'],
        ['Mud!', 'mud', 'mud'],
        ['Hop on!', 'home', 'bus'],
      ],
      (index) => String(index + 1),
    ),
  },
}
