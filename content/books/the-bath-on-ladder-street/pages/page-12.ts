import { curve, ellipse, line, randomFrom } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { postwoman } from '../cast/neighbours.ts'
import { cheer, faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { climb, onStep, steps, terrace, track } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { cakeBox, custardSlice, letter } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'

const light = { ...drizzle, skyTop: '#8fa4ba', skyLow: '#d5dde0' }
const flight = { x: -110, y: 736, run: 46, rise: 26, count: 24 }
const [pianoX, pianoY] = onStep(flight, 7.4)
const random = randomFrom(12)
const rush = Array.from({ length: 34 }, () => {
  const [x, length] = [random() * 900 - 40, 60 + random() * 130]
  const y = 640 - x * 0.565 + (random() - 0.4) * 220
  return line([x, y], [x + length, y - length * 0.565])
}).join('')
const spray = Array.from({ length: 36 }, (_, i) =>
  ellipse(120 + random() * 260, 640 - random() * 190 - (i % 5) * 8, 3 + random() * 6),
).join('')

export const page12: Drawing = {
  scene: [
    ...sky(light, 19),
    ...valley(light, 600, 20),
    ...terrace(flight, light, { scale: 1.16, every: 3.8, from: 3, count: 6, first: 2 }),
    ...steps(flight, light),
    place([...piano(), place(cat('fright'), { x: 0, y: -140 })], { x: pianoX, y: pianoY, scale: 0.84 }),
    ...stand(postwoman, onStep(flight, 4.6), 0.84, {
      ...cheer(postwoman, 0.8),
      turn: 0.4,
      lean: -8,
      feeling: faces.horrified,
    }),
    ...[
      [380, 330, -20],
      [452, 288, 24],
      [520, 300, -40],
      [556, 236, 12],
      [420, 246, 50],
    ].map(([x = 0, y = 0, r = 0]) => place(letter(), { x, y, rotate: r, scale: 0.9 })),
    ...track(flight, 70),
    stroke(rush, '#ffffff', 3.4, 0.55),
    place(
      bathOnWheels({
        paint: 'green',
        slope: climb(flight),
        load: [place(cakeBox(), { x: -26, y: -14, rotate: -38, scale: 1.2 })],
      }),
      { x: 690, y: 352, scale: 1.5, rotate: -12 },
    ),
    place(custardSlice(), { x: 880, y: 126, rotate: 32, scale: 1.5 }),
    stroke(curve('770,226 800,186 838,150') + curve('790,240 822,204 850,178'), colours.custard, 5, 0.9),
    ...track(flight, 168),
    fill(spray, colours.waterPale, 0.9),
    stroke(
      curve('330,520 290,500 240,520 200,570') + curve('350,500 300,470 230,490 170,560'),
      colours.waterPale,
      9,
      0.8,
    ),
    place(bathOnWheels({ paint: 'pink', slope: climb(flight), rain: 1 }), { x: 300, y: 640, scale: 1.42, rotate: 8 }),
    ...rainfall(0.7, 21),
  ],
  text: { x: 52, y: 44, w: 470, h: 300, ink: colours.ink, ground: '#a8b7c4', size: 22, loud: [0] },
}
