import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { mo } from '../../what-is-left/cast/mo.ts'
import { evening } from '../../what-is-left/places/lighting.ts'
import { golden, street } from '../../what-is-left/places/street.ts'
import { colours } from '../palette.ts'
import { note } from '../props/swaps.ts'

const hour = { ...golden, top: '#f3d9b4', low: '#f8dcae' }

export const drawing: Drawing = {
  scene: [
    place(street(hour, 141), { y: 206 }),
    ...[
      { x: 396, y: 442, colour: colours.red, isPair: true, rotate: -10, scale: 1.1 },
      { x: 522, y: 420, colour: '#2f7f86', isPair: false, rotate: 8, scale: 1.1 },
      { x: 462, y: 520, colour: '#2f7f86', isPair: true, rotate: 6, scale: 0.96 },
      { x: 400, y: 574, colour: colours.red, isPair: false, rotate: -6, scale: 0.9 },
      { x: 556, y: 560, colour: colours.red, isPair: false, rotate: 12, scale: 0.9 },
    ].map(({ colour, isPair, ...at }) => place(note(colour, isPair), at)),
    place(
      figure(mo, {
        turn: 0.45,
        nod: -0.3,
        tilt: -6,
        lean: 3,
        hands: [
          [-10, -36],
          [86, -66],
        ],
        grasp: ['rest', 'open'],
        arms: ['over', 'front'],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
        legless: true,
      }),
      { x: 218, y: 716, scale: 2 },
    ),
    place(
      figure(jess, {
        turn: -0.45,
        nod: -0.4,
        tilt: 7,
        lean: -3,
        hands: [
          [-82, -84],
          [14, -40],
        ],
        grasp: ['open', 'rest'],
        arms: ['front', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
        legless: true,
      }),
      { x: 744, y: 712, scale: 2 },
    ),
  ],
  lighting: evening,
  text: { x: 170, y: 40, w: 640, h: 200, ink: colours.ink, ground: '#f3d9b4', size: 24 },
}
