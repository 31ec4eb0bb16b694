import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { seacoleBareheaded } from '../cast/crimea.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { evening } from '../places/lighting.ts'
import { hills, hours, sea, ship, sky } from '../places/town.ts'
import { mule } from '../props/animals.ts'
import { hotel } from '../props/crimea.ts'

const words = { x: 486, y: 28, w: 440, h: 376 }

const marcher = (x: number, y: number, s: number): SceneNode =>
  place(
    [
      stroke(line([-4, -22], [-8, 0]) + line([4, -22], [9, 0]), colours.navyDark, 6),
      fill(blob('-10,-52 10,-52 12,-20 -12,-20', 0.1), colours.red),
      fill(ellipse(0, -60, 8), '#b98a6a'),
      fill(blob('-9,-64 -8,-82 8,-82 9,-64', 0.1), colours.black),
      stroke(line([9, -84], [12, -24]), colours.woodDark, 3),
    ],
    { x, y, scale: s },
  )

const bonnetInLap: SceneNode[] = [
  fill(blob('-30,4 -34,-22 -12,-38 16,-36 30,-18 26,6', 0.14), colours.blue),
  fill(ellipse(20, -8, 12, 20), colours.linen),
  stroke(curve('18,10 24,34 14,52') + curve('-10,4 -4,30 -14,48'), colours.red, 6),
]

const at = { x: 190, y: 600, scale: 1.5 }

/** Her skirt lies over her lap, falls from her knees to the ground, and leaves the crate to be seen. */
const skirt: SceneNode[] = [
  fill(blob('92,60 124,62 134,71 130,77 92,77', 0.12), colours.black),
  fill(
    blob('-42,-26 -52,4 -46,18 16,22 32,32 28,68 62,74 118,69 112,30 108,2 94,-14 50,-25 0,-30', 0.13),
    colours.yellow,
  ),
  fill(blob('60,20 104,6 109,32 116,68 74,73 66,44', 0.13), colours.yellowDark, 0.3),
  stroke(
    curve('96,-2 84,30 88,68') + curve('74,6 58,34 56,70') + curve('-30,6 10,12 44,8'),
    colours.yellowDark,
    3,
    0.8,
  ),
]

const sits: SceneNode[] = [
  ...figure(seacoleBareheaded, {
    turn: 0.4,
    nod: 0.5,
    tilt: 6,
    lean: 5,
    ...sitting(seacoleBareheaded.build, 1),
    legless: true,
    ...armsBehind,
    feeling: { ...faces.sorry, gaze: [0.9, 0.5] },
    load: skirt,
  }),
  placedArm(seacoleBareheaded, {
    side: 1,
    elbow: [58, -50],
    hand: [62, -22],
    state: 'rest',
    thumb: 1,
    lean: 5,
    drawn: restingHand(seacoleBareheaded.complexion),
  }),
  place(bonnetInLap, { x: 54, y: -14, scale: 1 }),
  placedArm(seacoleBareheaded, {
    side: -1,
    elbow: [-46, -34],
    hand: [16, -24],
    state: 'rest',
    thumb: -1,
    lean: 5,
    drawn: restingHand(seacoleBareheaded.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.evening, 460, 17),
    hills(450, 80, '#a896a8', 140),
    place(sea(440, 520, 17, '#8fa3b8', '#6f86a6'), {}),
    place(ship(), { x: 850, y: 482, scale: 0.56 }),
    fill(blob('-40,560 160,500 420,520 640,500 800,500 1000,520 1000,760 -40,760'), '#c9a877'),
    fill(blob('520,740 560,640 660,590 770,560 820,530 838,530 800,580 720,630 690,740'), '#e0c79b'),
    ...[
      [806, 536, 0.42],
      [790, 552, 0.5],
      [768, 566, 0.58],
      [744, 584, 0.68],
      [716, 606, 0.8],
      [682, 634, 0.96],
      [644, 668, 1.14],
    ].map(([x = 0, y = 0, s = 1]) => marcher(x, y, s)),
    place(hotel(true), { x: 214, y: 640, scale: 1.3 }),
    fill(ellipse(250, 706, 170, 12), '#232338', 0.22),
    fill(rect(112, 620, 158, 88, 3), colours.tan),
    stroke(line([112, 620], [270, 708]) + line([270, 620], [112, 708]) + rect(112, 620, 158, 88), colours.tanDark, 7),
    fill(rect(104, 616, 174, 14, 3), colours.woodPale),
    seatAt([104, 620], [278, 620]),
    place(sits, at),
    fill(ellipse(470, 708, 120, 10), '#232338', 0.2),
    place(mule(false), { x: 476, y: 706, scale: 0.84, flip: true }),
    card(words, colours.gold),
  ],
  lighting: evening,
  text: onCard(words),
}
