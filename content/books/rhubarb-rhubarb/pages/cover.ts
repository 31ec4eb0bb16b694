import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { flyingGull } from '../../../kit/gull.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { temi } from '../../temi-and-the-chip-thief/cast/temi.ts'
import { mei } from '../../the-bus-that-went-pop/cast/mei.ts'
import { bunch } from '../../the-bus-that-went-pop/props/rhubarb.ts'
import { mo } from '../../what-is-left/cast/mo.ts'
import { morning } from '../../what-is-left/places/lighting.ts'
import { street, sunny } from '../../what-is-left/places/street.ts'
import { colours } from '../palette.ts'

const front: SceneNode[] = [
  fill(rect(-10, 616, 980, 120), '#cda87f'),
  fill(rect(-10, 608, 980, 12), '#a9764d'),
  stroke([650, 688].map((y) => line([-10, y], [970, y + 2])).join(''), '#a9764d', 3, 0.5),
]

export const drawing: Drawing = {
  scene: [
    place(street(sunny, 1), { y: 206 }),
    place(
      flyingGull({
        mood: 'greedy',
        open: 0.5,
        wings: [
          [-120, -120],
          [110, -150],
        ],
        held: [
          place([stroke('M0 0Q30 10 62 4', '#c8305f', 12), stroke('M4 -2Q30 6 58 1', '#ee7f97', 4)], { x: 66, y: 70 }),
        ],
        dangling: false,
      }),
      { x: 850, y: 262, scale: 0.6, rotate: -8, flip: true },
    ),
    place(
      figure(mo, {
        turn: 0.35,
        tilt: -6,
        lean: -3,
        hands: [
          [-40, -96],
          [46, -92],
        ],
        grasp: ['cup', 'cup'],
        arms: ['over', 'over'],
        elbows: [1, 1],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
        legless: true,
      }),
      { x: 202, y: 622, scale: 1.56 },
    ),
    place(
      figure(temi, {
        turn: -0.35,
        tilt: 6,
        hands: [
          [-70, -110],
          [44, -14],
        ],
        grasp: ['open', 'rest'],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        legless: true,
      }),
      { x: 776, y: 624, scale: 1.5 },
    ),
    place(
      figure(mei, {
        turn: 0.05,
        nod: -0.2,
        tilt: -3,
        hands: [
          [-56, -92],
          [58, -96],
        ],
        grasp: ['grip', 'grip'],
        arms: ['back', 'back'],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
        holding: [
          [place(bunch(), { x: -6, y: 4, rotate: -128, scale: 0.9 })],
          [place(bunch(), { x: 6, y: -2, rotate: -40, scale: 0.9 })],
        ],
        legless: true,
      }),
      { x: 486, y: 632, scale: 1.72 },
    ),
    ...front,
    ...[60, 210, 356, 620, 760, 884].map((x, i) =>
      place(bunch(), { x: x - 40, y: 622 + (i % 2) * 18, scale: 1.3, rotate: (i % 3) * 4 - 4 }),
    ),
  ],
  lighting: morning,
  text: {
    x: 52,
    y: 34,
    w: 860,
    h: 180,
    ink: colours.ink,
    ground: '#9cc9e2',
    loud: [0],
    loudSize: 88,
    size: 22,
    title: 'mutter',
  },
}
