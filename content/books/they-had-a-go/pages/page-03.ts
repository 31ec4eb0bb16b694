import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { maryAnnGirl } from '../cast/belfast.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { curtains, room, sash } from '../places/room.ts'
import { hills, sea, ship } from '../places/town.ts'
import { slate, smallClothes } from '../props/school.ts'

const words = { x: 36, y: 40, w: 440, h: 330 }

const body: SceneNode[] = figure(maryAnnGirl, {
  ...armsBehind,
  turn: -0.15,
  nod: 0.7,
  tilt: -7,
  lean: -3,
  legless: true,
  feeling: { eyes: 'open', brows: 'rest', mouth: 'tongue', gaze: [0.1, 1] },
})

/** The small dress that she sews, spread on the table: a sleeve to either side, and the seam with its stitches. */
const dress: SceneNode[] = [
  fill(
    blob('-40,-60 40,-62 96,-24 76,16 44,0 60,60 96,112 0,122 -96,112 -58,58 -44,0 -78,18 -98,-22', 0.06),
    colours.tan,
  ),
  stroke(curve('-24,-60 0,-46 24,-60'), colours.brownDark, 3),
  stroke(curve('-70,96 0,106 74,96'), colours.brownDark, 3, 0.6),
  stroke(curve('-34,10 -46,56 -62,96') + curve('-6,0 -8,50 -14,100'), colours.brownDark, 2.4, 0.5),
  stroke(
    [0, 1, 2, 3, 4, 5].map((i) => line([34 + i * 3, -20 + i * 13], [39 + i * 3, -12 + i * 13])).join(''),
    colours.linen,
    3,
  ),
]

const needle: SceneNode[] = [
  stroke(line([-34, 20], [6, -4]), colours.slateDark, 4),
  stroke(line([-33, 19], [6, -4]), colours.silver, 2.4),
]

const at = { x: 700, y: 634, scale: 2.3 }

const arms: SceneNode[] = [
  placedArm(maryAnnGirl, {
    side: -1,
    elbow: [-54, -24],
    hand: [-24, -10],
    state: 'rest',
    thumb: -1,
    lean: -3,
    handSize: 1.1,
    drawn: restingHand(maryAnnGirl.complexion),
  }),
  placedArm(maryAnnGirl, {
    side: 1,
    elbow: [56, -28],
    hand: [32, -16],
    state: 'grip',
    thumb: 1,
    lean: -3,
    handSize: 1.1,
    holding: [place(needle, { x: -4, y: 2, scale: 0.46 })],
    drawn: grippingHand(maryAnnGirl.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#cfd8bd', wallPale: '#e4e9d3', panel: '#a9b596', at: 640, seed: 3 }),
    place(
      [
        ...sash([
          hills(-70, 90, colours.grassDark, -300),
          place(sea(-70, 0, 5), { x: -300 }),
          place(ship(), { x: 40, y: -24, scale: 0.44 }),
        ]),
        ...curtains(colours.rust, colours.rustDark),
      ],
      { x: 742, y: 410, scale: 1.32 },
    ),
    place(body, at),
    fill(rect(-10, 584, 980, 150), colours.wood),
    fill(rect(-10, 584, 980, 9), colours.woodPale),
    stroke(line([0, 646], [960, 642]) + line([0, 702], [960, 696]), colours.woodDark, 2.4, 0.35),
    place(slate('2X6=12', 11), { x: 300, y: 560, scale: 2, rotate: -7 }),
    place(smallClothes, { x: 120, y: 690, scale: 1.7 }),
    fill(rect(420, 668, 50, 26, 5), colours.red),
    fill(rect(414, 664, 12, 34, 3) + rect(464, 664, 12, 34, 3), colours.woodPale),
    place(dress, { x: 700, y: 624, scale: 1.06 }),
    stroke(curve('474,684 560,712 690,690 740,640 752,606'), colours.linen, 2.6),
    place(arms, at),
    card(words, colours.blue),
  ],
  lighting: windowLight,
  text: onCard(words),
}
