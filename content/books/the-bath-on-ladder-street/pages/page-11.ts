import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, mirrored, paper, place, stroke } from '../../../kit/scene.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { faces, stand, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { climb, onTrack, steps, terrace, track } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { cakeBox } from '../props/goods.ts'
import { rope, windingWheel } from '../props/wheel.ts'

const light = { ...drizzle, skyTop: '#8fa0b2', skyLow: '#cfd8dc' }
const flight = { x: 40, y: 690, run: 19, rise: 10.6, count: 36 }
const [x, y] = onTrack(flight, 30, 2.6)

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...sky(light, 17),
        ...valley(light, 600, 18),
        ...terrace(flight, light, { scale: 0.56, every: 4.5, from: 7, count: 6 }),
        ...steps(flight, light),
        ...track(flight, 30),
        ...rope([x + 30, y - 26], [720, 338], 12, 3),
        place(bathOnWheels({ paint: 'green', slope: climb(flight), load: [place(cakeBox(), { y: 2, scale: 1.1 })] }), {
          x,
          y,
          scale: 0.5,
        }),
      ],
      pageSize.width,
    ),
    // The corner of Mr Bowen's house, with the gutter that the pipe comes from.
    fill(rect(-10, -10, 92, 470), '#b9cfc9'),
    fill(
      [0, 1, 2, 3, 4].map((i) => rect(82 - (i % 2 ? 22 : 32), 34 + i * 88, i % 2 ? 22 : 32, 46, 3)).join(''),
      colours.stone,
    ),
    ...paper(rect(-10, -14, 118, 34, 4), light.roof, 4),
    fill(rect(-10, 18, 112, 14, 6), colours.iron),
    fill('M-10 470H404L432 500L452 730H-10Z', '#8f857c'),
    fill(
      [0, 1, 2, 3]
        .map(
          (i) =>
            rect(-40 + i * 124, 512, 112, 52, 8) +
            rect(-90 + i * 124, 576, 112, 52, 8) +
            rect(-40 + i * 124, 640, 112, 52, 8),
        )
        .join(''),
      '#786e67',
      0.5,
    ),
    ...paper(rect(-12, 452, 432, 24, 5), '#bdb2a5', 6),
    stroke('M40 24V250Q40 286 66 286H92', colours.iron, 24),
    stroke('M34 34V250Q36 290 66 291', colours.slatePale, 4, 0.5),
    place(windingWheel(false), { x: 352, y: 456, scale: 0.72 }),
    stroke(curve('98,286 116,290 122,330 124,392'), colours.waterPale, 20, 0.95),
    stroke(curve('98,284 112,290 118,330 120,392'), '#ffffff', 5, 0.7),
    place(bathOnWheels({ paint: 'pink', slope: 0, rain: 1 }), { x: 170, y: 452, scale: 1.16 }),
    fill(ellipse(124, 376, 24, 6), '#ffffff', 0.7),
    fill(rect(-10, 690, 480, 40), '#6f655e'),
    fill(rect(-10, 684, 474, 10), '#bdb2a5'),
    // From the bath's axle round an iron hook in the wall, into her hands, and down.
    ...rope([250, 432], [226, 536], 0, 7),
    ...rope([226, 536], [164, 412], 0, 7),
    ...rope([170, 436], [152, 590], 14, 7),
    stroke('M214 560V540Q216 526 234 534', colours.iron, 9),
    fill(rect(202, 556, 24, 12, 4), colours.iron),
    ...walk(nan, [70, 696], 1.2, {
      lean: 4,
      nod: -0.4,
      hands: [
        [76, -132],
        [84, -104],
      ],
      grasp: ['grip', 'grip'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      feet: [
        [34, 100],
        [-24, 100],
      ],
    }),
    ...stand(dewi, [352, 696], 1.22, {
      back: true,
      turn: 0.3,
      lean: 6,
      hands: [
        [-58, -66],
        [52, -62],
      ],
      arms: ['back', 'back'],
      feeling: faces.eager,
    }),
    stroke(line([240, 452], [420, 452]), '#232338', 2, 0.1),
    ...rainfall(0.8, 20),
  ],
  lighting: drizzleLight,
  text: { x: 442, y: 36, w: 480, h: 300, ink: colours.ink, ground: '#a4b1bf', size: 22 },
}
