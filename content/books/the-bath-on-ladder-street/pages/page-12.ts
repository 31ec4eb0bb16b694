import { curve, ellipse, line, randomFrom } from '../../../kit/geometry.ts'
import { undergrowth } from '../../../kit/materials.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { postwoman } from '../cast/neighbours.ts'
import { cheer, faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { climb, onStep, steps, terrace, track } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { cakeBox, custardSlice, letter } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'

const light = { ...drizzle, skyTop: '#8fa4ba', skyLow: '#d5dde0' }
const flight = { x: -110, y: 744, run: 46, rise: 22, count: 24 }
const [pianoX, pianoY] = onStep(flight, 7.4)
const random = randomFrom(12)
const rush = Array.from({ length: 34 }, () => {
  const [x, length] = [random() * 900 - 40, 60 + random() * 130]
  const y = 640 - x * 0.478 + (random() - 0.4) * 220
  return line([x, y], [x + length, y - length * 0.478])
}).join('')
const spray = Array.from({ length: 40 }, (_, i) =>
  ellipse(390 + random() * 190, 560 - random() * 150 - (i % 5) * 8, 3 + random() * 6),
).join('')

export const drawing: Drawing = {
  scene: [
    ...sky(light, 19),
    ...valley(light, 600, 20),
    ...terrace(flight, light, { scale: 1.26, every: 5.6, from: 1, count: 5, first: 1 }),
    ...steps(flight, light),
    place([...piano(), place(cat('fright'), { x: 0, y: -140 })], { x: pianoX, y: pianoY, scale: 0.84 }),
    ...stand(postwoman, onStep(flight, 4.6), 0.66, {
      ...cheer(postwoman, 0.8),
      turn: 0.4,
      lean: -8,
      feeling: faces.horrified,
    }),
    ...[
      [216, 388, -20],
      [270, 350, 24],
      [336, 398, -40],
      [400, 340, 12],
      [452, 392, 50],
    ].map(([x = 0, y = 0, r = 0]) => place(letter(), { x, y, rotate: r, scale: 0.9 })),
    ...track(flight, 70),
    stroke(rush, '#ffffff', 3.4, 0.55),
    place(
      bathOnWheels({
        paint: 'green',
        slope: climb(flight),
        load: [place(cakeBox(), { x: -26, y: -14, rotate: -38, scale: 1.2 })],
      }),
      { x: 690, y: 404, scale: 1.5, rotate: -12 },
    ),
    place(custardSlice(), { x: 872, y: 168, rotate: 32, scale: 1.6 }),
    stroke(curve('756,282 790,240 822,206') + curve('776,300 810,262 836,234'), colours.custard, 5, 0.9),
    ...track(flight, 168),
    place(bathOnWheels({ paint: 'pink', slope: climb(flight), rain: 1 }), { x: 300, y: 652, scale: 1.42, rotate: 8 }),
    stroke(
      curve('404,520 440,480 500,462 560,470') + curve('410,534 460,506 520,506 566,524'),
      colours.waterPale,
      9,
      0.85,
    ),
    fill(spray, colours.waterPale, 0.9),
    ...undergrowth({ x: 560, y: 748, w: 460, h: 150 }, ['#3f6350', '#28463f'], 12),
    ...rainfall(0.7, 21),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 30, w: 332, h: 300, ink: colours.ink, ground: '#a8b7c4', size: 19, loud: [0] },
}
