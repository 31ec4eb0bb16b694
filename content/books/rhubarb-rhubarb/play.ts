import { blob, curve, ellipse, line, poly, rect } from '../../kit/geometry.ts'
import { standingGull } from '../../kit/gull.ts'
import { beak, gullEye, tuft, white } from '../../kit/gull-parts.ts'
import { fill, place, type SceneNode, stroke } from '../../kit/scene.ts'
import { bust, glad } from '../../play/pieces.ts'
import type { Play } from '../../play/play.ts'
import { spacesOf } from '../../play/spaces.ts'
import { button, canvases, lookoutHat } from '../temi-and-the-chip-thief/props/hat.ts'
import { dewi } from '../the-bath-on-ladder-street/cast/dewi.ts'
import { nan } from '../the-bath-on-ladder-street/cast/nan.ts'
import { bell } from '../the-bath-on-ladder-street/props/goods.ts'
import { mei } from '../the-bus-that-went-pop/cast/mei.ts'
import { mrsOgden } from '../the-bus-that-went-pop/cast/mrs-ogden.ts'
import { bunch } from '../the-bus-that-went-pop/props/rhubarb.ts'
import { colours } from './palette.ts'
import { cake, coneOfChips, pie, soup } from './props/food.ts'
import { goat } from './props/goat.ts'
import { loudRhubarb } from './props/leaves.ts'
import { robot } from './props/robot.ts'
import { broom, hen, note, pen, plantPot, smellyBox } from './props/swaps.ts'
import { cup, redBoat, wetSock } from './props/vessels.ts'
import { chain, mitt } from './props/worn.ts'

/** A mouth that shouts, and what comes out of it to either side. */
const shout: SceneNode[] = [
  fill(ellipse(0, 0, 60, 46), colours.red),
  fill(ellipse(0, 0, 44, 32), colours.ink),
  fill(ellipse(0, 18, 28, 13), '#e88a94'),
  ...[-1, 1].map((side) =>
    stroke(
      curve([
        [side * 68, -26],
        [side * 76, 0],
        [side * 68, 26],
      ]),
      colours.goldDark,
      8,
    ),
  ),
]

/** Lips with a finger across them. */
const hush: SceneNode[] = [
  fill(blob('-66,-14 -30,-36 0,-26 30,-36 66,-14 30,14 -30,14', 0.14), colours.red),
  stroke(curve('-58,-14 0,-8 58,-14'), colours.ink, 6),
  fill(ellipse(4, 56, 40, 24), '#e0a878'),
  fill(rect(-14, -62, 28, 122, 14), '#f0bd8e'),
]

/** Notes that run after each other. */
const round: SceneNode[] = [
  place(note(colours.red, true), { x: -62, y: 30, scale: 1.25 }),
  place(note(colours.waterDark), { x: 16, y: 4, scale: 1.25 }),
  place(note(colours.red, true), { x: 8, y: 62, scale: 0.9 }),
]

/** The stage on which everybody bows. */
const stage: SceneNode[] = [
  fill(rect(-70, 48, 140, 16, 3), colours.floor),
  fill('M-66 -54H-14Q-22 10 -58 16Q-50 34 -52 48H-66Z', colours.red),
  fill('M66 -54H14Q22 10 58 16Q50 34 52 48H66Z', colours.red),
  fill(rect(-74, -66, 148, 16, 4), colours.goldDark),
  stroke(line([-50, -50], [-56, 10]) + line([-34, -50], [-46, 4]), colours.redDark, 4),
  stroke(line([50, -50], [56, 10]) + line([34, -50], [46, 4]), colours.redDark, 4),
  place(bunch(), { x: -20, y: 46, rotate: -58, scale: 0.5 }),
]

/** An arrow there and an arrow back. */
const swap: SceneNode[] = [
  fill(poly('-66,-44 14,-44 14,-66 70,-26 14,14 14,-8 -66,-8'), colours.gold),
  fill(poly('66,16 -14,16 -14,-6 -70,34 -14,74 -14,52 66,52'), colours.waterPale),
]

/** The head of a gull that shouts: all of it would be too small. */
const gullHead: SceneNode[] = [
  fill(blob('-34,26 -36,-16 -14,-44 18,-46 38,-24 38,4 30,34 0,46'), white),
  tuft(-4, -44),
  place(beak(1), { x: 34, y: -8 }),
  ...gullEye(12, -14, 11, 'shocked', 1),
]

const twoSocks: SceneNode[] = [
  place(wetSock(colours.red), { x: -10, y: 4, scale: 0.62 }),
  place(wetSock(colours.gold), { x: 12, y: 4, scale: 0.62 }),
]

