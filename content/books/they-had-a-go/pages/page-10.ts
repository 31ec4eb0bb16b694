import { blob, curve, ellipse, line } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { striped } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { king, mahomedOld } from '../cast/mahomed.ts'
import { behind, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { room, sash } from '../places/room.ts'
import { hills, sea } from '../places/town.ts'

const words = { x: 34, y: 28, w: 440, h: 434 }

const tiles: SceneNode = stroke(
  Array.from({ length: 10 }, (_, i) => line([0, 60 + i * 56], [960, 60 + i * 56])).join('') +
    Array.from({ length: 18 }, (_, i) => line([i * 56, 0], [i * 56, 590])).join(''),
  '#8fb3b0',
  2,
  0.5,
)

const tent =
  'M700 352C650 346 604 366 590 420C570 520 560 620 552 716H852C844 620 832 520 812 420C798 366 750 346 700 352Z'

const jug: SceneNode[] = [
  fill(blob('-26,0 -36,-34 -22,-62 -26,-84 26,-84 22,-62 36,-34 26,0'), colours.blue),
  stroke(ellipse(38, -50, 16), colours.blue, 7),
  stroke(
    curve('-10,-84 -20,-112 -14,-130') + curve('0,-84 0,-120 6,-138') + curve('10,-84 20,-108 26,-120'),
    colours.leaf,
    4,
  ),
  fill(
    ellipse(-16, -124, 9, 5) +
      ellipse(6, -132, 9, 5) +
      ellipse(26, -116, 9, 5) +
      ellipse(-22, -106, 8, 5) +
      ellipse(16, -104, 8, 5),
    colours.leaf,
  ),
]

const cloudOf = (x: number, y: number, w: number, opacity: number): SceneNode =>
  fill(
    blob([
      [x - w, y],
      [x - w * 0.6, y - w * 0.4],
      [x, y - w * 0.55],
      [x + w * 0.6, y - w * 0.36],
      [x + w, y + 4],
      [x + w * 0.4, y + w * 0.3],
      [x - w * 0.5, y + w * 0.26],
    ]),
    colours.steam,
    opacity,
  )

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#bcd6d2', wallPale: '#dbeae6', at: 600, floor: '#c9b79a', floorDark: '#9a8566', seed: 10 }),
    tiles,
    place(sash([place(sea(-110, 0, 3), { x: -300 }), hills(-106, 20, '#9fc0cc', -300)]), {
      x: 872,
      y: 300,
      scale: 0.86,
    }),
    glow(700, 300, 240, colours.steam, 0.6),
    cloudOf(810, 300, 110, 0.5),
    cloudOf(590, 250, 90, 0.4),
    behind(king, [700, 540], 1.7, {
      turn: -0.1,
      nod: -0.2,
      hands: [
        [-50, 2],
        [50, 4],
      ],
      feeling: { eyes: 'closed', brows: 'up', mouth: 'grin' },
    }),
    ...walk(mahomedOld, [496, 706], 1.5, {
      nod: 0.15,
      lean: 9,
      hands: [
        [92, -60],
        [94, -32],
      ],
      feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [0.8, 0.2] },
    }),
    striped(tent, { x: 550, y: 346, w: 304, h: 372 }, colours.linen, ['#d9a39a'], 26),
    stroke(tent, '#c9bda5', 3, 0.6),
    place(jug, { x: 900, y: 706, scale: 1 }),
    cloudOf(760, 660, 90, 0.42),
    cloudOf(600, 690, 70, 0.4),
    cloudOf(900, 470, 60, 0.36),
    card(words, colours.plum),
  ],
  lighting: windowLight,
  text: onCard(words),
}
