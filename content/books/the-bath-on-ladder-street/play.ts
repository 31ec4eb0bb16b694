import { figure } from '../../kit/figure.ts'
import { blob, curve } from '../../kit/geometry.ts'
import type { Figure, Pose } from '../../kit/pose.ts'
import { fill, place, type SceneNode, stroke } from '../../kit/scene.ts'
import type { Play } from '../../play/play.ts'
import { spacesOf } from '../../play/spaces.ts'
import { dewi } from './cast/dewi.ts'
import { mrBowen } from './cast/mr-bowen.ts'
import { mrFanelli } from './cast/mr-fanelli.ts'
import { nan } from './cast/nan.ts'
import { faces } from './cast/poses.ts'
import { samira } from './cast/samira.ts'
import { colours } from './palette.ts'
import { bath, bathOnWheels, plug } from './props/bath.ts'
import { bell, custardSlice, paperBag, parcel, potato, welly } from './props/goods.ts'
import { cat, piano, pianoWithCat } from './props/piano.ts'
import { coil, sink } from './props/sink.ts'
import { windingWheel } from './props/wheel.ts'

const bust = (who: Figure, scale: number, pose: Pick<Pose, 'hands'> & Partial<Pose>): SceneNode[] => [
  place(figure(who, { legless: true, feeling: faces.content, ...pose }), { y: -6, scale }),
]

/** Two ends of a rope, each in three threads. */
const snapped: SceneNode[] = [-1, 1].flatMap((side) => [
  stroke(
    curve([
      [side * 78, -30],
      [side * 44, -22],
      [side * 22, -10],
    ]),
    colours.rope,
    26,
  ),
  ...[-24, 0, 24].map((dy) =>
    stroke(
      curve([
        [side * 22, -10],
        [side * 12, -6 + dy * 0.4],
        [side * 6, -4 + dy],
      ]),
      colours.ink,
      5,
    ),
  ),
])

const drop = (x: number, y: number, scale: number): SceneNode =>
  place([fill(blob('0,-22 10,-4 12,8 0,18 -12,8 -10,-4'), colours.waterPale)], { x, y, scale })

/** The green bath with what goes up in it; the slice is for Mr Bowen. */
const loaded: SceneNode[] = [
  place(parcel(26, 24), { x: -40, y: 2 }),
  place(welly(colours.red), { x: -10, y: 4, scale: 0.9 }),
  place(parcel(34, 30, colours.raspberry), { x: 44, y: 2 }),
  place(custardSlice(), { x: 16, y: -6, scale: 0.8 }),
]

