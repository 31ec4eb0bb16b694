import { figure } from '../../kit/figure.ts'
import type { Figure, Pose } from '../../kit/pose.ts'
import { place, type SceneNode } from '../../kit/scene.ts'
import type { Play } from '../../play/play.ts'
import { spacesOf } from '../../play/spaces.ts'
import { maryAnn } from './cast/belfast.ts'
import { seacole } from './cast/crimea.ts'
import { liptonAtSea } from './cast/glasgow.ts'
import { beatrix } from './cast/lakes.ts'
import { mahomed } from './cast/mahomed.ts'
import { pryce } from './cast/newtown.ts'
import { faces } from './cast/poses.ts'
import { colours } from './palette.ts'
import { mule, pig, rabbit } from './props/animals.ts'
import { greyBook } from './props/books.ts'
import { ladle } from './props/crimea.ts'
import { giantCheese, goldCheese } from './props/grocer.ts'
import { leaflet } from './props/school.ts'
import { flourBag } from './props/shop.ts'
import { candle, cup, pineapple } from './props/table-things.ts'
import { envelope, parcel, tower } from './props/wool.ts'

const bust = (who: Figure, scale: number, pose: Pick<Pose, 'hands'> & Partial<Pose>): SceneNode[] => [
  place(figure(who, { legless: true, feeling: faces.content, ...pose }), { y: -6, scale }),
]

export const play: Play = {
  words: [
    { words: 'pig', alt: 'A fat pig with a ribbon on its tail.', scene: [place(pig(), { y: 84, scale: 1.15 })] },
    { words: 'cheese', alt: 'A very large round cheese.', scene: [place(giantCheese(), { y: 104, scale: 0.88 })] },
    { words: 'parcel', alt: 'A parcel with string.', scene: [place(parcel, { scale: 2.6 })] },
    { words: 'candle', alt: 'A candle on a stick.', scene: [place(candle(0), { y: 92, scale: 1.9 })] },
    { words: 'rabbit', alt: 'A rabbit that sits up.', scene: [place(rabbit(), { x: -10, y: 98, scale: 1.25 })] },
    { words: 'pineapple', alt: 'A pineapple.', scene: [place(pineapple, { y: 96, scale: 1.46 })] },
    { words: 'flour', alt: 'An open bag of flour.', scene: [place(flourBag, { y: 92, scale: 1.86 })] },
    { words: 'mule', alt: 'A mule with two baskets.', scene: [place(mule(), { x: -20, y: 102, scale: 0.66 })] },
    { words: 'book', alt: 'A small book with a rabbit on it.', scene: [place(greyBook, { scale: 1.8 })] },
  ],
  puppets: [
    {
      words: 'Mary Ann McCracken',
      alt: 'Mary Ann McCracken in a white cap, with a leaflet.',
      scene: bust(maryAnn, 1.5, {
        hands: [
          [-44, -4],
          [34, -44],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(leaflet, { x: 2, y: -18, scale: 0.9 })]],
      }),
    },
    {
      words: 'Sake Dean Mahomed',
      alt: 'Sake Dean Mahomed in his coat and neckcloth.',
      scene: bust(mahomed, 1.46, {
        turn: 0.1,
        hands: [
          [-50, -2],
          [50, -4],
        ],
      }),
    },
    {
      words: 'Mary Seacole',
      alt: 'Mary Seacole in her bonnet, with a ladle.',
      scene: bust(seacole, 1.46, {
        hands: [
          [-46, -2],
          [42, -50],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(ladle, { y: -30, rotate: 10 })]],
        feeling: faces.glad,
      }),
    },
    {
      words: 'Pryce Jones',
      alt: 'Pryce Jones with a beard and a parcel.',
      scene: bust(pryce, 1.46, {
        hands: [
          [-34, -30],
          [34, -32],
        ],
        arms: ['over', 'over'],
        load: [place(parcel, { y: -30, scale: 0.9 })],
      }),
    },
    {
      words: 'Thomas Lipton',
      alt: 'Thomas Lipton with a moustache and a yachting cap.',
      scene: bust(liptonAtSea, 1.44, {
        turn: 0.1,
        hands: [
          [-50, -2],
          [44, -46],
        ],
        grasp: ['rest', 'cup'],
        holding: [[], [place(cup, { y: -4, scale: 0.8 })]],
      }),
    },
    {
      words: 'Beatrix Potter',
      alt: 'Beatrix Potter with a rabbit in her arms.',
      scene: bust(beatrix, 1.5, {
        hands: [
          [-24, -24],
          [28, -30],
        ],
        arms: ['over', 'over'],
        load: [place(rabbit(), { y: -4, scale: 0.62 })],
      }),
    },
  ],
  headband: {
    alt: 'A round cheese with a slice cut out, and a coin that sticks in the cut.',
    scene: [place(goldCheese, { x: 466, y: 610, scale: 3.8 })],
    edge: '20,690 40,420 60,240 200,110 480,70 760,110 900,240 920,420 940,690',
  },
  strip: [
    { page: 3, left: 440, top: 236, width: 520, alt: 'Mary Ann, a girl in a cap, sews at a window.' },
    { page: 8, left: 140, top: 57, width: 700, alt: 'Dean Mahomed carries a lobster on a great dish.' },
    { page: 14, left: 110, top: 0, width: 690, alt: 'A shop glows at night, and boys in the street point at it.' },
    { page: 16, left: 220, top: 0, width: 680, alt: 'Mary Seacole dips a ladle into a pan of rice pudding.' },
    { page: 20, left: 110, top: 0, width: 690, alt: 'Parcels are loaded into a train.' },
    { page: 24, left: 0, top: 0, width: 760, alt: 'Men roll a giant cheese behind two pigs.' },
    { page: 27, left: 220, top: 240, width: 720, alt: 'Beatrix draws at a table with animals on it.' },
    { page: 30, left: 400, top: 240, width: 560, alt: 'Beatrix, old now, leans on a gate and looks at sheep.' },
  ],
  printed: [4, 1, 6, 3, 0, 7, 2, 5],
  game: {
    columns: 5,
    climbs: false,
    icons: [
      { words: 'idea', alt: '', scene: [place(candle(0), { y: 56, scale: 1.15 })] },
      { words: 'wrong', alt: '', scene: [place(tower(4, 3), { y: 52, scale: 0.9 })] },
      { words: 'post', alt: '', scene: [place(envelope(colours.red), { y: 10, scale: 1.5 })] },
      { words: 'book', alt: '', scene: [place(greyBook, { scale: 1.05 })] },
    ],
    spaces: spacesOf(
      [
        null,
        ['12 + 12', '24'],
        ['An idea!', 'idea', 'idea'],
        ['It goes wrong', 'wrong', 'wrong'],
        ['2 × 12', '24'],
        null,
        ['Post!', 'post', 'post'],
        ['28 − 20', '8'],
        ['It goes wrong', 'wrong', 'wrong'],
        ['An idea!', 'idea', 'idea'],
        ['20 + 20', '40'],
        null,
        ['It goes wrong', 'wrong', 'wrong'],
        ['3 × 12', '36'],
        ['Post!', 'post', 'post'],
        ['6 − 1', '5'],
        ['It goes wrong', 'wrong', 'wrong'],
        ['An idea!', 'idea', 'idea'],
        ['60 − 17', '43'],
        null,
        ['It goes wrong', 'wrong', 'wrong'],
        ['7 × 4', '28'],
        ['Post!', 'post', 'post'],
        ['120 + 120', '240'],
        ['That book!', 'home', 'book'],
      ],
      (index) => String(index + 1),
    ),
  },
}
