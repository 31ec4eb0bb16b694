import { pointingHand, restingHand, spreadHand, writingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, poly } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { docker, henryJoy, maryAnn, schoolboy, schoolgirl } from '../cast/belfast.ts'
import { stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { board, slate } from '../props/school.ts'

const words = { x: 492, y: 26, w: 440, h: 300 }

const chalk: SceneNode[] = [fill(poly('0,0 -0.24,-0.4 -0.24,-3 0.24,-3 0.24,-0.4'), colours.linen)]

const bigMan = { x: 516, y: 676, scale: 1.76 }
const small = { x: 310, y: 692, scale: 1.62 }
const boyAt = { x: 714, y: 692, scale: 1.6 }
const brotherAt = { x: 874, y: 648, scale: 1.6 }

const man: SceneNode[] = figure(docker, {
  ...armsBehind,
  turn: -0.1,
  nod: 0.8,
  tilt: -5,
  legless: true,
  feeling: { eyes: 'open', brows: 'worried', mouth: 'tongue', gaze: [-0.1, 1] },
})

const manArms: SceneNode[] = [
  placedArm(docker, {
    side: 1,
    elbow: [72, -24],
    hand: [42, -8],
    state: 'rest',
    thumb: 1,
    drawn: restingHand(docker.complexion),
  }),
  placedArm(docker, {
    side: -1,
    elbow: [-70, -26],
    hand: [-46, -6],
    state: 'grip',
    thumb: -1,
    drawn: writingHand(docker.complexion, chalk),
  }),
]

const girl: SceneNode[] = [
  ...figure(schoolgirl, {
    ...armsBehind,
    turn: 0.45,
    nod: 0.1,
    tilt: 8,
    lean: 4,
    legless: true,
    feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [0.9, 0.4] },
  }),
]

const girlArms: SceneNode[] = [
  placedArm(schoolgirl, {
    side: -1,
    elbow: [-48, -30],
    hand: [-32, -10],
    state: 'rest',
    thumb: -1,
    lean: 4,
    handSize: 1.1,
    drawn: restingHand(schoolgirl.complexion),
  }),
  placedArm(schoolgirl, {
    side: 1,
    elbow: [44, -24],
    hand: [22, -6],
    state: 'rest',
    thumb: 1,
    lean: 4,
    handSize: 1.1,
    drawn: restingHand(schoolgirl.complexion),
  }),
]

const boy: SceneNode[] = [
  ...figure(schoolboy, {
    ...armsBehind,
    turn: 0.45,
    nod: -0.3,
    tilt: -6,
    lean: -4,
    legless: true,
    feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.8, -0.5] },
  }),
  placedArm(schoolboy, {
    side: -1,
    elbow: [-48, -92],
    hand: [-50, -140],
    state: 'open',
    thumb: 1,
    lean: -4,
    handSize: 1.15,
    drawn: spreadHand(schoolboy.complexion),
  }),
]

const boyArm: SceneNode = placedArm(schoolboy, {
  side: 1,
  elbow: [44, -14],
  hand: [16, 0],
  state: 'rest',
  thumb: 1,
  lean: -4,
  handSize: 1.1,
  drawn: restingHand(schoolboy.complexion),
})

const brother: SceneNode[] = [
  ...figure(henryJoy, {
    ...armsBehind,
    turn: -0.5,
    nod: 0.5,
    tilt: -8,
    lean: -7,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.8, 0.6] },
  }),
]

const brotherArm: SceneNode = placedArm(henryJoy, {
  side: -1,
  elbow: [-50, -48],
  hand: [-66, -16],
  state: 'point',
  thumb: -1,
  lean: -7,
  drawn: pointingHand(henryJoy.complexion),
})

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#e3d5b8', wallPale: '#f2e8d0', at: 600, seed: 4 }),
    place(board('A B C'), { x: 338, y: 158, scale: 1.1 }),
    ...stand(maryAnn, [96, 700], 1.62, {
      turn: 0.4,
      tilt: 4,
      hands: [
        [-44, -8],
        [66, -168],
      ],
      grasp: ['rest', 'point'],
      elbows: [1, 1],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0.4] },
    }),
    place(brother, brotherAt),
    place(man, bigMan),
    place(girl, small),
    place(boy, boyAt),
    fill(poly('156,608 980,608 980,740 104,740'), colours.wood),
    fill(poly('156,608 980,608 980,617 151,617'), colours.woodPale),
    stroke(line([126, 684], [960, 682]), colours.woodDark, 2.4, 0.35),
    place(slate('A'), { x: 296, y: 656, scale: 1.4, rotate: -4 }),
    place(slate('R'), { x: 522, y: 650, scale: 1.5, rotate: 3 }),
    place(slate('B'), { x: 726, y: 660, scale: 1.4, rotate: 4 }),
    place(manArms, bigMan),
    place(girlArms, small),
    place([boyArm], boyAt),
    place([brotherArm], brotherAt),
    card(words, colours.blue),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
