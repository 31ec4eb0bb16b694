import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { emigrant, emigrantGirl, maryAnnOld, sailor } from '../cast/belfast.ts'
import { faces, stand, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { cobbles, hills, hours, sea, ship, sky } from '../places/town.ts'
import { pinchBehind, thumbOver } from '../props/pinch.ts'
import { bundle, leaflet, trunk } from '../props/school.ts'

const words = { x: 34, y: 34, w: 440, h: 462 }

const gives = { x: 552, y: 712, scale: 1.78 }
const takes = { x: 838, y: 724, scale: 1.52 }

const old: SceneNode[] = [
  ...figure(maryAnnOld, {
    ...armsBehind,
    turn: 0.45,
    nod: 0.4,
    tilt: 7,
    lean: 6,
    feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0.5] },
  }),
  placedArm(maryAnnOld, {
    side: -1,
    elbow: [-56, -44],
    hand: [-40, -10],
    state: 'grip',
    thumb: 1,
    lean: 6,
    holding: [stroke(line([0, -14], [-8, 108]), colours.woodDark, 6)],
    drawn: grippingHand(maryAnnOld.complexion),
  }),
]

const girl: SceneNode[] = figure(emigrantGirl, {
  ...armsBehind,
  turn: -0.45,
  nod: 0.1,
  tilt: -7,
  lean: -4,
  feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.3] },
})

const giver = { elbow: [60, -30], hand: [71, -56] } satisfies Record<string, Point>
const taker = { elbow: [-50, -36], hand: [-65, -73] } satisfies Record<string, Point>

const givingHand: SceneNode[] = [
  placedArm(maryAnnOld, {
    side: 1,
    ...giver,
    state: 'grip',
    thumb: -1,
    lean: 6,
    drawn: pinchBehind(maryAnnOld.complexion),
  }),
]

const takingHand: SceneNode[] = [
  placedArm(emigrantGirl, {
    side: 1,
    elbow: [44, -28],
    hand: [18, -8],
    state: 'rest',
    thumb: 1,
    lean: -4,
    drawn: restingHand(emigrantGirl.complexion),
  }),
  placedArm(emigrantGirl, {
    side: -1,
    ...taker,
    state: 'grip',
    thumb: 1,
    lean: -4,
    handSize: 1.1,
    drawn: pinchBehind(emigrantGirl.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 380, 6),
    hills(380, 150, '#8fa6a0', -100),
    ...sea(370, 560, 6),
    place(ship(colours.greenDark), { x: 250, y: 430, scale: 0.8 }),
    place(ship(), { x: 760, y: 470, scale: 1.32 }),
    ...cobbles(540, '#b5aca0', '#8f867c', 6),
    fill(rect(0, 532, 960, 16, 3), colours.stone),
    fill(poly('560,470 584,486 960,352 960,330'), colours.woodPale),
    fill(poly('584,486 960,352 960,362 588,496'), colours.woodDark),
    ...stand(sailor, [742, 424], 0.78, {
      turn: -0.4,
      nod: 0.3,
      tilt: -8,
      hands: [
        [-46, -30],
        [52, -136],
      ],
      grasp: ['rest', 'cup'],
      arms: ['front', 'over'],
      feet: [
        [-22, 120],
        [24, 104],
      ],
      load: [place(trunk, { x: 78, y: -150, scale: 1, rotate: -10 })],
      feeling: { ...faces.content, gaze: [-0.6, 0.9] },
    }),
    ...whole(emigrant, [902, 674], 1.5, {
      turn: -0.45,
      tilt: -5,
      hands: [
        [-30, -34],
        [34, -38],
      ],
      arms: ['over', 'over'],
      load: [place(bundle(colours.red, colours.redDark), { x: 4, y: -14, scale: 0.9 })],
      feeling: { ...faces.content, gaze: [-0.8, 0.3] },
    }),
    place(trunk, { x: 150, y: 624, scale: 2.1, rotate: -2 }),
    place(bundle(colours.blue, colours.blueDark), { x: 330, y: 700, scale: 1.7 }),
    place(old, gives),
    place(girl, takes),
    place(givingHand, gives),
    place(takingHand, takes),
    place(leaflet, { x: 706, y: 586, rotate: 3, scale: 1.55 }),
    place([thumbOver(maryAnnOld.complexion, giver.hand, giver.elbow, 10.5, -1)], gives),
    place([thumbOver(emigrantGirl.complexion, taker.hand, taker.elbow, 9.9, 1)], takes),
    card(words, colours.blue),
  ],
  lighting: day,
  text: onCard(words),
}
