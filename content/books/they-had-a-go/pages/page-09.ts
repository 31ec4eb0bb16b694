import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mahomed } from '../cast/mahomed.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { chair, room, shadow, table } from '../places/room.ts'
import { candle, cup, longBill } from '../props/table-things.ts'
import { riverPicture } from './page-08.ts'

const words = { x: 484, y: 30, w: 440, h: 344 }

const body: SceneNode[] = figure(mahomed, {
  ...armsBehind,
  turn: 0.25,
  nod: 0.5,
  tilt: 14,
  lean: 6,
  legless: true,
  feeling: { ...faces.sorry, eyes: 'half', gaze: [0.3, 1] },
})

/** One arm lies on the table; the elbow of the other stands on it, and the fist holds up his chin. */
const arms: SceneNode[] = [
  placedArm(mahomed, {
    side: -1,
    elbow: [-64, -22],
    hand: [-6, -14],
    state: 'rest',
    thumb: -1,
    lean: 6,
    drawn: restingHand(mahomed.complexion),
  }),
  placedArm(mahomed, {
    side: 1,
    elbow: [78, -16],
    hand: [43, -113],
    state: 'grip',
    thumb: -1,
    lean: 6,
    drawn: grippingHand(mahomed.complexion),
  }),
]

const at = { x: 232, y: 640, scale: 2.06 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#7b3438', wallPale: '#95484a', panel: '#5a2529', floor: '#7a5845', at: 590, seed: 8 }),
    place(riverPicture, { x: 320, y: 120, scale: 1.1, rotate: -6 }),
    shadow(720, 706, 420, 0.3),
    place(chair(), { x: 640, y: 640, scale: 0.94 }),
    place(chair(), { x: 900, y: 648, scale: 0.98 }),
    place(table(290, 112), { x: 780, y: 704 }),
    place(chair(), { x: 782, y: 374, scale: -0.98 }),
    place(body, at),
    fill(rect(-20, 640, 30, 100) + rect(520, 650, 26, 90), colours.woodDark),
    fill(poly('-20,580 540,580 580,650 -20,650'), colours.wood),
    fill(poly('-20,580 540,580 544,588 -20,588'), colours.woodPale),
    fill(rect(-20, 650, 602, 18, 4), colours.woodDark),
    place(longBill(130), { x: 300, y: 622, scale: 1.2 }),
    place(arms, at),
    place(cup, { x: 132, y: 644, scale: 1.25 }),
    place(candle(170), { x: 466, y: 624, scale: 1.5 }),
    card(words, colours.plum),
  ],
  lighting: lampAt(466, 470, 640),
  text: onCard(words),
}
