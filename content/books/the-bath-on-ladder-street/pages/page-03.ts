import { ellipse, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, paper, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mumWithBabies } from '../cast/mum-with-babies.ts'
import { mrNowak, postwoman } from '../cast/neighbours.ts'
import { faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { signPlate } from '../places/house.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { stairsUp } from '../places/stairs-up.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bag, foldedPushchair, letter, potato } from '../props/goods.ts'
import { pianoWithCat } from '../props/piano.ts'

const gardenWall: SceneNode[] = [
  fill(rect(-10, 584, 440, 150), colours.stone),
  fill(
    Array.from({ length: 18 }, (_, i) =>
      rect((i % 6) * 76 - 30 + (Math.floor(i / 6) % 2) * 38, 606 + Math.floor(i / 6) * 38, 68, 30, 8),
    ).join(''),
    colours.stoneShade,
    0.4,
  ),
  ...paper(rect(-14, 574, 452, 20, 5), colours.stoneShade, 4),
]

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 5),
    ...valley(drizzle, 640, 6),
    ...stairsUp(drizzle),
    ...gardenWall,
    place(
      signPlate([
        place([lettering('STRYD YR YSGOL', 13, colours.ink)], { y: -10 }),
        place([lettering('LADDER STREET', 13, colours.ink)], { y: 12 }),
      ]),
      { x: 190, y: 656, scale: 1.2, rotate: -2 },
    ),
    potato(448, 694, 34, 20),
    potato(60, 704, 26, 120),
    place(pianoWithCat(), { x: 640, y: 300, scale: 0.92 }),
    ...stand(mrNowak, [742, 316], 0.5, {
      back: false,
      turn: -0.5,
      tilt: 6,
      hands: [
        [26, -66],
        [44, -16],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: { eyes: 'half', brows: 'worried', mouth: 'flat' },
    }),
    ...stand(postwoman, [548, 452], 0.72, {
      turn: 0.2,
      lean: 12,
      nod: 0.4,
      hands: [
        [-44, 10],
        [36, -40],
      ],
      arms: ['front', 'over'],
      feeling: faces.tired,
      holding: [[], [place(letter(), { y: -4, rotate: 12 })]],
    }),
    place([...bag(colours.red)], { x: 516, y: 368, scale: 1.2, rotate: 10 }),
    fill(ellipse(696, 692, 88, 11), '#232338', 0.24),
    place(
      mumWithBabies({
        turn: -0.3,
        nod: 0.1,
        tilt: -7,
        lean: 3,
        feeling: faces.tired,
        babies: ['asleep', 'wide'],
      }),
      { x: 686, y: 694 - 123.4 * 1.5, scale: 1.5 },
    ),
    // The pushchair hangs from her elbow.
    place(foldedPushchair(), { x: 686 + 46 * 1.5, y: 694 - (123.4 + 29) * 1.5, scale: 1.5, rotate: 1 }),
    ...rainfall(0.6, 13),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 76, w: 258, h: 440, ink: colours.ink, ground: '#a4b1bf', size: 19.5 },
}
