import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { docker, henryJoy, maryAnn, schoolboy, schoolgirl } from '../cast/belfast.ts'
import { stand, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { room, table } from '../places/room.ts'
import { board, slate } from '../props/school.ts'

const words = { x: 492, y: 26, w: 440, h: 300 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#e3d5b8', wallPale: '#f2e8d0', at: 600, seed: 4 }),
    place(board('A B C'), { x: 340, y: 150 }),
    ...stand(maryAnn, [150, 700], 1.5, {
      turn: 0.3,
      tilt: 3,
      hands: [
        [-50, -8],
        [70, -118],
      ],
      grasp: ['rest', 'point'],
      elbows: [1, 1],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.4] },
    }),
    ...whole(henryJoy, [884, 612], 1.3, {
      turn: -0.4,
      nod: 0.3,
      lean: -8,
      hands: [
        [-74, -34],
        [44, 4],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [-0.8, 0.6] },
      holding: [[place(slate('B'), { x: -16, y: -6, scale: 0.8, rotate: -8 })], []],
    }),
    ...whole(schoolgirl, [402, 632], 1.5, {
      turn: -0.4,
      nod: -0.3,
      hands: [
        [-34, -16],
        [34, -20],
      ],
      grasp: ['rest', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [-0.6, -0.8] },
      holding: [[], [place(slate('A'), { x: -30, y: 2, scale: 0.8, rotate: 4 })]],
    }),
    ...whole(docker, [566, 632], 1.42, {
      turn: -0.1,
      nod: 0.7,
      tilt: -5,
      hands: [
        [-44, -18],
        [44, -28],
      ],
      grasp: ['rest', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'half', brows: 'cross', mouth: 'tongue', gaze: [0, 1] },
      load: [place(slate('R'), { x: 4, y: -26, scale: 0.9, rotate: -3 })],
    }),
    ...whole(schoolboy, [730, 632], 1.46, {
      turn: 0.45,
      nod: -0.2,
      hands: [
        [-40, -130],
        [32, -12],
      ],
      grasp: ['open', 'rest'],
      arms: ['back', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [0.8, -0.2] },
    }),
    place(table(680, 92), { x: 634, y: 724 }),
    card(words, colours.blue),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
