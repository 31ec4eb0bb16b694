import { rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, paper, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../../the-bath-on-ladder-street/cast/dewi.ts'
import { postwoman } from '../../the-bath-on-ladder-street/cast/neighbours.ts'
import { faces, stand } from '../../the-bath-on-ladder-street/cast/poses.ts'
import { samira } from '../../the-bath-on-ladder-street/cast/samira.ts'
import { signPlate } from '../../the-bath-on-ladder-street/places/house.ts'
import { drizzle } from '../../the-bath-on-ladder-street/places/light.ts'
import { drizzleLight } from '../../the-bath-on-ladder-street/places/lighting.ts'
import { stairsUp } from '../../the-bath-on-ladder-street/places/stairs-up.ts'
import { rainfall, sky } from '../../the-bath-on-ladder-street/places/valley.ts'
import { bag } from '../../the-bath-on-ladder-street/props/goods.ts'
import { pianoWithCat } from '../../the-bath-on-ladder-street/props/piano.ts'
import { colours } from '../palette.ts'

const light = { ...drizzle, skyTop: '#aebccb', skyLow: '#bccad3' }

const wall: SceneNode[] = [
  fill(rect(-10, 606, 560, 130), '#a8998a'),
  fill(
    Array.from({ length: 24 }, (_, i) =>
      rect((i % 8) * 76 - 30 + (Math.floor(i / 8) % 2) * 38, 628 + Math.floor(i / 8) * 36, 68, 28, 8),
    ).join(''),
    '#87796d',
    0.4,
  ),
  ...paper(rect(-14, 596, 572, 20, 5), '#87796d', 4),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 81),
    place(stairsUp(light), { x: 150 }),
    ...wall,
    place(
      signPlate([
        place([lettering('STRYD YR YSGOL', 13, colours.ink)], { y: -10 }),
        place([lettering('LADDER STREET', 13, colours.ink)], { y: 12 }),
      ]),
      { x: 300, y: 668, scale: 1.1, rotate: -2 },
    ),
    place(pianoWithCat(), { x: 806, y: 276, scale: 0.74 }),
    ...stand(postwoman, [720, 320], 0.5, {
      turn: 0.3,
      hands: [
        [-40, 4],
        [44, -96],
      ],
      grasp: ['rest', 'open'],
      feeling: faces.glad,
    }),
    ...stand(dewi, [706, 560], 1.02, {
      turn: 0.1,
      nod: -0.4,
      tilt: -6,
      lean: -3,
      hands: [
        [-44, -8],
        [60, -78],
      ],
      grasp: ['rest', 'open'],
      arms: ['front', 'front'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.3, -0.6] },
    }),
    ...stand(samira, [852, 674], 1.22, {
      turn: -0.35,
      nod: -0.2,
      lean: 3,
      weight: -1,
      hands: [
        [-74, -92],
        [42, -22],
      ],
      grasp: ['point', 'grip'],
      arms: ['over', 'front'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'shout', gaze: [-0.7, -0.6] },
      holding: [[], [place(bag('#cf3b38', 'none'), { y: 44, scale: 0.9 })]],
    }),
    ...rainfall(0.5, 83),
  ],
  lighting: drizzleLight,
  text: { x: 46, y: 40, w: 500, h: 550, ink: colours.ink, ground: '#b2bfcc', size: 20, loud: [0], loudSize: 50 },
}
