import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../../temi-and-the-chip-thief/cast/temi.ts'
import { moon } from '../../the-bus-that-went-pop/places/allotment.ts'
import { colours } from '../palette.ts'
import { lamp } from '../places/lighting.ts'
import { room } from '../places/room.ts'

const pane = rect(-88, -108, 176, 200)
const window: SceneNode[] = [
  ...paper(rect(-104, -124, 208, 236, 5), '#7c6a86', 5),
  fill(pane, '#1c2342'),
  clipTo(pane, [place(moon(0, 0, 44), { x: 30, y: -44 }), fill(ellipse(-50, 110, 120, 40), '#151a33')]),
  stroke(line([0, -108], [0, 92]) + line([-88, -6], [88, -6]), '#7c6a86', 8),
  ...paper(rect(-116, 106, 232, 16, 4), '#8d7a98', 4),
]

/** What an idea looks like before it is one: short marks all round a head. */
const itch = (radius: number): SceneNode[] =>
  Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI * (1.1 + i * 0.133)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const from = radius + (i % 2) * 8
    return stroke(line([dx * from, dy * from], [dx * (from + 24), dy * (from + 24)]), colours.gold, 7)
  })

const box: SceneNode[] = [
  fill('M-190 -20L-236 -74L-70 -78L-46 -20Z', colours.cardDark),
  fill('M176 -20L226 -66L92 -78L60 -20Z', colours.cardDark),
  ...paper(rect(-190, -20, 366, 210, 4), colours.card, 6),
  fill(rect(-190, -20, 366, 16), colours.cardDark, 0.5),
  fill(rect(-28, -20, 40, 210), '#e7d29b', 0.85),
  fill(ellipse(-112, 86, 42), '#4b3524'),
  stroke(ellipse(-112, 86, 44), colours.cardDark, 4),
  stroke(curve('56,44 96,30 140,48 116,84 70,76 60,54 108,50'), colours.string, 6),
]

const tape: SceneNode[] = [
  stroke(ellipse(0, 0, 27, 25), '#e7d29b', 18),
  stroke(ellipse(0, 0, 36, 34), '#c9ae6c', 2),
  stroke(ellipse(0, 0, 17, 15), '#c9ae6c', 3),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall: colours.night, shade: colours.nightDark, floor: '#5a4254', floorDark: '#483444' }, 652, 11),
    glow(770, 330, 330, '#ffd58a', 0.34),
    place(window, { x: 800, y: 156, scale: 0.86 }),
    place(itch(138), { x: 772, y: 396 }),
    place(
      figure(temi, {
        turn: -0.18,
        nod: -0.2,
        tilt: 5,
        lean: 2,
        hands: [
          [-74, -66],
          [46, -106],
        ],
        grasp: ['grip', 'open'],
        arms: ['over', 'front'],
        elbows: [1, 1],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [0.3, -0.9] },
        holding: [[place(tape, { x: -6, y: -10, scale: 0.62 })], []],
        legless: true,
      }),
      { x: 772, y: 566, scale: 1.72 },
    ),
    place(box, { x: 760, y: 560 }),
    place(tape, { x: 540, y: 690 }),
    stroke(curve('560,712 600,700 640,716 690,702'), colours.string, 5),
  ],
  lighting: lamp,
  text: { x: 46, y: 40, w: 570, h: 600, ink: colours.cream, ground: colours.night, size: 19, loud: [0], loudSize: 46 },
}
