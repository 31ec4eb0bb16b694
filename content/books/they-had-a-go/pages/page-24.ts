import { line, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { carters, liptonInHat, passer } from '../cast/glasgow.ts'
import { faces, walk, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { cobbles, hours, house, sky } from '../places/town.ts'
import { pig } from '../props/animals.ts'
import { banner, giantCheese } from '../props/grocer.ts'

const words = { x: 36, y: 450, w: 888, h: 246 }

const [first, second, third] = carters

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 220, 24),
    ...house({ x: -40, w: 290, top: 30, foot: 370, wall: '#c9806b', seed: 41, isBrick: false }),
    ...house({ x: 250, w: 260, top: -10, foot: 370, wall: '#d9bd95', seed: 42, isBrick: false }),
    ...house({ x: 510, w: 260, top: 20, foot: 370, wall: '#c9806b', seed: 43, isBrick: false }),
    ...house({ x: 770, w: 240, top: -20, foot: 370, wall: '#b98b72', seed: 44, isBrick: false }),
    fill(rect(0, 352, 960, 26), colours.paving),
    ...cobbles(374, '#b3aca4', '#86807c', 24),
    ...whole(passer, [748, 392], 0.96, {
      turn: -0.4,
      hands: [
        [-30, -80],
        [30, -84],
      ],
      arms: ['over', 'over'],
      feeling: { ...faces.amazed, gaze: [-0.7, 0.6] },
    }),
    place(giantCheese(), { x: 196, y: 448, scale: 1.16 }),
    ...walk(first, [66, 470], 1.02, {
      lean: 18,
      hands: [
        [76, -66],
        [82, -50],
      ],
      feet: [
        [38, 112],
        [-34, 116],
      ],
      feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'wobble' },
    }),
    ...whole(second, [270, 452], 1.02, {
      turn: -0.3,
      hands: [
        [-66, -70],
        [-20, -44],
      ],
      arms: ['over', 'over'],
      feeling: { eyes: 'half', brows: 'worried', mouth: 'flat', gaze: [-0.7, 0] },
    }),
    place(banner('LIPTON’S ORPHANS', 300), { x: 550, y: 440, scale: 0.92 }),
    place(pig('#eeb3a6', '#d18a80', colours.green), { x: 474, y: 454, scale: 0.66 }),
    place(pig(colours.pink, colours.pinkDark, colours.blue), { x: 678, y: 468, scale: 0.72 }),
    ...whole(third, [352, 442], 0.84, {
      turn: 0.4,
      hands: [
        [-40, -10],
        [50, -64],
      ],
      grasp: ['rest', 'grip'],
      arms: ['front', 'over'],
      feeling: { ...faces.content, gaze: [0.8, 0.4] },
    }),
    ...whole(liptonInHat, [846, 456], 1.22, {
      turn: 0.3,
      tilt: -3,
      hands: [
        [-52, -6],
        [58, -168],
      ],
      grasp: ['grip', 'open'],
      arms: ['front', 'back'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      holding: [[stroke(line([0, -20], [-8, 90]), colours.woodDark, 6)], []],
    }),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
