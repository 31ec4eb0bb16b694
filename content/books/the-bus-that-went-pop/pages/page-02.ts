import { figure } from '../../../kit/figure.ts'
import { curve, line } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { profile } from '../../../kit/profile.ts'
import { place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, sky, town } from '../places/allotment.ts'
import { cab, ceilingLamps, dollsHouse, lamplit, seatFromSide, upperDeck } from '../places/inside.ts'
import { dusk } from '../places/light.ts'
import { duskLight } from '../places/lighting.ts'
import { kettle, stove } from '../props/stove.ts'

const riders: SceneNode[] = [
  ...cab(lamplit),
  place(
    profile(mrGill, {
      lean: 8,
      hands: [
        [54, -38],
        [64, -62],
      ],
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
  ...[344, 480, 616].map((x) => place(seatFromSide(lamplit), { x, y: 606 })),
  place(
    figure(mei, {
      turn: -0.45,
      lean: -6,
      hands: [
        [-52, -84],
        [44, -90],
      ],
      feet: [
        [-14, 54],
        [14, 54],
      ],
      feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
    }),
    { x: 334, y: 488, scale: 1.05 },
  ),
  place(
    profile(kai, {
      lean: 4,
      hands: [
        [88, -104],
        [2, -108],
      ],
      seat: [
        [34, 8],
        [40, 10],
      ],
      feet: [
        [44, 50],
        [52, 48],
      ],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
    }),
    { x: 486, y: 540, scale: 1.05, flip: true },
  ),
  place(stove(), { x: 846, y: 604 }),
  place(kettle(), { x: 846, y: 508 }),
]

const roar: SceneNode[] = [0, 1, 2].map((i) =>
  stroke(
    curve([
      [268 - i * 12, 388 - i * 10],
      [256 - i * 14, 410],
      [268 - i * 12, 432 + i * 10],
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
    place(
      [
        ...upperDeck({ glass: '#ffe3a0', windowsAt: 56 }),
        place([lettering('MUCKTHORPE', 22, colours.custardPale, 0.16)], { x: 480, y: 202 }),
        ...dollsHouse(lamplit),
        ceilingLamps(),
        ...riders,
        ...roar,
        stroke(
          [300, 420, 540].map((y, i) => line([958 + i * 8, y + 20], [1000, y + 20])).join(''),
          colours.custardPale,
          5,
          0.7,
        ),
      ],
      { x: 91, y: -82, scale: 0.81, rotate: -0.8 },
    ),
  ],
  lighting: duskLight,
  text: { x: 60, y: 528, w: 840, h: 162, ink: colours.white, ground: '#443b5c', size: 20 },
}
