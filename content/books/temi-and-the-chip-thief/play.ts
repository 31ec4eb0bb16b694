import { blob, curve, ellipse, line } from '../../kit/geometry.ts'
import { standingGull } from '../../kit/gull.ts'
import { beakYellow, gullEye, shade, tuft, white, wing } from '../../kit/gull-parts.ts'
import { fill, part, place, type SceneNode, stroke } from '../../kit/scene.ts'
import { bust, glad } from '../../play/pieces.ts'
import type { Play } from '../../play/play.ts'
import { spacesOf } from '../../play/spaces.ts'
import { finn } from './cast/finn.ts'
import { grandpa } from './cast/grandpa.ts'
import { mrTindall } from './cast/mr-tindall.ts'
import { mrsKaur } from './cast/mrs-kaur.ts'
import { temi } from './cast/temi.ts'
import { colours } from './palette.ts'
import { blownBrolly, canopy } from './props/brolly.ts'
import { chipBag } from './props/chips.ts'
import { benchBack, buttonJar, lampPost, notebook, pencil, teaTin } from './props/furniture.ts'
import { button, canvases, lookoutHat } from './props/hat.ts'
import { inWheelchair } from './props/wheelchair.ts'

const jar = buttonJar([
  [-14, 24, colours.green],
  [4, 26, colours.tomato],
  [16, 14, colours.mustard],
  [-12, 6, colours.plum],
  [4, 8, colours.coral],
])

/** Its holes are large enough to be seen on a board. */
const bigButton: SceneNode[] = [
  fill(ellipse(0, -8, 70), colours.green),
  fill(ellipse(-24, -8, 17) + ellipse(24, -8, 17), colours.white),
]

const buttonForChip: SceneNode[] = [
  place(chipBag(), { x: 44, y: 30, scale: 1.15 }),
  place(bigButton, { x: -34, y: -2, scale: 0.66 }),
]

/** Bernard from the front, larger than life: his breast stands on the band. */
const bernard: SceneNode[] = [
  place(wing(330, -190), { x: 600, y: 560 }),
  place(wing(330, -190), { x: 360, y: 560, flip: true }),
  fill(blob('250,740 262,470 300,250 390,120 480,88 570,120 660,250 698,470 710,740', 0.14), white),
  place([tuft(0, 0)], { x: 486, y: 92, scale: 3 }),
  ...gullEye(390, 280, 52, 'greedy', 1),
  ...gullEye(570, 280, 52, 'greedy', -1),
  fill(blob('400,420 480,372 560,420 540,560 480,640 420,560'), '#8e2f36'),
  fill(blob('428,560 480,590 532,560 516,640 480,690 444,640'), beakYellow),
  fill(blob('372,430 420,352 480,330 540,352 588,430 532,450 500,520 480,560 460,520 428,450'), '#f6b93b'),
  stroke(curve('446,392 456,380 462,394') + curve('498,394 504,380 514,392'), shade, 6),
]

/** The net of a brolly in few lines, and its stick. It is drawn as exactly as letters are, which a net is not otherwise. */
const net: SceneNode = part({ is: 'lettering' }, [
  stroke(
    [-84, -42, 42, 84].map((x) => line([x, -4], [x * 1.06, 88])).join('') +
      curve('-90,30 0,42 90,30') +
      curve('-90,60 0,72 90,60') +
      curve('-89,88 0,100 89,88') +
      curve('0,-10 0,60 0,112 10,120 20,112'),
    colours.navy,
    4,
  ),
])

const bench = benchBack(150)

