import { fingersOverEdge } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind } from '../../../kit/placed-arm.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { clerk, seacole } from '../cast/crimea.ts'
import { faces, walk } from '../cast/poses.ts'
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

/** He looks out of the first door, which he holds almost shut. */
const clerkBody: SceneNode[] = figure(clerk, {
  ...armsBehind,
  legless: true,
  turn: 0.5,
  nod: 0.1,
  tilt: 8,
  lean: 4,
  feeling: { ...faces.stern, gaze: [0.9, 0.1] },
})

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#b9b4a6', wallPale: '#d2cdbf', panel: '#8f8a7d', at: 620, floor: '#a08a6e', seed: 15 }),
    place(office('2'), { x: 734, y: 622, scale: 0.8 }),
    place(office('3'), { x: 892, y: 622, scale: 0.8 }),
    fill(rect(496, 206, 170, 416, 3), colours.linenDark),
    fill(rect(506, 219, 150, 403), '#2a2530'),
    clipTo(rect(506, 219, 150, 403), [place(clerkBody, { x: 552, y: 560, scale: 1.32 })]),
    fill(rect(496, 206, 12, 416), colours.linenDark),
    fill(poly('582,219 660,200 660,650 582,622'), colours.greenDark),
    stroke(poly('598,244 646,234 646,400 598,398') + poly('598,440 646,446 646,604 598,590'), colours.green, 5),
    fill(poly('606,330 640,326 640,356 606,357'), colours.gold),
    place([lettering('1', 15, colours.ink, 0.22)], { x: 623, y: 342 }),
    fill(poly('576,217 584,219 584,623 576,621'), '#4f7d63'),
    place(fingersOverEdge(clerk.complexion), { x: 580, y: 486, scale: 13, rotate: -90 }),
    ...walk(seacole, [776, 706], 1.48, {
      lean: 6,
      nod: -0.4,
      hands: [
        [46, -8],
        [-2, 8],
      ],
      feet: [
        [44, 112],
        [-30, 108],
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
