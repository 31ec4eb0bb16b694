import { ellipse, line } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { docker, henryJoy, maryAnn, schoolgirl, vicar } from '../cast/belfast.ts'
import { faces, stand, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { wet } from '../places/lighting.ts'
import { cobbles, door, hours, house, sky } from '../places/town.ts'
import { slate } from '../props/school.ts'

const words = { x: 36, y: 30, w: 440, h: 290 }

export const drawing: Drawing = {
  scene: [
    ...sky(hours.wet, 300, 5),
    ...house({ x: -30, w: 300, top: 110, foot: 560, wall: colours.brick, seed: 2 }),
    ...house({ x: 270, w: 250, top: 80, foot: 560, wall: colours.stone, seed: 3, isBrick: false }),
    ...house({ x: 520, w: 250, top: 90, foot: 560, wall: '#b9a58a', seed: 5, isBrick: false }),
    ...house({ x: 770, w: 240, top: 120, foot: 560, wall: colours.brick, seed: 7 }),
    ...cobbles(556, '#9d9a98', '#77757a', 5),
    place(door(colours.green, colours.greenDark), { x: 650, y: 566, scale: 1.44 }),
    ...walk(vicar, [600, 586], 1.36, {
      nod: 0.2,
      lean: 4,
      hands: [
        [34, -40],
        [66, -8],
      ],
      grasp: ['rest', 'grip'],
      holding: [[], [stroke(line([0, 0], [22, -4]), colours.gold, 5), stroke(ellipse(-10, 2, 7), colours.gold, 4)]],
      feeling: faces.stern,
    }),
    ...stand(henryJoy, [120, 692], 1.15, {
      turn: 0.5,
      hands: [
        [-44, 4],
        [43, -45],
      ],
      grasp: ['rest', 'cup'],
      arms: ['front', 'over'],
      weight: -1,
      load: [place(slate('C'), { x: 16, y: -50, scale: 0.9, rotate: 70 })],
      feeling: { ...faces.stern, eyes: 'open', gaze: [0.9, -0.1] },
    }),
    ...stand(maryAnn, [286, 702], 1.17, {
      turn: 0.45,
      tilt: -3,
      hands: [
        [-31, -31],
        [43, -33],
      ],
      arms: ['over', 'over'],
      load: [
        place(slate('A'), { x: 0, y: -44, scale: 0.9 }),
        place(slate('B'), { x: 6, y: -30, scale: 0.9, rotate: -4 }),
      ],
      feeling: { ...faces.sorry, gaze: [0.9, -0.2] },
    }),
    ...walk(
      schoolgirl,
      [756, 700],
      1.24,
      {
        nod: -0.2,
        hands: [
          [22, -34],
          [14, -30],
        ],
        feeling: { ...faces.sorry, gaze: [0.8, -0.4] },
      },
      true,
    ),
    ...stand(docker, [862, 694], 1.26, {
      turn: -0.5,
      nod: 0.1,
      hands: [
        [-56, -60],
        [54, 8],
      ],
      grasp: ['rest', 'grip'],
      feeling: { ...faces.sorry, gaze: [-0.9, -0.1] },
      holding: [[], [place(slate('R'), { y: 24, scale: 0.8, rotate: 12 })]],
    }),
    fill(ellipse(470, 668, 90, 12) + ellipse(700, 640, 60, 8), '#c2ccd2', 0.5),
    rain({ x: 0, y: 0, w: 960, h: 700 }, 120, 51, '#eef3f4', 0.5),
    card(words, colours.blue),
  ],
  lighting: wet,
  text: onCard(words),
}