export const play: Play = {
  words: [
    { words: 'rhubarb', alt: 'A bunch of pink rhubarb.', scene: [place(bunch(), { x: -120, y: 6, scale: 1.7 })] },
    { words: 'chips', alt: 'A paper cone of chips.', scene: [place(coneOfChips, { y: 78, scale: 0.95 })] },
    { words: 'soup', alt: 'A bowl of hot soup.', scene: [place(soup, { y: 70, scale: 1.6 })] },
    { words: 'pie', alt: 'A pie in its dish.', scene: [place(pie, { y: 70, scale: 1.6 })] },
    { words: 'cake', alt: 'A tall cake with a cherry on it.', scene: [place(cake, { y: 80, scale: 1.2 })] },
    { words: 'hen', alt: 'A brown hen.', scene: [place(hen, { y: 8, scale: 1.4 })] },
    { words: 'goat', alt: 'A goat.', scene: [place(goat, { y: 96, scale: 0.9 })] },
    { words: 'boat', alt: 'A red boat.', scene: [place(redBoat, { y: 40, scale: 1.14 })] },
    { words: 'broom', alt: 'A broom.', scene: [place(broom, { x: 56, y: 86, scale: 1.6, rotate: -34 })] },
  ],
  puppets: [
    {
      words: 'Bernard',
      alt: 'Bernard the gull, his beak wide open.',
      scene: [place(standingGull({ mood: 'greedy', open: 1, look: -14 }), { x: 2, y: -4, scale: 1.06 })],
    },
    {
      words: 'Mei',
      alt: 'Mei, in her hood, shouts and holds up a bunch of rhubarb.',
      scene: bust(mei, 1.6, {
        turn: 0.05,
        hands: [
          [-46, -8],
          [58, -80],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], [place(bunch(), { x: -4, y: 36, rotate: -88, scale: 0.64 })]],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
      }),
    },
    {
      words: 'Dewi',
      alt: 'Dewi grins and holds up two wet socks.',
      scene: bust(dewi, 1.66, {
        turn: -0.15,
        hands: [
          [-46, -6],
          [52, -74],
        ],
        grasp: ['rest', 'grip'],
        holding: [[], twoSocks],
        feeling: { ...glad, mouth: 'grin' },
      }),
    },
    {
      words: 'The Mayor',
      alt: 'The Mayor, with her gold chain, holds out a cup.',
      scene: [
        ...bust(mrsOgden, 1.44, {
          turn: -0.2,
          hands: [
            [-50, -52],
            [50, -4],
          ],
          grasp: ['grip', 'rest'],
          arms: ['over', 'front'],
          holding: [[place(cup, { x: -2, y: 4 })], []],
          feeling: { ...glad, eyes: 'wide' },
        }),
        place(chain, { y: -6, scale: 1.44 }),
      ],
    },
    {
      words: 'Nan',
      alt: 'Nan, in her spotted headscarf, holds up a hand in an oven glove.',
      scene: bust(nan, 1.44, {
        turn: 0.1,
        hands: [
          [-54, 0],
          [66, -128],
        ],
        grasp: ['rest', 'grip'],
        arms: ['front', 'back'],
        holding: [[], [place(mitt, { y: -6 })]],
        feeling: { ...glad, mouth: 'shout' },
      }),
    },
    {
      words: 'Joanna',
      alt: 'Joanna the robot bows and holds out a daisy.',
      scene: [place(robot, { x: -26, y: -6, scale: 1.2 })],
    },
  ],
  headband: {
    alt: 'A rhubarb with three big leaves, above a band. On the middle leaf a face shouts.',
    scene: loudRhubarb,
    edge: '110,700 70,580 16,460 10,260 70,150 230,120 330,50 480,10 630,50 730,120 890,150 950,260 944,460 890,580 850,700',
  },
  strip: [
    { alt: 'A button.', scene: button(0, 0, 84, colours.red, 4) },
    { alt: 'A pen.', scene: [place(pen, { x: 4, scale: 2.5, rotate: -14 })] },
    { alt: 'A plant in a pot.', scene: [place(plantPot, { y: 92, scale: 1.7 })] },
    { alt: 'A brown hen.', scene: [place(hen, { y: 8, scale: 1.4 })] },
    {
      alt: 'A striped hat with two buttons on it.',
      scene: [place(lookoutHat(canvases.red, true), { y: 72, scale: 100 })],
    },
    { alt: 'A hand bell.', scene: [place(bell(), { y: -72, scale: 2.7 })] },
    { alt: 'A box, with a smell coming out of it.', scene: [place(smellyBox, { y: 96, scale: 1.24 })] },
    { alt: 'A brush with a long handle.', scene: [place(broom, { x: 62, y: 84, scale: 1.6, rotate: -34 })] },
  ],
  printed: [3, 6, 1, 7, 4, 0, 5, 2],
  game: {
    columns: 5,
    climbs: false,
    icons: [
      { words: 'rhubarb', alt: '', scene: [place(bunch(), { x: -66, y: 4, scale: 0.94 })] },
      { words: 'whisper', alt: '', scene: [place(hush, { scale: 0.88 })] },
      { words: 'shout', alt: '', scene: shout },
      { words: 'round', alt: '', scene: round },
      { words: 'gull', alt: '', scene: [place(gullHead, { x: -22, y: 4, scale: 1.15 })] },
      { words: 'swap', alt: '', scene: swap },
      { words: 'stage', alt: '', scene: stage },
    ],
    spaces: spacesOf(
      [
        ['Start', 'start', 'rhubarb'],
        ['plank, ?', 'sank'],
        ['Whisper', 'say', 'whisper'],
        null,
        ['Ark!', 'ark', 'gull'],
        ['hen, ?', 'pen'],
        ['Shout', 'say', 'shout'],
        ['Swap you', 'swap', 'swap'],
        ['twine, ?', 'nine'],
        ['In a round', 'round', 'round'],
        null,
        ['sea, ?', 'free'],
        ['Whisper', 'say', 'whisper'],
        ['Ark!', 'ark', 'gull'],
        ['song, ?', 'long'],
        ['Shout', 'say', 'shout'],
        ['Swap you', 'swap', 'swap'],
        null,
        ['bell, ?', 'smell'],
        ['In a round', 'round', 'round'],
        ['skin, ?', 'in'],
        ['Ark!', 'ark', 'gull'],
        ['spoon, ?', 'afternoon'],
        ['Whisper', 'say', 'whisper'],
        ['Take a bow', 'home', 'stage'],
      ],
      (index) => String(index + 1),
    ),
  },
}
