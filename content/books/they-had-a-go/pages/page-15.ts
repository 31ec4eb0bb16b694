import { rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { clerk, seacole } from '../cast/crimea.ts'
import { behind, faces, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { carpetBag } from '../props/crimea.ts'

const words = { x: 34, y: 28, w: 440, h: 428 }

const office = (number: string): SceneNode[] => [
  fill(rect(-92, -520, 184, 520, 3), colours.linenDark),
  fill(rect(-78, -504, 156, 504), colours.greenDark),
  stroke(
    rect(-62, -480, 54, 190) + rect(8, -480, 54, 190) + rect(-62, -240, 54, 200) + rect(8, -240, 54, 200),
    colours.green,
    6,
  ),
  fill(rect(-26, -352, 52, 34, 4), colours.gold),
  place([lettering(number, 18, colours.ink, 0.22)], { y: -335 }),
  fill(rect(56, -262, 12, 22, 4), colours.gold),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#b9b4a6', wallPale: '#d2cdbf', panel: '#8f8a7d', at: 620, floor: '#a08a6e', seed: 15 }),
    place(office('1'), { x: 590, y: 622, scale: 0.8 }),
    place(office('2'), { x: 740, y: 622, scale: 0.8 }),
    place(office('3'), { x: 890, y: 622, scale: 0.8 }),
    fill(rect(520, 219, 34, 403), '#2a2530'),
    behind(clerk, [528, 540], 1.08, {
      turn: 0.5,
      hands: [
        [-40, 0],
        [34, -66],
      ],
      grasp: ['rest', 'rest'],
      feeling: { ...faces.stern, gaze: [0.9, 0.1] },
    }),
    fill(rect(430, 200, 82, 260), '#b9b4a6'),
    fill(rect(430, 458, 82, 164), '#8f8a7d'),
    fill(rect(510, 206, 12, 416), colours.linenDark),
    ...walk(seacole, [772, 708], 1.5, {
      lean: 5,
      nod: -0.4,
      hands: [
        [42, 0],
        [-4, 10],
      ],
      elbows: [1, 1],
      grasp: ['grip', 'grip'],
      feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [0.9, -0.2] },
      holding: [[], [place(carpetBag, { y: 0, scale: 0.86 })]],
    }),
    card(words, colours.gold),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
