import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { janeDaly, mahomedYoung } from '../cast/mahomed.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { night } from '../places/lighting.ts'
import { hills, hours, moon, sea, ship, sky, stars } from '../places/town.ts'
import { bundle } from '../props/school.ts'

const words = { x: 36, y: 32, w: 440, h: 384 }

const parrot: SceneNode[] = [
  stroke('M-44 0V-70Q-44 -120 0 -124Q44 -120 44 -70V0', colours.goldDark, 5),
  fill(blob('-8,-20 -16,-50 -8,-78 10,-80 18,-62 12,-36 14,-4 4,-2'), colours.leaf),
  fill(blob('8,-80 20,-74 20,-64 12,-66'), colours.copper),
  fill(ellipse(6, -72, 3), colours.ink),
  stroke(line([-28, -18], [28, -18]), colours.woodDark, 5),
  stroke(
    [-22, 0, 22]
      .map((x) =>
        curve([
          [x, 0],
          [x * 1.05, -60],
          [x * 0.3, -122],
        ]),
      )
      .join('') + line([-44, 0], [44, 0]),
    colours.goldDark,
    3,
  ),
  stroke(ellipse(0, -134, 9), colours.goldDark, 4),
]

const lights: SceneNode = part({ is: 'light' }, [
  fill(
    [
      [560, 300],
      [590, 286],
      [626, 296],
      [660, 280],
      [700, 290],
      [736, 300],
      [772, 284],
      [806, 296],
      [846, 288],
      [884, 300],
      [920, 292],
      [650, 304],
      [790, 304],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 3.6))
      .join(''),
    colours.lamp,
  ),
])

const dean = { x: 742, y: 668, scale: 1.66 }
const jane = { x: 446, y: 696, scale: 1.52 }

/** He goes ahead with the cage, and looks round at her. */
const groom: SceneNode[] = [
  ...figure(mahomedYoung, {
    ...armsBehind,
    turn: -0.4,
    nod: 0.15,
    tilt: -4,
    lean: 8,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.2] },
  }),
  placedArm(mahomedYoung, {
    side: 1,
    elbow: [76, -44],
    hand: [98, -86],
    state: 'grip',
    thumb: -1,
    lean: 8,
    holding: [place(parrot, { x: 2, y: 70, scale: 0.52 })],
    drawn: grippingHand(mahomedYoung.complexion),
  }),
]

const leading: SceneNode = placedArm(mahomedYoung, {
  side: -1,
  elbow: [-62, -58],
  hand: [-86, -28],
  state: 'grip',
  thumb: 1,
  lean: 8,
  drawn: grippingHand(mahomedYoung.complexion),
})

const bride: SceneNode[] = [
  ...figure(janeDaly, {
    ...armsBehind,
    turn: 0.45,
    nod: -0.1,
    tilt: 5,
    lean: 10,
    legless: true,
    feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [0.9, -0.2] },
  }),
  place(bundle(colours.rust, colours.rustDark), { x: -20, y: -10, scale: 0.8 }),
  placedArm(janeDaly, {
    side: -1,
    elbow: [-58, -36],
    hand: [-12, -32],
    state: 'rest',
    thumb: -1,
    lean: 10,
    drawn: restingHand(janeDaly.complexion),
  }),
]

const joined: SceneNode[] = [
  placedArm(janeDaly, {
    side: 1,
    elbow: [72, -60],
    hand: [98, -50],
    state: 'rest',
    thumb: -1,
    lean: 10,
    drawn: restingHand(janeDaly.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.night, 320, 7),
    stars(90, 240, 7),
    moon(846, 90, 40),
    hills(318, 74, '#1c274c', 120),
    ...sea(314, 700, 7, '#2d4a78', '#1e2f5c'),
    part({ is: 'light' }, [
      fill(
        [330, 352, 380, 412, 450, 500].map((y, i) => ellipse(846 - i * 4, y, 24 + i * 6, 3)).join(''),
        '#dfe3ee',
        0.5,
      ),
    ]),
    lights,
    place(ship(), { x: 200, y: 590, scale: 0.5 }),
    place(bride, jane),
    place(groom, dean),
    place(joined, jane),
    place([leading], dean),
    fill(rect(-10, 682, 980, 60), '#5d5a66'),
    fill(blob('-20,674 200,668 480,674 760,668 980,674 980,694 -20,694', 0.06), '#8d8894'),
    stroke(
      [90, 300, 520, 700, 880].map((x, i) => line([x, 698], [x + (i % 2 ? 6 : -4), 724])).join(''),
      '#3f3d4b',
      3,
      0.7,
    ),
    card(words, colours.plum),
  ],
  lighting: night,
  text: onCard(words),
}
