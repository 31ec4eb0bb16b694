import { figure } from '../../../kit/figure.ts'
import { ellipse, randomFrom } from '../../../kit/geometry.ts'
import { fill, glow, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { downpour } from '../places/light.ts'
import { downpourLight } from '../places/lighting.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { plug } from '../props/bath.ts'

const light = { ...downpour, skyTop: '#3f4c68', skyLow: '#6c7b93' }
const random = randomFrom(10)
const drops = Array.from({ length: 26 }, () => ellipse(470 + random() * 430, 60 + random() * 330, 3, 5)).join('')

export const drawing: Drawing = {
  scene: [
    ...sky(light, 15),
    glow(740, 30, 420, '#dfe8f2', 0.5),
    ...valley(light, 640, 16),
    place(
      figure(dewi, {
        turn: 0.4,
        nod: -0.9,
        tilt: 6,
        hands: [
          [-30, -20],
          [26, -24],
        ],
        feeling: { ...faces.amazed, mouth: 'smile', gaze: [0.5, -1] },
        legless: true,
      }),
      { x: 462, y: 740, scale: 2.1 },
    ),
    place(
      figure(nan, {
        turn: 0.1,
        nod: -1,
        tilt: 4,
        lean: -2,
        hands: [
          [-66, 20],
          [98, -100],
        ],
        grasp: ['rest', 'grip'],
        arms: ['front', 'over'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.1, -1] },
        holding: [[], [place(plug(), { x: 7, y: 2, scale: 0.9 })]],
        legless: true,
      }),
      { x: 656, y: 730, scale: 2.4 },
    ),
    fill(drops, '#ffffff', 0.55),
    ...rainfall(0.9, 19),
  ],
  lighting: { ...downpourLight, from: [860, -300] },
  text: { x: 52, y: 40, w: 410, h: 400, ink: colours.cream, ground: '#4c5872', size: 22 },
}