export const play: Play = {
  words: [
    { words: 'gull', alt: 'A gull.', scene: [place(standingGull(), { x: 20, y: 98, scale: 1 })] },
    { words: 'chips', alt: 'A bag of chips.', scene: [place(chipBag(), { y: 40, scale: 2.2 })] },
    {
      words: 'brolly',
      alt: 'An umbrella with a net hanging from it.',
      scene: [place([net, ...canopy(colours.tomato, colours.cream)], { y: -12 })],
    },
    {
      words: 'notebook',
      alt: 'A notebook and a pencil.',
      scene: [
        place(notebook(), { x: -30, y: 50, scale: 3.2, rotate: -6 }),
        place(pencil(44), { x: 96, y: 84, scale: 3, rotate: 12 }),
      ],
    },
    { words: 'button', alt: 'A button with four holes.', scene: button(0, 0, 96, colours.green, 4) },
    {
      words: 'hat',
      alt: 'A striped hat with two buttons for eyes.',
      scene: [place(lookoutHat(canvases.red, true), { y: 72, scale: 100 })],
    },
    { words: 'tin', alt: 'Grandpa’s tea tin.', scene: [place(teaTin(), { y: 2, scale: 2.6 })] },
    { words: 'lamp post', alt: 'A lamp post.', scene: [place(lampPost(210), { y: 106 })] },
    { words: 'jar', alt: 'A jar of buttons.', scene: [place(jar, { y: 2, scale: 2.5 })] },
  ],
  puppets: [
    {
      words: 'Temi',
      alt: 'Temi holds her bag of chips.',
      scene: bust(temi, 1.72, {
        turn: 0.15,
        hands: [
          [-46, -12],
          [26, -30],
        ],
        holding: [[], [place(chipBag(), { x: -4, y: -14, scale: 0.9 })]],
        feeling: { ...glad, mouth: 'grin' },
      }),
    },
    {
      words: 'Finn',
      alt: 'Finn, in his wheelchair, with round glasses.',
      scene: [
        place(
          inWheelchair(finn, {
            turn: -0.15,
            hands: [
              [-40, -10],
              [38, -14],
            ],
            feeling: glad,
          }),
          { x: 2, y: 110, scale: 1.72 },
        ),
      ],
    },
    {
      words: 'Grandpa Dele',
      alt: 'Grandpa Dele with his tea tin.',
      scene: bust(grandpa, 1.5, {
        turn: 0.2,
        hands: [
          [-56, 4],
          [34, -30],
        ],
        holding: [[], [place(teaTin(), { x: 2, y: -22, scale: 0.8 })]],
      }),
    },
    {
      words: 'Mrs Kaur',
      alt: 'Mrs Kaur in her apron.',
      scene: bust(mrsKaur, 1.5, {
        turn: -0.2,
        hands: [
          [-52, -2],
          [50, -4],
        ],
        feeling: { ...glad, eyes: 'happy' },
      }),
    },
    {
      words: 'Mr Tindall',
      alt: 'Mr Tindall in his hat with two buttons.',
      scene: bust(mrTindall, 1.5, {
        hands: [
          [-60, 2],
          [58, -2],
        ],
      }),
    },
    {
      words: 'Bernard',
      alt: 'Bernard the gull.',
      scene: [place(standingGull({ mood: 'greedy', open: 0.5 }), { x: 24, y: -4, scale: 1.2 })],
    },
  ],
  headband: {
    alt: 'The head of Bernard the gull, with round eyes and an open beak, above a band.',
    scene: bernard,
    edge: '20,690 14,360 60,280 230,260 330,120 480,20 630,120 730,260 900,280 946,360 940,690',
  },
  strip: [
    {
      page: 2,
      left: 36,
      top: 60,
      width: 860,
      alt: 'Bernard the gull sits on a lamp post with a long chip in his beak.',
    },
    {
      page: 5,
      left: 190,
      top: 34,
      width: 690,
      alt: 'Grandpa Dele holds out his tea tin. Temi shows him a drawing of an umbrella.',
    },
    {
      page: 6,
      left: 70,
      top: 286,
      width: 700,
      alt: 'People eat chips under umbrellas with nets. Bernard walks past.',
    },
    { page: 8, left: 330, top: 270, width: 600, alt: 'Temi sits in the rain with her face in her hands.' },
    { page: 10, left: 20, top: 318, width: 570, alt: 'Temi and Finn watch from a windbreak and write in a notebook.' },
    { page: 12, left: 60, top: 190, width: 860, alt: 'Temi stares at the two buttons on Mr Tindall’s hat.' },
    { page: 15, left: 0, top: 40, width: 960, alt: 'Bernard stops in the air above a hat with two button eyes.' },
    {
      page: 18,
      left: 380,
      top: 300,
      width: 580,
      alt: 'Grandpa shakes the tea tin. People in striped hats eat their chips.',
    },
  ],
  printed: [4, 1, 6, 2, 7, 0, 5, 3],
  game: {
    columns: 5,
    climbs: false,
    icons: [
      { words: 'shop', alt: '', scene: [place(chipBag(), { y: 26, scale: 1.5 })] },
      {
        words: 'gull',
        alt: '',
        scene: [place(standingGull({ mood: 'greedy', open: 0.6 }), { x: 14, y: 70, scale: 0.66 })],
      },
      { words: 'button', alt: '', scene: bigButton },
      { words: 'swap', alt: '', scene: buttonForChip },
      { words: 'wind', alt: '', scene: [place(blownBrolly(colours.tomato, colours.cream), { y: 0, scale: 0.62 })] },
      { words: 'bench', alt: '', scene: [place([...bench.under, ...bench.over], { y: 50, scale: 0.94 })] },
    ],
    spaces: spacesOf(
      [
        ['Chip shop', 'start', 'shop'],
        ['12 + 8', '20'],
        null,
        ['Lose a chip', 'gull', 'gull'],
        ['Find a button', 'find', 'button'],
        ['19 + 1', '20'],
        null,
        ['Lose a chip', 'gull', 'gull'],
        ['Swap', 'swap', 'swap'],
        ['2 × 12', '24'],
        null,
        ['Windy! Back 2', 'back', 'wind'],
        ['20 − 12', '8'],
        ['Lose a chip', 'gull', 'gull'],
        ['Find a button', 'find', 'button'],
        ['10 + 9', '19'],
        null,
        ['Lose a chip', 'gull', 'gull'],
        ['Swap', 'swap', 'swap'],
        ['40 − 20', '20'],
        null,
        ['Windy! Back 2', 'back', 'wind'],
        ['Lose a chip', 'gull', 'gull'],
        ['43 + 7', '50'],
        ['Swap', 'swap', 'swap'],
        ['Lose a chip', 'gull', 'gull'],
        ['5 × 4', '20'],
        null,
        ['Lose a chip', 'gull', 'gull'],
        ['The end bench', 'home', 'bench'],
      ],
      (index) => String(index + 1),
    ),
  },
}
