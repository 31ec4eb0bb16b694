import { figure } from '../../../kit/figure.ts'
import { blob, curve } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, row, sky, town } from '../places/allotment.ts'
import { cab, ceilingLamps, dollsHouse, lamplit, seatFromSide, upperDeck } from '../places/inside.ts'
import { dusk } from '../places/light.ts'
import { duskLight } from '../places/lighting.ts'
import { kettle, stove } from '../props/stove.ts'

const riders: SceneNode[] = [
  place(
    [
      ...cab(lamplit),
      place(
        profile(mrGill, {
          lean: 8,
          hands: [
            [52, -34],
            [66, -58],
          ],
          grasp: ['grip', 'grip'],
          seat: [
            [40, 6],
            [44, 8],
          ],
          feet: [
            [46, 58],
            [56, 56],
          ],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        }),
        { x: 158, y: 546, scale: 1.02, flip: true },
      ),
    ],
    { x: 64 - 64 * 1.22, y: 606 - 606 * 1.22, scale: 1.22 },
  ),
  ...[384, 636].map((x) => place(seatFromSide(lamplit), { x, y: 606, scale: 1.24 })),
  place(
    figure(mei, {
      turn: -0.45,
      lean: -5,
      hands: [
        [-54, -82],
        [46, -88],
      ],
      grasp: ['grip', 'grip'],
      feet: [
        [-14, 54],
        [14, 54],
      ],
      feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
    }),
    { x: 372, y: 458, scale: 1.26 },
  ),
  place(
    figure(kai, {
      turn: -0.5,
      lean: -4,
      hands: [
        [-80, -78],
        [44, -108],
      ],
      grasp: ['point', 'cup'],
      arms: ['over', 'over'],
      ...sitting(kai.build, -1, 0.5),
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    { x: 650, y: 520, scale: 1.26 },
  ),
  place(stove(), { x: 812, y: 604, scale: 1.15 }),
  place(kettle(), { x: 812, y: 494, scale: 1.15 }),
]

const roar: SceneNode[] = [0, 1, 2].map((i) =>
  stroke(
    curve([
      [288 - i * 13, 336 - i * 11],
      [274 - i * 15, 360],
      [288 - i * 13, 384 + i * 11],
    ]),
    colours.rhubarb,
    5,
    0.9 - i * 0.2,
  ),
)

export const drawing: Drawing = {
  scene: [
    ...sky(dusk, 440, 2),
    ...town(dusk, 446, 8, true),
    ...ground({ ...dusk, ground: '#443b5c', groundMark: '#4b4264' }, 440, 6),
    glow(480, 560, 420, '#ffdf94', 0.25),
    place(
      [
        ...upperDeck({ glass: '#ffe3a0', windowsAt: 56 }),
        place([lettering('MUCKTHORPE', 22, colours.custardPale, 0.16)], { x: 480, y: 202 }),
        ...dollsHouse(lamplit),
        ceilingLamps(),
        ...riders,
        ...roar,
      ],
      { x: 10, y: -178, scale: 1.08, rotate: -0.6 },
    ),
    // Its wheels have sunk in among the cabbages.
    fill(blob('-20,760 -20,548 120,540 300,546 480,538 700,546 860,538 980,546 980,760', 0.1), '#443b5c'),
    place(row(cabbage(dusk, 0.5), 4, 68), { x: 40, y: 537, scale: 0.95 }),
    place(row(cabbage(dusk, 0.5), 5, 66), { x: 640, y: 537, scale: 0.95 }),
  ],
  lighting: duskLight,
  text: { x: 60, y: 556, w: 840, h: 134, ink: colours.white, ground: '#443b5c', size: 19 },
}
