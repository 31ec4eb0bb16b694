import { fingersOverEdge } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, poly, randomFrom } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { near, shortNecked } from '../cast/near.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { downpour } from '../places/light.ts'
import { downpourLight } from '../places/lighting.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bath, plug } from '../props/bath.ts'

const light = { ...downpour, skyTop: '#3f4c68', skyLow: '#6c7b93' }
const random = randomFrom(10)
const drops = Array.from({ length: 34 }, () => {
  const [x, y] = [470 + random() * 470, 10 + random() * 380]
  return ellipse(x, y, 2.6 + random() * 2, 6 + random() * 4)
}).join('')

const wide = blob('-0.46,0.3 -0.2,0.4 0.12,0.42 0.56,0.3 0.5,0.66 0.2,0.88 -0.14,0.86 -0.4,0.62')
/** The smile of somebody who has understood what rain is for, on a head of radius 1 turned a little to the right. */
const hugeSmile: SceneNode[] = [
  fill(wide, '#5a1f2b'),
  clipTo(wide, [
    fill(ellipse(0.06, 0.92, 0.34, 0.24), '#e2645f'),
    fill(blob('-0.34,0.36 -0.14,0.4 0.1,0.42 0.42,0.35 0.36,0.46 0.1,0.54 -0.14,0.53 -0.3,0.46'), '#fffaf0'),
  ]),
  stroke(curve('-0.54,0.2 -0.5,0.3 -0.44,0.34') + curve('0.66,0.2 0.62,0.3 0.54,0.34'), nan.complexion.shade, 0.05),
  stroke(curve('-0.14,1 0.06,1.05 0.24,0.99'), nan.complexion.shade, 0.05, 0.8),
]

const nanNear = shortNecked(nan, 8)

export const drawing: Drawing = {
  scene: [
    ...sky(light, 15),
    fill(poly('700,-20 860,-20 980,330 980,600 520,600'), '#dfe8f2', 0.1),
    glow(740, 10, 460, '#eaf1f8', 0.62),
    ...valley(light, 640, 16),
    place(
      near(
        nanNear,
        {
          turn: 0.3,
          nod: -0.3,
          tilt: -15,
          lean: -5,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'none', gaze: [0.25, -1] },
          hat: hugeSmile,
          legless: true,
        },
        [
          { side: -1, elbow: [-52, -36], hand: [-40, 10], state: 'rest' },
          { side: 1, elbow: [50, -57], hand: [88, -115], state: 'grip' },
        ],
      ),
      { x: 628, y: 800, scale: 3.15 },
    ),
    place(
      figure(dewi, {
        turn: 0.55,
        nod: -0.6,
        tilt: -7,
        lean: 5,
        hands: [
          [-34, -12],
          [30, -14],
        ],
        feeling: { ...faces.amazed, gaze: [0.7, -1] },
        legless: true,
      }),
      { x: 356, y: 760, scale: 2.3 },
    ),
    place(bath({ paint: 'green', rain: 1 }), { x: 560, y: 912, scale: 4.4 }),
    place(plug(), { x: 910, y: 446, scale: 1.9 }),
    place(fingersOverEdge(dewi.complexion), { x: 288, y: 620, scale: 25 }),
    place(fingersOverEdge(dewi.complexion, -1), { x: 368, y: 620, scale: 25 }),
    fill(drops, '#ffffff', 0.6),
    ...rainfall(0.8, 19),
  ],
  lighting: { ...downpourLight, from: [860, -300] },
  text: { x: 52, y: 38, w: 428, h: 340, ink: colours.cream, ground: '#4c5872', size: 20 },
}