export const play: Play = {
  words: [
    {
      words: 'bath',
      alt: 'A bath on four wheels.',
      scene: [place(bathOnWheels({ paint: 'green', slope: 0 }), { y: 62, scale: 1.45 })],
    },
    { words: 'rope', alt: 'A coil of rope.', scene: [place(coil(), { y: 70, scale: 1.7 })] },
    {
      words: 'wheel',
      alt: 'A big wheel in a frame of wood.',
      scene: [place(windingWheel(false), { y: 98, scale: 1.05 })],
    },
    { words: 'potatoes', alt: 'A paper bag of potatoes.', scene: [place(paperBag('bulging'), { y: 14, scale: 1.8 })] },
    { words: 'bell', alt: 'A hand bell.', scene: [place(bell(), { y: -72, scale: 2.7 })] },
    { words: 'piano', alt: 'A piano.', scene: [place(piano(), { y: 92, scale: 1.35 })] },
    { words: 'plug', alt: 'A bath plug on its chain.', scene: [place(plug(), { y: -98, scale: 2.5 })] },
    { words: 'sink', alt: 'An old sink with a pipe and a bucket.', scene: [place(sink(), { y: -44, scale: 0.76 })] },
    { words: 'slice', alt: 'A custard slice.', scene: [place(custardSlice(), { y: 78, scale: 3.1 })] },
  ],
  puppets: [
    {
      words: 'Nan',
      alt: 'Nan in her spotted headscarf, holding the plug.',
      scene: bust(nan, 1.5, {
        hands: [
          [-58, 2],
          [44, -46],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(plug(), { x: 2, y: -2, scale: 0.5 })]],
        feeling: faces.eager,
      }),
    },
    {
      words: 'Dewi',
      alt: 'Dewi in his cagoule, with a potato in his hand.',
      scene: bust(dewi, 1.72, {
        turn: 0.15,
        hands: [
          [-48, -4],
          [34, -34],
        ],
        grasp: ['rest', 'cup'],
        holding: [[], [potato(0, -12, 30, 20)]],
      }),
    },
    {
      words: 'Samira',
      alt: 'Samira with her long plait.',
      scene: bust(samira, 1.72, {
        turn: -0.15,
        hands: [
          [-46, -6],
          [46, -4],
        ],
        feeling: faces.glad,
      }),
    },
    {
      words: 'Mr Bowen',
      alt: 'Mr Bowen with his bell.',
      scene: bust(mrBowen, 1.46, {
        hands: [
          [-56, 2],
          [40, -40],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(bell(), { y: -2, scale: 0.7 })]],
      }),
    },
    {
      words: 'Mr Fanelli',
      alt: 'Mr Fanelli in his striped apron.',
      scene: bust(mrFanelli, 1.46, {
        turn: 0.1,
        hands: [
          [-54, 0],
          [54, -2],
        ],
      }),
    },
    { words: 'The cat', alt: 'The cat, sitting up.', scene: [place(cat('sitting'), { x: -14, y: -6, scale: 3.1 })] },
  ],
  headband: {
    alt: 'The green bath, heaped with two parcels, a welly and a custard slice, with drops of rain round it.',
    scene: [
      place(bath({ paint: 'green', load: loaded, lines: true }), { x: 480, y: 716, scale: 5 }),
      drop(150, 200, 2.4),
      drop(250, 110, 2),
      drop(700, 96, 2),
      drop(812, 210, 2.4),
    ],
    edge: '20,690 24,420 60,200 180,60 480,20 780,60 900,200 936,420 940,690',
  },
  strip: [
    { page: 1, left: 144, top: 110, width: 816, alt: 'Dewi hugs a bag of potatoes on the wet steps.' },
    {
      page: 5,
      left: 285,
      top: 258,
      width: 670,
      alt: 'A big potato and a small one hang on a bootlace. Nan and Dewi stare.',
    },
    { page: 7, left: 80, top: 160, width: 880, alt: 'A bath of stones goes down and a bath of potatoes comes up.' },
    { page: 10, left: 270, top: 200, width: 690, alt: 'Nan looks up into the rain with a plug in her fist.' },
    { page: 13, left: 340, top: 40, width: 620, alt: 'Mr Bowen stands at his door with custard on his face.' },
    { page: 16, left: 8, top: 180, width: 780, alt: 'Nan holds the two ends of the broken rope.' },
    { page: 18, left: 372, top: 230, width: 560, alt: 'Samira and Mr Fanelli stand nose to nose in the shop.' },
    { page: 21, left: 100, top: 196, width: 850, alt: 'Mr Bowen holds a square custard slice, one hand on the bath.' },
  ],
  printed: [3, 6, 0, 5, 2, 7, 1, 4],
  game: {
    columns: 5,
    climbs: true,
    icons: [
      {
        words: 'rain',
        alt: '',
        scene: [
          place(bath({ paint: 'green', rain: 1 }), { y: 60, scale: 0.9 }),
          drop(-40, -34, 1.2),
          drop(0, -56, 1.2),
          drop(40, -34, 1.2),
        ],
      },
      { words: 'rope', alt: '', scene: [place(snapped, { y: 14, scale: 0.98 })] },
      { words: 'bell', alt: '', scene: [place(bell(), { y: -62, scale: 2 })] },
      { words: 'piano', alt: '', scene: [place(pianoWithCat(), { y: 80, scale: 0.86 })] },
      { words: 'slice', alt: '', scene: [place(custardSlice(), { y: 40, scale: 2 })] },
    ],
    spaces: spacesOf(
      [
        null,
        ['90 + 9', '99'],
        ['Rain! Up 3', 'rain', 'rain'],
        null,
        ['3 × 3', '9'],
        null,
        ['24 − 20', '4'],
        ['Twang!', 'twang', 'rope'],
        ['Roll again', 'again', 'bell'],
        ['Bench', 'bench', 'piano'],
        ['20 + 20', '40'],
        ['Twang!', 'twang', 'rope'],
        null,
        ['Rain! Up 3', 'rain', 'rain'],
        ['60 − 20', '40'],
        ['Twang!', 'twang', 'rope'],
        ['Roll again', 'again', 'bell'],
        ['5 × 20p', '£1'],
        null,
        ['Twang!', 'twang', 'rope'],
        ['99 − 40', '59'],
        ['Rain! Up 3', 'rain', 'rain'],
        ['4 + 4', '8'],
        ['Twang!', 'twang', 'rope'],
        ['Mr Bowen', 'home', 'slice'],
      ],
      (index) => String(index === 24 ? 99 : (index + 1) * 4),
    ),
  },
}
