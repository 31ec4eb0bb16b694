import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { docker, henryJoy, maryAnn, schoolgirl, vicar } from '../cast/belfast.ts'
import { walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { wet } from '../places/lighting.ts'
import { cobbles, door, hours, house, sky } from '../places/town.ts'
import { pinchBehind, thumbOver } from '../props/pinch.ts'
import { slate } from '../props/school.ts'

const words = { x: 36, y: 30, w: 440, h: 290 }

const key: SceneNode[] = [stroke(line([0, 0], [24, -2]), colours.gold, 5), stroke(ellipse(-10, 2, 8), colours.gold, 5)]

const sister: SceneNode[] = [
  ...figure(maryAnn, {
    ...armsBehind,
    turn: 0.55,
    nod: -0.4,
    tilt: -6,
    legless: true,
    feeling: { eyes: 'wide', brows: 'worried', mouth: 'sad', gaze: [0.8, -0.7] },
  }),
  place(slate(''), { x: 6, y: -54, scale: 1, rotate: -7 }),
  place(slate('A'), { x: 2, y: -44, scale: 1.1, rotate: 3 }),
  placedArm(maryAnn, {
    side: -1,
    elbow: [-56, -26],
    hand: [-32, -14],
    state: 'rest',
    thumb: -1,
    drawn: restingHand(maryAnn.complexion),
  }),
  placedArm(maryAnn, {
    side: 1,
    elbow: [58, -28],
    hand: [36, -14],
    state: 'rest',
    thumb: 1,
    drawn: restingHand(maryAnn.complexion),
  }),
]

const brother: SceneNode[] = [
  ...figure(henryJoy, {
    ...armsBehind,
    turn: 0.5,
    nod: -0.3,
    tilt: 3,
    lean: 3,
    legless: true,
    feeling: { eyes: 'open', brows: 'cross', mouth: 'shout', gaze: [0.9, -0.6] },
  }),
  placedArm(henryJoy, {
    side: -1,
    elbow: [-62, -40],
    hand: [-34, -24],
    state: 'grip',
    thumb: -1,
    lean: 3,
    drawn: pinchBehind(henryJoy.complexion),
  }),
  place(slate('C'), { x: 4, y: -40, rotate: -7 }),
  thumbOver(henryJoy.complexion, [-34, -24], [-62, -40], 12, -1),
]

const child: SceneNode[] = [
  ...figure(schoolgirl, {
    ...armsBehind,
    turn: 0.5,
    nod: -0.3,
    tilt: 8,
    legless: true,
    feeling: { eyes: 'wide', brows: 'worried', mouth: 'wobble', gaze: [0.8, -0.7] },
  }),
  placedArm(schoolgirl, {
    side: -1,
    elbow: [-44, -34],
    hand: [-6, -42],
    state: 'rest',
    thumb: -1,
    drawn: restingHand(schoolgirl.complexion),
  }),
  placedArm(schoolgirl, {
    side: 1,
    elbow: [44, -32],
    hand: [10, -36],
    state: 'rest',
    thumb: 1,
    drawn: restingHand(schoolgirl.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.wet, 300, 5),
    ...house({ x: -30, w: 300, top: 60, foot: 580, wall: colours.brick, seed: 2 }),
    ...house({ x: 270, w: 270, top: 30, foot: 580, wall: colours.stone, seed: 3, isBrick: false }),
    fill('M520 -20H980V590H520Z', '#b9a58a'),
    ...house({ x: 520, w: 480, top: -420, foot: 590, wall: '#b9a58a', seed: 5, isBrick: false }),
    ...cobbles(580, '#9d9a98', '#77757a', 5),
    place(door(colours.green, colours.greenDark), { x: 812, y: 614, scale: 2.5, flip: true }),
    fill(rect(724, 376, 26, 62, 5), colours.goldDark),
    ...walk(vicar, [578, 662], 1.72, {
      nod: 0.25,
      lean: 7,
      hands: [
        [66, -26],
        [72, -24],
      ],
      grasp: ['rest', 'grip'],
      holding: [[], key],
      feeling: { eyes: 'half', brows: 'cross', mouth: 'flat', gaze: [0.8, 0.7] },
    }),
    fill(ellipse(520, 690, 110, 13), '#c2ccd2', 0.5),
    place(brother, { x: 108, y: 690, scale: 1.56 }),
    place(child, { x: 420, y: 736, scale: 1.34 }),
    place(sister, { x: 266, y: 706, scale: 1.56 }),
    place(
      figure(docker, {
        back: true,
        turn: -0.3,
        tilt: -5,
        hands: [
          [-56, -30],
          [52, 4],
        ],
        grasp: ['grip', 'rest'],
        holding: [[place(slate('R'), { x: 2, y: 30, scale: 0.9, rotate: -8 })], []],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'flat' },
        legless: true,
      }),
      { x: 872, y: 700, scale: 1.44 },
    ),
    rain({ x: 0, y: 0, w: 960, h: 700 }, 120, 51, '#eef3f4', 0.5),
    card(words, colours.blue),
  ],
  lighting: wet,
  text: onCard(words),
}
