import { digit, grippingHand, nail } from '../../../kit/drawn-hands.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { undergrowth } from '../../../kit/materials.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { bearded, recruit, seacole } from '../cast/crimea.ts'
import { faces, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hills, hours, sky } from '../places/town.ts'
import { mule } from '../props/animals.ts'
import { hotel, ladle, plateful, pudding, spoon } from '../props/crimea.ts'
import { steam } from '../props/table-things.ts'

const words = { x: 36, y: 414, w: 888, h: 282 }

/** The young one holds his plate out by both its edges. */
const holdsOut: SceneNode[] = [
  placedArm(recruit, {
    side: -1,
    elbow: [-64, -44],
    hand: [-73, -46],
    state: 'grip',
    thumb: 1,
    lean: -4,
  }),
  place(plateful, { x: -36, y: -52, scale: 1 }),
  fill(digit('-82,-44 -80,-55 -68,-58', 5, 4), recruit.complexion.skin),
  nail([-69, -58], -8, 2.8),
  placedArm(recruit, {
    side: 1,
    elbow: [56, -40],
    hand: [8, -48],
    state: 'grip',
    thumb: 1,
    lean: -4,
    drawn: grippingHand(recruit.complexion),
  }),
]

/** The other has his plate in one hand, and the spoon at his lips. */
const eats: SceneNode[] = [
  placedArm(bearded, {
    side: -1,
    elbow: [-60, -34],
    hand: [-24, -34],
    state: 'grip',
    thumb: -1,
    holding: [place(plateful, { x: 6, y: -14, scale: 0.94 })],
    drawn: grippingHand(bearded.complexion),
  }),
  placedArm(bearded, {
    side: 1,
    elbow: [66, -50],
    hand: [40, -100],
    state: 'grip',
    thumb: -1,
    holding: [place(spoon(true), { rotate: -52, scale: 0.96 })],
    drawn: grippingHand(bearded.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 330, 16),
    hills(320, 120, '#a9b5a0', 60),
    hills(356, 70, '#c2b48a', -160),
    fill(rect(0, 372, 960, 360), '#c2b48a'),
    fill(ellipse(480, 700, 900, 360), '#cdb987'),
    place(hotel(), { x: 214, y: 384, scale: 0.94 }),
    place(mule(), { x: 196, y: 414, scale: 0.8 }),
    ...whole(seacole, [424, 430], 1.34, {
      turn: 0.35,
      nod: 0.1,
      hands: [
        [-34, -18],
        [76, -86],
      ],
      grasp: ['rest', 'grip'],
      elbows: [1, 0.35],
      arms: ['over', 'over'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      holding: [[], [place(ladle, { scale: 0.86 })]],
    }),
    ...whole(recruit, [690, 438], 1.44, {
      ...armsBehind,
      turn: -0.45,
      nod: 0.2,
      tilt: -4,
      lean: -4,
      feeling: { ...faces.eager, gaze: [-0.8, 0.6] },
    }),
    ...whole(bearded, [850, 446], 1.42, {
      ...armsBehind,
      turn: -0.1,
      nod: -0.2,
      tilt: 5,
      feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
    }),
    // The pan stands on a trivet over a fire.
    stroke(
      line([430, 436], [414, 648]) + line([584, 436], [600, 648]) + line([506, 436], [506, 640]),
      colours.black,
      10,
    ),
    fill(blob('430,648 446,590 470,612 494,566 520,608 548,580 566,612 584,648', 0.14), '#f0913e'),
    fill(blob('464,648 478,614 500,600 522,622 544,648', 0.14), '#ffe08a'),
    stroke(line([410, 654], [600, 640]) + line([414, 640], [598, 656]), colours.woodDark, 15),
    place(pudding, { x: 506, y: 436, scale: 0.9 }),
    place(holdsOut, { x: 690, y: 438, scale: 1.44 }),
    place(eats, { x: 850, y: 446, scale: 1.42 }),
    place([steam(50)], { x: 452, y: 366 }),
    ...undergrowth({ x: 0, y: 724, w: 960, h: 70 }, [colours.grassDark, '#4d6238'], 16),
    card(words, colours.gold),
  ],
  lighting: day,
  text: onCard(words),
}
